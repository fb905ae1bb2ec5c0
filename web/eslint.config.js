import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  globalIgnores(['src/protocol/schema.ts', 'public/']), // made by openapi-typescript; a worker that no module of the page knows
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: { allowDefaultProject: ['*.js', '*.mjs'] }, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      // Numbers are written into texts and drawings everywhere.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // A handler in one line says what it does, whatever that returns.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // `void x` in an effect names what it depends on.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // Most lists are of signs without an identity, some of them alike.
      'svelte/require-each-key': 'off',
      // State is replaced as a whole; maps and sets are made for one calculation.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    // In markup eslint does not know the types of components: svelte-check does, and has the word there.
    files: ['**/*.svelte'],
    rules: Object.fromEntries(
      ['argument', 'assignment', 'call', 'member-access', 'return'].map((kind) => [
        `@typescript-eslint/no-unsafe-${kind}`,
        'off',
      ]),
    ),
  },
  {
    // Drawings are SVG that the page itself writes.
    files: ['src/drawings/**', 'src/games/**'],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
  {
    // In a test a stub answers as the server does, and what is not there fails by itself.
    files: ['test/**'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  { files: ['*.js', '*.mjs'], extends: [ts.configs.disableTypeChecked], languageOptions: { globals: globals.node } },
);

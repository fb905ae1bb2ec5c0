// What a reader sees stands in the catalogues: no text in the markup, in labels or in code that is shown.

import { parse, type AST } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';

const MARKUP = import.meta.glob<string>('../src/**/*.svelte', { eager: true, query: '?raw', import: 'default' });
const CODE = import.meta.glob<string>('../src/**/*.ts', { eager: true, query: '?raw', import: 'default' });

/** Attributes that are read aloud or shown. */
const READ = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
  'label',
]);
/** Names, units and notation, which are the same in every language. */
const NAMES = /Viceregal|\b[A-Z]{2}-[A-Z0-9.-]+|\bAI\b|\bEsc\b|\bEnter\b|\bTab\b|\b[A-Z]\b|\bpx\b|\bs\b/g;
const saysSomething = (text: string): boolean => /\p{L}{2,}/u.test(text.replaceAll(NAMES, ''));

type Node = AST.Fragment['nodes'][number] | AST.Attribute | AST.Text | AST.Fragment;

/** All texts of a component: between tags, and in the attributes that are read. */
function texts(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) for (const each of node) texts(each, found);
  else if (typeof node === 'object' && node !== null && 'type' in node) {
    const each = node as Node;
    if ((each.type as string) === 'StyleDirective') return found;
    if (each.type === 'Text') found.push(each.data);
    else if (each.type === 'Attribute') {
      const value = Array.isArray(each.value) ? each.value : [];
      if (READ.has(each.name)) for (const part of value) if (part.type === 'Text') found.push(part.data);
    } else if (!('name' in each && each.name === 'style'))
      for (const [name, part] of Object.entries(each)) if (name !== 'expression') texts(part, found);
  }
  return found;
}

/** Sentences in code: two words or more with a blank, but for what goes to programs, drawings and logs. */
const SENTENCE = /(['"`])([A-ZÀ-Ž][\p{L}’']+(?: [\p{L}’']+)+[.!?]?)\1/gu;
const FONTS = /^(Bona Nova|Alegreya Sans)/;
const INTERNAL = /\b(Error|console\.\w+|throw)\b|message:|font:|'(?:image|text)\//;

describe('no word stands outside the catalogues', () => {
  it('and there is markup to look at', () => {
    expect(Object.keys(MARKUP).length).toBeGreaterThan(100);
    const sample =
      '<b title="Look here" class="not this">A word {of.code} <img alt="{x}" /></b><style>b { color: red }</style>';
    expect(texts(parse(sample, { modern: true }).fragment).filter(saysSomething)).toEqual(['Look here', 'A word ']);
  });

  it.each(Object.entries(MARKUP))('in %s', (_, source) => {
    const { fragment } = parse(source, { modern: true });
    expect(texts(fragment).filter(saysSomething)).toEqual([]);
  });

  it('nor sentences in code', () => {
    const scripts = Object.entries({ ...CODE, ...MARKUP }).filter(([path]) => !path.endsWith('schema.ts'));
    const lines = scripts.flatMap(([path, source]) =>
      source
        .split('\n')
        .flatMap((line) => [...line.matchAll(SENTENCE)].map((match) => ({ path, line, text: match[2] }))),
    );
    const shown = lines.filter(
      ({ line, text }) => !INTERNAL.test(line) && !FONTS.test(text ?? '') && !/^\s*(\/\/|\*|\/\*)/.test(line),
    );
    expect(shown.map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
  });
});

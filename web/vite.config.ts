import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

// While one works on the page, `npx vite` passes /api on to a running `viceregal serve`.
const server = 'http://127.0.0.1:8420';

/** The languages that a running server has written into its page. */
const languages: Plugin = {
  name: 'languages',
  apply: 'serve',
  transformIndexHtml: async (html) => {
    const served = await fetch(server).then((answer) => answer.text());
    return html.replace('<!-- languages -->', /<script id="languages".*?<\/script>/.exec(served)?.[0] ?? '');
  },
};

const OF_ONE_GAME = /[\\/]games[\\/](?!general[\\/])[^\\/]+[\\/]/;
/** Lessons, puzzles and reviews share it; a table that is played does without. */
const FOR_PRACTICE = /[\\/]table[\\/]practice\./;

export default defineConfig({
  plugins: [svelte(), languages],
  build: {
    outDir: '../src/viceregal/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 2048,
    modulePreload: { polyfill: false },
    // Every file has its headers, and what is packed together packs better: what all pages need is one part, and what
    // several of them share is another. Each has all it needs in itself or in the first, so that no part waits for one
    // that waits for it.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', tags: ['$initial'] },
            { name: 'shared', test: (id) => !OF_ONE_GAME.test(id) && !FOR_PRACTICE.test(id), minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } } } },
});

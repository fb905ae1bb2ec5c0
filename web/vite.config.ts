import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// While one works on the page, `npx vite` passes /api on to a running `viceregal serve`.
const server = 'http://127.0.0.1:8420';

/** Without the list of who shares it. */
const nameOf = (name: string): string => name.replace(/~.*|\.[a-z0-9]+$/i, '');

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/viceregal/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 2048,
    modulePreload: { polyfill: false },
    // Every file has its headers, and what is packed together packs better: what two parts of the page share goes by
    // who needs it, and little ones go along with the next.
    rolldownOptions: {
      output: {
        chunkFileNames: (chunk) => `assets/${nameOf(chunk.name)}-[hash].js`,
        assetFileNames: (asset) => `assets/${nameOf(asset.names[0] ?? 'part')}-[hash][extname]`,
        codeSplitting: {
          groups: [
            { name: 'base', tags: ['$initial'] },
            {
              name: 'shared',
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 12_000,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } } } },
});

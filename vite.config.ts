import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CONTENT, DIST, ROOT, SCHEMAS } from './scripts/places.ts';
import { contentPlugin } from './scripts/vite/content-plugin.ts';
import { prerenderPlugin } from './scripts/vite/prerender-plugin.ts';

/** `CONTENT_DIR` and `DIST_DIR` let tests build other content into another place. */
const content = process.env.CONTENT_DIR ?? CONTENT;
const dist = process.env.DIST_DIR ?? DIST;

export default defineConfig({
  root: ROOT,
  appType: 'custom',
  plugins: [
    react(),
    contentPlugin(content, SCHEMAS),
    prerenderPlugin({
      content,
      schemas: SCHEMAS,
      server: process.env.SERVER_DIR ?? `${ROOT}.cache/server`,
    }),
  ],
  build: {
    outDir: dist,
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});

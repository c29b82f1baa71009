import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentPlugin } from './scripts/build/vite/content-plugin.ts';
import { prerenderPlugin } from './scripts/build/vite/prerender-plugin.ts';
import { CONTENT, DIST, ROOT, SCHEMAS } from './scripts/project/places.ts';

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

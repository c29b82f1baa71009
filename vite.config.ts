import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentPlugin } from './scripts/build/vite/content-plugin.ts';
import { prerenderPlugin } from './scripts/build/vite/prerender-plugin.ts';
import { CONTENT, ROOT, SCHEMAS } from './scripts/project/places.ts';

/** `CONTENT_DIR` lets tests build other content; where the site goes, `scripts/build.ts` says. */
const content = process.env.CONTENT_DIR ?? CONTENT;

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
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});

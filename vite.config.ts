import { defineConfig } from 'vite';
import { CONTENT } from './scripts/project/places.ts';
import { siteConfig } from './scripts/site/vite/site-config.ts';

/** For `npm run dev`; `CONTENT_DIR` lets tests look at other content. A build brings what it has checked. */
export default defineConfig(siteConfig(process.env.CONTENT_DIR ?? CONTENT));

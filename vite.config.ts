import { defineConfig } from 'vite';
import { ROOT, servedFolder } from './scripts/project/paths.ts';
import { classNames } from './scripts/site/vite/class-names.ts';

/** How Vite builds `src`; `npm run build` and `npm run dev` add the content (`scripts/site/vite/`). */
export default defineConfig(({ command }) => ({
  root: ROOT,
  publicDir: servedFolder(),
  appType: 'custom',
  ...(command === 'build' && {
    css: { modules: { generateScopedName: classNames(`${ROOT}src`) } },
  }),
  build: {
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // Each page inlines its critical CSS; the one style sheet styles the rest.
    cssCodeSplit: false,
  },
}));

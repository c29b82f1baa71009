import { build, type InlineConfig, type Plugin } from 'vite';
import { at, ROOT } from '../project/places.ts';

const SHARED = {
  root: ROOT,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  base: '/assets/',
} as const satisfies InlineConfig;
/** One file of each kind, by name. */
const PARTS = {
  chunkSizeWarningLimit: 5000,
  assetsInlineLimit: 0,
  cssCodeSplit: false,
  emptyOutDir: false,
} as const;
/** A slow computer is no fault of what is built. */
const CHECKS = { checks: { bundlerTimings: false } };

/**
 * The studio's page from its sources, apart from everything that is published, and what draws the site's
 * pages for Node, with the styles of all of them.
 * @param outDir absolute path of the folder in which they come to lie
 * @param renderer name of the module that draws
 */
export async function buildStudio(outDir: string, renderer: string): Promise<void> {
  await build({
    ...SHARED,
    build: {
      ...PARTS,
      outDir,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        ...CHECKS,
        input: 'src/studio/page/main.tsx',
        output: {
          codeSplitting: false,
          entryFileNames: 'studio.js',
          assetFileNames: '[name][extname]',
        },
      },
    },
  });
  await build({
    ...SHARED,
    mode: 'production',
    plugins: [givenContent()],
    build: {
      ...PARTS,
      outDir,
      ssr: 'src/studio/preview/render.tsx',
      ssrEmitAssets: true,
      rolldownOptions: {
        ...CHECKS,
        output: {
          codeSplitting: false,
          entryFileNames: renderer,
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css')) ? 'site.css' : '[name][extname]',
        },
      },
    },
  });
}

/** Modules of the site that the studio's renderer takes others for, outside of the studio itself. */
const OTHERS = ['/src/content/content.ts', '/src/i18n/format.ts'];
const TRACED = at('src/studio/preview/traced.ts');
const DRAWING = /\/src\/(?:layout|pages|estimate|staff|components)\//;

/** What a build bakes into the pages comes from the studio instead, and facts are followed. */
function givenContent(): Plugin {
  return {
    name: 'given-content',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (id === 'virtual:loaders') return TRACED;
      if (!importer || !DRAWING.test(importer)) return undefined;
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      return OTHERS.some((path) => found?.id.endsWith(path)) ? TRACED : undefined;
    },
  };
}

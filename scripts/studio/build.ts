import { build, type InlineConfig, type Plugin } from 'vite';
import { at, ROOT } from '../project/paths.ts';

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
/** No warnings about build time: they depend on the computer. */
const CHECKS = { checks: { bundlerTimings: false } };

/**
 * Builds the studio's page, apart from everything that is published, and a renderer of the site's
 * pages for Node, with all their styles.
 * @param outDir absolute path of the output folder
 * @param renderer file name of the renderer
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

/** Modules of the site that the renderer replaces with `traced.ts`. */
const OTHERS = ['/src/content/content.ts', '/src/i18n/format.ts'];
const TRACED = at('src/studio/preview/traced.ts');
const DRAWING = /\/src\/(?:layout|pages|estimate|staff|components)\//;

/** Gives the renderer the content of the studio instead of the built one, and traces facts. */
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

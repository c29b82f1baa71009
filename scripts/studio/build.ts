import { build, type Plugin } from 'vite';
import { fromRoot, ROOT } from '../project/paths.ts';

const PAGE = 'src/studio/page/main.tsx';
const RENDERER = 'src/studio/preview/render.tsx';

/**
 * Builds the studio's page, apart from everything that is published, and a renderer of the site's
 * pages for Node, with all their styles; one file of each type.
 * @param outDir absolute path of the output folder
 * @param renderer file name of the renderer
 */
export async function buildStudio(outDir: string, renderer: string): Promise<void> {
  for (const ssr of [undefined, RENDERER])
    await build({
      root: ROOT,
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      base: '/assets/',
      plugins: ssr ? [givenContent()] : [],
      build: {
        outDir,
        ssr: ssr ?? false,
        ssrEmitAssets: true,
        chunkSizeWarningLimit: 5000,
        assetsInlineLimit: 0,
        cssCodeSplit: false,
        emptyOutDir: false,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          // No warnings about build time: they depend on the computer.
          checks: { bundlerTimings: false },
          input: ssr ?? PAGE,
          output: {
            codeSplitting: false,
            entryFileNames: ssr ? renderer : 'studio.js',
            assetFileNames: ({ names }) =>
              ssr && names.some((name) => name.endsWith('.css')) ? 'site.css' : '[name][extname]',
          },
        },
      },
    });
}

/** Modules of the site that the renderer replaces with `traced.ts`. */
const REPLACED_MODULES = ['/src/content/content.ts', '/src/i18n/format.ts'];
const TRACED = fromRoot('src/studio/preview/traced.ts');
const RENDERING_FOLDERS = /\/src\/(?:layout|pages|estimate|staff|components)\//;

/** Gives the renderer the content of the studio instead of the built one, and traces facts. */
function givenContent(): Plugin {
  return {
    name: 'given-content',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (id === 'virtual:loaders') return TRACED;
      if (!importer || !RENDERING_FOLDERS.test(importer)) return undefined;
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      return REPLACED_MODULES.some((path) => found?.id.endsWith(path)) ? TRACED : undefined;
    },
  };
}

import { build, type InlineConfig, type Plugin } from 'vite';
import { at, ROOT } from '../project/places.ts';

const SHARED = {
  root: ROOT,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  base: '/assets/',
} as const satisfies InlineConfig;
/** One file of each kind, by name; a slow computer is no fault of what is built. */
const PARTS = { write: false, assetsInlineLimit: 0, cssCodeSplit: false } as const;
const CHECKS = { checks: { bundlerTimings: false } };

/**
 * The studio's page from its sources, apart from everything that is published, and what draws the site's
 * pages for Node, with the styles of all of them: name → bytes.
 * @param renderer name of the module that draws
 */
export async function buildStudio(renderer: string): Promise<Map<string, Uint8Array>> {
  const page = await build({
    ...SHARED,
    build: {
      ...PARTS,
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
  const drawing = await build({
    ...SHARED,
    mode: 'production',
    plugins: [givenContent()],
    build: {
      ...PARTS,
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
  return new Map([page, drawing].flat().flatMap(filesOf));
}

function filesOf(result: Awaited<ReturnType<typeof build>>): [string, Uint8Array][] {
  return [result].flat().flatMap((one) =>
    'output' in one
      ? one.output.map((file): [string, Uint8Array] => {
          const content = file.type === 'chunk' ? file.code : file.source;
          return [file.fileName, typeof content === 'string' ? Buffer.from(content) : content];
        })
      : [],
  );
}

/** Modules of the site that the studio's renderer takes others for, outside of the studio itself. */
const OTHERS: Readonly<Record<string, string>> = {
  '/src/content/content.ts': 'src/studio/preview/traced-content.ts',
  '/src/i18n/format.ts': 'src/studio/preview/traced-formats.ts',
};
const DRAWING = /\/src\/(?:layout|pages|estimate|staff|components)\//;

/** What a build bakes into the pages comes from the studio instead, and facts are followed. */
function givenContent(): Plugin {
  return {
    name: 'given-content',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (id === 'virtual:loaders') return at('src/studio/preview/given-content.ts');
      if (!importer || !DRAWING.test(importer)) return undefined;
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      const other = Object.entries(OTHERS).find(([path]) => found?.id.endsWith(path));
      return other && at(other[1]);
    },
  };
}

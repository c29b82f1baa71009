import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { at, ROOT } from '../project/places.ts';

/** What draws the site's pages, for Node, and the styles of all of them: name → bytes. */
export async function buildRenderer(): Promise<Map<string, Uint8Array>> {
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    base: '/assets/',
    mode: 'production',
    plugins: [react(), givenContent()],
    build: {
      write: false,
      ssr: 'src/studio/preview/render.tsx',
      ssrEmitAssets: true,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: {
          codeSplitting: false,
          entryFileNames: 'render.js',
          assetFileNames: (asset) =>
            asset.names.some((name) => name.endsWith('.css')) ? 'site.css' : '[name][extname]',
        },
      },
    },
  });
  const files = new Map<string, Uint8Array>();
  for (const output of [result].flat()) {
    if (!('output' in output)) continue;
    for (const file of output.output) {
      const content = file.type === 'chunk' ? file.code : file.source;
      files.set(file.fileName, typeof content === 'string' ? Buffer.from(content) : content);
    }
  }
  return files;
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

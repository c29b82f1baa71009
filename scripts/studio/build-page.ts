import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { ROOT } from '../project/places.ts';

/** The studio's page from its sources, apart from everything that is published: name → bytes. */
export async function buildPage(): Promise<Map<string, Uint8Array>> {
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    base: '/assets/',
    plugins: [react()],
    build: {
      write: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // A slow computer is no fault of what is built, and the manager reads no English.
        checks: { bundlerTimings: false },
        input: 'src/studio/page/main.tsx',
        output: {
          codeSplitting: false,
          entryFileNames: 'studio.js',
          assetFileNames: '[name][extname]',
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

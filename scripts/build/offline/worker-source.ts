import { build } from 'vite';
import type { OfflineSettings } from '../../../src/offline/settings.ts';
import { ROOT } from '../../project/places.ts';

/**
 * The service worker as one file, with Workbox in it.
 * @param settings none: the worker that takes away what an earlier one kept
 */
export async function workerSource(settings: OfflineSettings | undefined): Promise<string> {
  const result = await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'silent',
    define: {
      OFFLINE: JSON.stringify(settings ?? null),
      // Workbox tells developers much.
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: settings ? 'src/offline/worker.ts' : 'src/offline/switched-off.ts',
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const [output] = [result].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('no worker was built');
  return chunk.code;
}

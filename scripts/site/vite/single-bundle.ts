import { build } from 'vite';
import type { OfflineSettings } from '../../../src/offline/settings.ts';
import { ROOT } from '../../project/paths.ts';

/**
 * A module and all that it imports, as one self-contained script (an IIFE).
 * @param input its path from the project's root
 * @param define JavaScript for each constant of the code
 */
export async function bundledAlone(
  input: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const result = await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'silent',
    define,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife', codeSplitting: false } },
    },
  });
  const [output] = [result].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`${input} gave no script`);
  return chunk.code;
}

/**
 * The service worker as one file, with Workbox in it.
 * @param settings undefined: the worker that deletes what an earlier one saved
 */
export function workerSource(settings: OfflineSettings | undefined): Promise<string> {
  return bundledAlone(settings ? 'src/offline/worker.ts' : 'src/offline/unregister.ts', {
    OFFLINE: JSON.stringify(settings ?? null),
    // Otherwise Workbox logs to the console.
    'process.env.NODE_ENV': '"production"',
  });
}

import type { OfflineSettings } from '../../../src/offline/settings.ts';
import { bundledAlone } from '../vite/bundled-alone.ts';

/**
 * The service worker as one file, with Workbox in it.
 * @param settings none: the worker that takes away what an earlier one kept
 */
export function workerSource(settings: OfflineSettings | undefined): Promise<string> {
  return bundledAlone(settings ? 'src/offline/worker.ts' : 'src/offline/switched-off.ts', {
    OFFLINE: JSON.stringify(settings ?? null),
    // Workbox tells developers much.
    'process.env.NODE_ENV': '"production"',
  });
}

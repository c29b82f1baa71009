import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../components/actions/save-file.ts';
import type { NameFields } from './file-name.ts';
import type { RefusedFile } from './photos.ts';
import { renamePhotos } from './rename-photos.ts';
import { isFinished, type Run } from './run.ts';

type Ending = 'cancelled' | 'failed';

/**
 * Creates the downloads of a run, one per request.
 * @param refuse called with photos that turn out to be damaged
 */
export function useRun(refuse: (files: readonly RefusedFile[]) => void) {
  const [run, setRun] = useState<Run>();
  const [ending, setEnding] = useState<Ending>();
  const abort = useRef<AbortController>(undefined);
  // Cancels the run when the page is left.
  useEffect(() => () => abort.current?.abort(), []);
  const make = async (from: Run, fields: NameFields, today: string) => {
    if (from.steps !== undefined || isFinished(from)) return;
    const control = new AbortController();
    abort.current = control;
    const number = from.results.length;
    const archive = from.batches.length > 1 ? number + 1 : undefined;
    // Releases saved archives: a phone's memory holds one at a time.
    const results = from.results.map((result) => ({ ...result, download: undefined }));
    const showStep = (steps: number) => setRun({ ...from, results, steps });
    showStep(0);
    setEnding(undefined);
    try {
      const naming = { fields, date: today, archive };
      const photos = from.batches[number] ?? [];
      const result = await renamePhotos(photos, naming, control.signal, showStep);
      if (result.download) saveFile(result.download.name, result.download.content);
      refuse(result.refused);
      setRun({ ...from, results: [...results, result], steps: undefined });
    } catch (error) {
      setRun(number === 0 ? undefined : { ...from, results, steps: undefined });
      setEnding(control.signal.aborted ? 'cancelled' : 'failed');
      if (!control.signal.aborted) reportError(error);
    }
  };
  return {
    run,
    isCancelled: ending === 'cancelled',
    hasFailed: ending === 'failed',
    /** Creates the next missing download and saves it. */
    make,
    cancel: () => abort.current?.abort(),
    /** Clears the run and its result. */
    reset() {
      setRun(undefined);
      setEnding(undefined);
    },
  };
}

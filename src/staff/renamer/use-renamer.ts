import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../components/actions/save-file.ts';
import { type FieldName, type NameFields, wrongFields } from './file-name.ts';
import { type Photo, type RefusedFile, splitFiles } from './photos.ts';
import { renamePhotos } from './rename-photos.ts';
import { inBatches, isFinished, type Run } from './run.ts';

export type Problem = 'fields' | 'files' | 'failed';

export type Renamer = ReturnType<typeof useRenamer>;

const EMPTY: NameFields = { prefix: '', code: '', title: '' };

/** The state of the renamer; nothing leaves this device. */
export function useRenamer() {
  const [fields, setFields] = useState(EMPTY);
  const [hasTried, setTried] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const list = usePhotoList();
  const { run, isCancelled, hasFailed, makeNextDownload, cancel, reset } = useRun(list.refuse);
  const wrong = hasTried ? wrongFields(fields) : [];
  return {
    ...list,
    run,
    isCancelled,
    cancel,
    fields,
    /** The invalid fields, after the first attempt. */
    wrong,
    problem: problemOf(
      wrong.length > 0,
      hasTried && !isWaiting && list.photos.length === 0,
      hasFailed,
    ),
    setField: (field: FieldName, value: string) =>
      setFields((before) => ({ ...before, [field]: value })),
    add(files: readonly File[]) {
      if (run || files.length === 0) return;
      reset();
      void list.add(files);
    },
    clear() {
      setTried(false);
      setWaiting(false);
      reset();
      list.clear();
    },
    /**
     * Validates, and creates the first download once the chosen files are sorted.
     * @returns the invalid fields
     */
    start(today: string): readonly FieldName[] {
      const missing = wrongFields(fields);
      setTried(true);
      if (missing.length > 0 || isWaiting) return missing;
      setWaiting(true);
      void list.sorted().then((photos) => {
        if (!photos) return;
        setWaiting(false);
        const batches = inBatches(photos);
        if (photos.length > 0)
          void makeNextDownload({ batches, results: [], steps: undefined }, fields, today);
      });
      return missing;
    },
    /** Creates the next download of a run. */
    next(today: string) {
      if (run) void makeNextDownload(run, fields, today);
    },
  };
}

function problemOf(isNameless: boolean, isEmpty: boolean, hasFailed: boolean): Problem | undefined {
  if (isNameless) return 'fields';
  if (isEmpty) return 'files';
  return hasFailed ? 'failed' : undefined;
}

/** The chosen files, sorted into photos and others. */
function usePhotoList() {
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  // Queues files that are added while others are being sorted.
  const last = useRef(Promise.resolve(photos));
  // Replaced when the list is cleared: files still being sorted then no longer belong to it.
  const list = useRef({});
  const refuse = (files: readonly RefusedFile[]) => setRefused((others) => [...others, ...files]);
  return {
    photos,
    refused,
    async add(files: readonly File[]) {
      const own = list.current;
      const addTo = async (known: readonly Photo[]) => {
        const taken = known.map(({ suffix }) => suffix);
        const sorted = await splitFiles(files, taken);
        if (own !== list.current) return known;
        const all = [...known, ...sorted.photos];
        refuse(sorted.refused);
        setPhotos(all);
        return all;
      };
      const before = last.current;
      const sorting = before.then(addTo);
      last.current = sorting.catch(() => before);
      await sorting;
    },
    refuse,
    /**
     * All photos, once those added so far are sorted; undefined if the list is cleared while it
     * waits.
     */
    async sorted() {
      const own = list.current;
      let sorting: typeof last.current;
      let all: readonly Photo[];
      do {
        sorting = last.current;
        all = await sorting;
      } while (sorting !== last.current && own === list.current);
      return own === list.current ? all : undefined;
    },
    clear() {
      list.current = {};
      last.current = Promise.resolve([]);
      setPhotos([]);
      setRefused([]);
    },
  };
}

type Ending = 'cancelled' | 'failed';

/**
 * Creates the downloads of a run, one per request.
 * @param refuse called with photos that turn out to be damaged
 */
function useRun(refuse: (files: readonly RefusedFile[]) => void) {
  const [run, setRun] = useState<Run>();
  const [ending, setEnding] = useState<Ending>();
  const abort = useRef<AbortController>(undefined);
  // Cancels the run when the page is left.
  useEffect(() => () => abort.current?.abort(), []);
  const makeNextDownload = async (from: Run, fields: NameFields, today: string) => {
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
    makeNextDownload,
    cancel: () => abort.current?.abort(),
    /** Clears the run and its result. */
    reset() {
      setRun(undefined);
      setEnding(undefined);
    },
  };
}

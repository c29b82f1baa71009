import { useRef, useState } from 'react';
import { type FieldName, type NameFields, wrongFields } from './file-name.ts';
import { type Photo, type RefusedFile, randomBytes, sortFiles } from './photos.ts';
import { inBatches } from './run.ts';
import { useRun } from './use-run.ts';

export type Problem = 'fields' | 'files' | 'failed';

export type Renamer = ReturnType<typeof useRenamer>;

const EMPTY: NameFields = { prefix: '', code: '', title: '' };

/** The state of the renamer; nothing leaves this device. */
export function useRenamer() {
  const [fields, setFields] = useState(EMPTY);
  const [hasTried, setTried] = useState(false);
  const list = usePhotoList();
  const { run, isCancelled, hasFailed, make, cancel, reset } = useRun(list.refuse);
  const wrong = hasTried ? wrongFields(fields) : [];
  return {
    ...list,
    run,
    isCancelled,
    cancel,
    fields,
    /** The invalid fields, after the first attempt. */
    wrong,
    problem: problemOf(wrong.length > 0, hasTried && list.photos.length === 0, hasFailed),
    type: (field: FieldName, value: string) =>
      setFields((before) => ({ ...before, [field]: value })),
    add(files: readonly File[]) {
      if (run || files.length === 0) return;
      reset();
      void list.add(files);
    },
    clear() {
      setTried(false);
      reset();
      list.clear();
    },
    /** Validates, and creates the first download; returns the invalid fields. */
    start(today: string): readonly FieldName[] {
      const missing = wrongFields(fields);
      setTried(true);
      if (missing.length === 0 && list.photos.length > 0) {
        const batches = inBatches(list.photos);
        void make({ batches, results: [], steps: undefined }, fields, today);
      }
      return missing;
    },
    /** Creates the next download of a run. */
    next(today: string) {
      if (run) void make(run, fields, today);
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
  const refuse = (files: readonly RefusedFile[]) => setRefused((others) => [...others, ...files]);
  return {
    photos,
    refused,
    async add(files: readonly File[]) {
      const addTo = async (known: readonly Photo[]) => {
        const taken = known.map(({ suffix }) => suffix);
        const sorted = await sortFiles(files, taken, randomBytes);
        const all = [...known, ...sorted.photos];
        refuse(sorted.refused);
        setPhotos(all);
        return all;
      };
      last.current = last.current.then(addTo);
      await last.current;
    },
    refuse,
    clear() {
      last.current = Promise.resolve([]);
      setPhotos([]);
      setRefused([]);
    },
  };
}

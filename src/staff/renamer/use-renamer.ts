import { useState } from 'react';
import { inBatches } from './batches.ts';
import { type FieldName, type NameFields, wrongFields } from './file-name.ts';
import { type PhotoList, usePhotoList } from './use-photo-list.ts';
import { type RunControl, useRun } from './use-run.ts';

export type Problem = 'fields' | 'files' | 'failed';

export interface Renamer
  extends Pick<PhotoList, 'photos' | 'refused' | 'clear'>,
    Pick<RunControl, 'run' | 'isCancelled' | 'cancel'> {
  readonly fields: NameFields;
  /** The invalid fields, after the first attempt. */
  readonly wrong: readonly FieldName[];
  readonly problem: Problem | undefined;
  type(field: FieldName, value: string): void;
  add(files: readonly File[]): void;
  /** Validates, and creates the first download; returns the invalid fields. */
  start(today: string): readonly FieldName[];
  /** Creates the next download of a run. */
  next(today: string): void;
}

const EMPTY: NameFields = { prefix: '', code: '', title: '' };

/** The state of the renamer; nothing leaves this device. */
export function useRenamer(): Renamer {
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
    wrong,
    problem: problemOf(wrong.length > 0, hasTried && list.photos.length === 0, hasFailed),
    type: (field, value) => setFields((before) => ({ ...before, [field]: value })),
    add(files) {
      if (run || files.length === 0) return;
      reset();
      void list.add(files);
    },
    clear() {
      setTried(false);
      reset();
      list.clear();
    },
    start(today) {
      const missing = wrongFields(fields);
      setTried(true);
      if (missing.length === 0 && list.photos.length > 0) {
        const batches = inBatches(list.photos);
        void make({ batches, results: [], steps: undefined }, fields, today);
      }
      return missing;
    },
    next(today) {
      if (run) void make(run, fields, today);
    },
  };
}

function problemOf(isNameless: boolean, isEmpty: boolean, hasFailed: boolean): Problem | undefined {
  if (isNameless) return 'fields';
  if (isEmpty) return 'files';
  return hasFailed ? 'failed' : undefined;
}

// One of the threads that share the edits: it makes them all, and judges each so many-th.
import { parentPort, workerData } from 'node:worker_threads';
import { readContentFolder } from '../../../scripts/project/content-folder.ts';
import { CONTENT } from '../../../scripts/project/places.ts';
import { allEdits, type Choice } from './all-edits.ts';
import { judgeOf } from './judge.ts';
import { Original } from './mutation.ts';

/** What a thread is asked to do. */
export interface Part {
  readonly choice: Choice;
  readonly part: number;
  readonly parts: number;
}

function judgePart({ choice, part, parts }: Part): void {
  const original = new Original(readContentFolder(CONTENT));
  const edits = allEdits(original, choice).filter((_, place) => place % parts === part);
  const judge = judgeOf(original);
  for (const edit of edits) parentPort?.postMessage(judge(edit));
}

judgePart(workerData);

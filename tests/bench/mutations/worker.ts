// One of several threads: makes all edits, and judges its share of them.
import { parentPort, workerData } from 'node:worker_threads';
import { readContentFolder, readServedFiles } from '../../../scripts/project/content-folder.ts';
import { CONTENT, servedFolder } from '../../../scripts/project/paths.ts';
import type { Finding } from '../../../src/check/finding.ts';
import { sentenceOf } from '../../../src/check/messages.ts';
import { runChecks } from '../../../src/check/run-checks.ts';
import { schemas } from '../../schemas.ts';
import { harmlessEdits } from './harmless.ts';
import { type Mutation, Original } from './mutation.ts';
import { Random } from './random.ts';
import { slips } from './slips.ts';

/** The work of a thread. */
export interface Part {
  readonly seed: number;
  /** The size of the sample, drawn by the seed; undefined for all edits. */
  readonly sample?: number | undefined;
  /** Only kinds whose name contains this. */
  readonly only: string;
  readonly part: number;
  readonly parts: number;
}

/** What the check reports of an edit. */
export interface Verdict extends Pick<Mutation, 'sort' | 'kind' | 'title'> {
  /** `seen`: reported on its line. `elsewhere`: reported on another. `silent`: not reported. */
  readonly outcome: 'seen' | 'elsewhere' | 'silent' | 'broken';
  readonly said: readonly string[];
}

/** Requests to proofread a sentence: by design, they do not say that anything is wrong. */
const REREADING = /^(?:reread|translation-)/;
const served = readServedFiles(servedFolder());

function told(content: Mutation['content']): Finding[] {
  return runChecks(content, schemas, { served }).findings.filter(
    ({ severity, code }) =>
      (severity === 'error' || severity === 'warning') && !REREADING.test(code),
  );
}

/** An edit moves lines, but does not change what a finding says. */
const identity = ({ code, file, pointer, args }: Finding) =>
  JSON.stringify([code, file, pointer, args]);

function judge({ sort, kind, title, content, targets }: Mutation, before: Set<string>): Verdict {
  try {
    const news = told(content).filter((finding) => !before.has(identity(finding)));
    const isSeen = news.some(({ file, line }) =>
      targets.some((target) => target.file === file && line >= target.from && line <= target.to),
    );
    const outcome = isSeen ? 'seen' : news.length > 0 ? 'elsewhere' : 'silent';
    const said = news.map(
      (finding) => `${finding.file}:${finding.line} ${finding.code} ${sentenceOf(finding)}`,
    );
    return { sort, kind, title, outcome, said };
  } catch (error) {
    return { sort, kind, title, outcome: 'broken', said: [String((error as Error).stack)] };
  }
}

const { seed, sample, only, part, parts }: Part = workerData;
const random = new Random(seed);
const original = new Original(readContentFolder(CONTENT));
const all = [...slips(original, random), ...harmlessEdits(original, random)];
const wanted = all.filter(({ kind }) => kind.includes(only));
const drawn = sample === undefined ? wanted : random.sample(wanted, sample);
const before = new Set(told(original.content).map(identity));
for (const edit of drawn.filter((_, index) => index % parts === part))
  parentPort?.postMessage(judge(edit, before));

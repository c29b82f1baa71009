import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Measure } from '../../scripts/bench.ts';
import { readContentFolder } from '../../scripts/project/content-folder.ts';
import { CONTENT } from '../../scripts/project/places.ts';
import { schemas } from '../schemas.ts';
import { type DecidedFact, decidedPages } from './decided-pages.ts';
import type { Choice } from './mutations/all-edits.ts';
import { decisions } from './mutations/decisions.ts';
import type { Verdict } from './mutations/judge.ts';
import { Original } from './mutations/mutation.ts';
import type { Part } from './mutations/part.ts';
import { listed, summary, table } from './mutations/report.ts';

const SEED = 20250609;
const THREADS = Math.min(availableParallelism(), 4);
const TOLD_EACH = 500;
const REPORT = 'reports/mutations.json';

/**
 * Edits the real content in thousands of ways, and counts what the checker makes of each.
 * `EDITS=300` draws so many of them, `BENCH_ONLY=pagina` takes kinds by name; both leave the built pages out.
 */
export async function benchMutations(): Promise<Measure> {
  const { EDITS, BENCH_ONLY: only } = process.env;
  const sample = EDITS === undefined ? undefined : Number(EDITS);
  const verdicts = await judged({ seed: Number(process.env.SEED ?? SEED), sample, only });
  mkdirSync('reports', { recursive: true });
  writeFileSync(REPORT, `${JSON.stringify(verdicts, null, 1)}\n`);
  const isWhole = sample === undefined && only === undefined;
  const decided = isWhole ? await decidedOnce() : [];
  const misplaced = decided.filter(
    ({ unchanged, unexpected }) => unchanged.length + unexpected.length > 0,
  );
  const { lines, enough } = summary(verdicts, isWhole);
  const line = [
    ...table(verdicts),
    ...listed(verdicts),
    ...lines,
    ...misplaced.map(
      ({ fact, unchanged, unexpected }) =>
        `  ✗ ${fact}: non è cambiato su ${unchanged.join(' ') || 'nessuna pagina'}, è cambiato senza che si sapesse su ${unexpected.join(' ') || 'nessuna'}`,
    ),
    `Dati cambiati e sito ricostruito: ${decided.length}; su tutte e sole le pagine che li mostrano: ${decided.length - misplaced.length}.`,
    `L’elenco intero è in ${REPORT}.`,
  ].join('\n');
  return { line, enough: enough && misplaced.length === 0 };
}

/** The edits, shared out among threads; in the order in which they end. */
async function judged(choice: Choice): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const threads = Array.from({ length: THREADS }, async (_, part) => {
    const workerData: Part = { choice, part, parts: THREADS };
    const worker = new Worker(new URL('./mutations/part.ts', import.meta.url), { workerData });
    worker.on('message', (verdict: Verdict) => {
      verdicts.push(verdict);
      if (verdicts.length % TOLD_EACH === 0) console.log(`${verdicts.length} …`);
    });
    await once(worker, 'exit');
  });
  await Promise.all(threads);
  return verdicts;
}

/** Each fact with the first of its other values. */
function decidedOnce(): Promise<DecidedFact[]> {
  const original = new Original(readContentFolder(CONTENT));
  const all = decisions(original).toReversed();
  const first = new Map(all.map((one) => [one.fact, one]));
  return decidedPages(original.content, [...first.values()], schemas);
}

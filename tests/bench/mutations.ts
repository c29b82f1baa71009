// npm run bench -- mutations: edits the live content in thousands of ways, and counts what the
// check reports. `EDITS=300 SEED=7` for a sample, `BENCH_ONLY=segnaposto` for kinds by name.
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { BenchResult } from '../../scripts/bench.ts';
import type { Part, Verdict } from './mutations/worker.ts';

const SEED = 20250609;
const THREADS = Math.min(availableParallelism(), 4);
const MIN_CAUGHT = 0.98;
/** Of each sort; the report lists all. */
const MAX_LISTED = 25;
const REPORT = 'reports/mutations.json';

export async function bench(): Promise<BenchResult> {
  const { EDITS, BENCH_ONLY: only = '', SEED: seed = SEED } = process.env;
  const sample = EDITS === undefined ? undefined : Number(EDITS);
  const verdicts: Verdict[] = [];
  const threads = Array.from({ length: THREADS }, async (_, part) => {
    const workerData: Part = { seed: Number(seed), sample, only, part, parts: THREADS };
    const worker = new Worker(new URL('./mutations/worker.ts', import.meta.url), { workerData });
    worker.on('message', (verdict: Verdict) => verdicts.push(verdict));
    await once(worker, 'exit');
  });
  await Promise.all(threads);
  mkdirSync('reports', { recursive: true });
  writeFileSync(REPORT, `${JSON.stringify(verdicts, null, 1)}\n`);
  return summary(verdicts);
}

function summary(verdicts: readonly Verdict[]): BenchResult {
  const slips = verdicts.filter(({ sort }) => sort === 'slip');
  const unseen = slips.filter(({ outcome }) => outcome !== 'seen');
  const harmless = verdicts.filter(({ sort }) => sort === 'harmless');
  const alarms = harmless.filter(({ outcome }) => outcome !== 'silent');
  const share = (slips.length - unseen.length) / Math.max(1, slips.length);
  return {
    line: [
      ...table(verdicts),
      ...listed(unseen),
      ...listed(alarms),
      `Slips found on the right line: ${slips.length - unseen.length} of ${slips.length} (${(100 * share).toFixed(2)}%; at least ${MIN_CAUGHT * 100}%).`,
      `Harmless edits with a false alarm: ${alarms.length} of ${harmless.length}.`,
      `L’elenco intero è in ${REPORT}.`,
    ].join('\n'),
    meetsTarget: share >= MIN_CAUGHT && alarms.length === 0,
  };
}

/** A row for each family of edits: the part of their kind before the colon. */
function table(verdicts: readonly Verdict[]): string[] {
  const families = Map.groupBy(verdicts, ({ kind }) => kind.split(/[:,]/, 1)[0] ?? kind);
  const row = (name: string, cells: readonly (string | number)[]) =>
    [name.padEnd(44), ...cells.map((cell) => String(cell).padStart(9))].join(' ');
  const outcomes = ['seen', 'elsewhere', 'silent', 'broken'] as const;
  return [
    row('modifica', ['quante', 'alla riga', 'altrove', 'nulla', 'rotte']),
    ...[...families].sort().map(([family, of]) => {
      const counts = outcomes.map((name) => of.filter(({ outcome }) => outcome === name).length);
      return row(family, [of.length, ...counts]);
    }),
  ];
}

function listed(verdicts: readonly Verdict[]): string[] {
  const lines = verdicts
    .slice(0, MAX_LISTED)
    .map(
      ({ kind, title, said: [first] }) =>
        `  ✗ ${kind} — ${title}${first ? `; detto: ${first}` : ''}`,
    );
  const rest = verdicts.length - lines.length;
  return rest > 0 ? [...lines, `  … e altre ${rest}`] : lines;
}

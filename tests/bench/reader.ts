import { existsSync } from 'node:fs';
import type { Measure } from '../../scripts/bench.ts';
import { at } from '../../scripts/project/places.ts';
import { grammarFor } from '../../src/check/mentions/grammar.ts';
import type { MentionContext } from '../../src/check/mentions/mention.ts';
import { mentionsOf } from '../../src/check/mentions/mentions-of.ts';
import { told } from './reader/alarms.ts';
import { chronoAlone } from './reader/chrono-alone.ts';
import { chronoCases } from './reader/chrono-cases.ts';
import { corpusCases } from './reader/corpus.ts';
import { type Excluded, isExcluded, readExclusions } from './reader/exclusions.ts';
import { campFacts } from './reader/facts.ts';
import { type Case, type Found, foundOf, type Verdict, verdictOn } from './reader/judged.ts';
import { recognizersCases } from './reader/recognizers.ts';

const EVIDENCE = process.env.EVIDENCE_DIR ?? at('../shared/evidence');
/** What one language is measured by. */
interface Lot {
  readonly language: 'it' | 'en';
  readonly recognizers: string;
  readonly chrono?: string;
  readonly corpus: readonly string[];
  readonly exclusions: string;
}

const ITALIAN: Lot = {
  language: 'it',
  recognizers: `${EVIDENCE}/recognizers-italian`,
  chrono: `${EVIDENCE}/chrono-italian`,
  corpus: Array.from({ length: 30 }, (_, index) => index + 1).map((part) => `part-${part}`),
  exclusions: 'exclusions',
};

const ENGLISH: Lot = {
  language: 'en',
  recognizers: `${EVIDENCE}/recognizers-english`,
  corpus: Array.from({ length: 23 }, (_, index) => `english-${index + 1}`),
  exclusions: 'english-exclusions',
};

const LEAST_CORPUS = 0.97;
const MOST_ALARMS = 0.01;
const LEAST_PUBLIC = 0.95;
/** Kinds of public cases of which nearly all must be right. */
const HELD = new Set(['money', 'percent', 'age', 'date', 'date range', 'hour', 'hour range']);
/** Addresses have rules of their own. */
const ADDRESSES = new Set(['phone', 'email', 'url']);

interface Row {
  readonly kind: string;
  readonly right: number;
  readonly wrong: number;
  readonly missed: number;
  readonly excluded: number;
}

/** What the reader makes of sentences that nobody here wrote, and what chrono-node makes of them. */
export function benchReader(file?: string): Measure {
  return file === undefined ? measureOf(ITALIAN) : measureOfFile(file, ITALIAN);
}

export function benchEnglishReader(file?: string): Measure {
  return file === undefined ? measureOf(ENGLISH) : measureOfFile(file, ENGLISH);
}

/** Sentences from elsewhere, with each value that is not read as its writer meant it. */
function measureOfFile(file: string, { language }: Lot): Measure {
  const cases = corpusCases(file, language);
  const { text, enough } = corpusPart(file, cases, []);
  return { line: [...text, ...cases.flatMap(unread)].join('\n'), enough };
}

function unread(one: Case): string[] {
  const found = readings(one);
  const missed = one.expected.filter((expected) => verdictOn(expected, found) !== 'right');
  if (missed.length === 0) return [];
  const meant = missed.map(({ start, end, keys }) => `${one.text.slice(start, end)} → ${keys[0]}`);
  const read = found.map(({ start, end, keys }) => `${one.text.slice(start, end)} → ${keys[0]}`);
  return [
    `  ${one.id}: ${one.text}`,
    `    detti: ${meant.join('; ')}`,
    `    letti: ${read.join('; ')}`,
  ];
}

function measureOf({ language, recognizers, chrono, corpus, ...lot }: Lot): Measure {
  const exclusions = readExclusions(lot.exclusions);
  const lines: string[] = [];
  const faults: string[] = [];
  const open = existsSync(recognizers) ? recognizersCases(recognizers, language) : [];
  if (open.length > 0) {
    const rows = measured(open, exclusions.public, numbersToo);
    lines.push('(a) Casi di Recognizers-Text', ...table(rows));
    faults.push(...publicFaults(rows));
  } else lines.push(`(a) manca la cartella ${recognizers}: salto questi casi.`);
  if (chrono !== undefined) lines.push(...chronoPart(chrono, exclusions.public));
  const files = corpus.map((name) => at(`tests/bench/reader/corpus/${name}.json`));
  const parts = files.filter((file) => existsSync(file)).map((one) => corpusCases(one, language));
  for (const [index, cases] of parts.entries()) {
    const { text, enough } = corpusPart(corpus[index] ?? '', cases, exclusions.corpus);
    lines.push(...text);
    if (!enough) faults.push(`corpus, ${corpus[index]}`);
  }
  lines.push(
    'chrono-node da solo, date e ore di (a) e (c)',
    ...table(chronoAlone([...open, ...parts.flat()], exclusions)),
  );
  lines.push(`Esclusi, ognuno con la sua ragione: tests/bench/reader/${lot.exclusions}.json.`);
  if (faults.length > 0) lines.push(`Sotto il limite: ${faults.join('; ')}.`);
  return { line: lines.join('\n'), enough: faults.length === 0 };
}

function chronoPart(folder: string, excluded: readonly Excluded[]): string[] {
  const cases = chronoCases(folder);
  if (cases.length === 0) return [`(b) manca la cartella ${folder}: salto questi casi.`];
  return ['(b) Casi italiani di chrono, date e ore dette', ...table(measured(cases, excluded))];
}

type Read = (one: Case) => Found[];

function readings(one: Case): Found[] {
  const context: MentionContext = {
    year: one.year,
    nouns: campFacts.nouns,
    ...(one.heading === undefined ? {} : { heading: one.heading }),
  };
  return mentionsOf(one.text, one.language, context)
    .filter(({ kind }) => !ADDRESSES.has(kind))
    .map(foundOf);
}

/** A number that counts nothing is no mention; its words are read all the same. */
function numbersToo(one: Case): Found[] {
  const value = grammarFor(one.language)
    ?.valuesIn(one.year)
    .number(one.text.trim().replace(/[.’']$/, ''));
  const whole = { start: 0, end: one.text.length, kind: 'count', keys: [`number:${value}`] };
  return value === undefined ? readings(one) : [...readings(one), whole];
}

function measured(
  cases: readonly (Case & { readonly kind?: string; readonly file?: string })[],
  excluded: readonly Excluded[],
  numbers: Read = readings,
): Row[] {
  const rows = new Map<string, Record<Verdict | 'excluded', number>>();
  for (const one of cases) {
    for (const expected of one.expected) {
      const row = rows.get(expected.kind) ?? { right: 0, wrong: 0, missed: 0, excluded: 0 };
      rows.set(expected.kind, row);
      if (isExcluded(one, excluded)) row.excluded += 1;
      else row[verdictOn(expected, (expected.kind === 'number' ? numbers : readings)(one))] += 1;
    }
  }
  return [...rows].map(([kind, row]) => ({ kind, ...row }));
}

function publicFaults(rows: readonly Row[]): string[] {
  const wrong = rows
    .filter((row) => row.wrong > 0)
    .map(({ kind }) => `(a) valori sbagliati: ${kind}`);
  const few = rows
    .filter(
      ({ kind, right, missed, wrong: bad }) =>
        HELD.has(kind) && right < LEAST_PUBLIC * (right + missed + bad),
    )
    .map(({ kind }) => `(a) ${kind}`);
  return [...wrong, ...few];
}

function corpusPart(part: string, cases: readonly Case[], excluded: readonly Excluded[]) {
  const rows = measured(cases, excluded);
  const sum = (key: 'right' | 'wrong' | 'missed') => rows.reduce((all, row) => all + row[key], 0);
  const [right, all] = [sum('right'), sum('right') + sum('wrong') + sum('missed')];
  const plain = cases.filter((one) => one.expected.length === 0 && !isExcluded(one, excluded));
  const read = plain.filter((one) => readings(one).length > 0).length;
  const alarms = plain.filter((one) => told(one).length > 0);
  const text = [
    `(c) Frasi di campus, ${part}: ${right} su ${all} al posto giusto (${percent(right, all)}), ${sum('wrong')} con un altro valore; allarmi del controllo su frasi senza valori: ${alarms.length} su ${plain.length} (${percent(alarms.length, plain.length)}); frasi senza valori in cui il lettore legge qualcosa: ${read}`,
    ...table(rows),
    ...alarms.map((one) => `  allarme: ${one.text}`),
  ];
  return {
    text,
    enough: right >= LEAST_CORPUS * all && alarms.length <= MOST_ALARMS * plain.length,
  };
}

function table(rows: readonly Row[]): string[] {
  return rows.map(
    ({ kind, right, wrong, missed, excluded }) =>
      `  ${kind.padEnd(18)} giusti ${String(right).padStart(4)}  sbagliati ${String(wrong).padStart(3)}  non visti ${String(missed).padStart(3)}${excluded ? `  esclusi ${excluded}` : ''}`,
  );
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(whole, 1)).toFixed(2).replace('.', ',')}%`;
}

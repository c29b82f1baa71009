import { mkdirSync, writeFileSync } from 'node:fs';
import type { Measure } from '../../scripts/bench.ts';
import { readContentFolder, readServedFiles } from '../../scripts/project/content-folder.ts';
import { CONTENT, PUBLIC } from '../../scripts/project/places.ts';
import type { Finding } from '../../src/check/finding.ts';
import { Readings } from '../../src/check/mentions/readings.ts';
import { sentenceOf } from '../../src/check/messages.ts';
import { runChecks } from '../../src/check/runChecks.ts';
import { schemas } from '../schemas.ts';
import { type DecidedFact, decidedPages } from './decided-pages.ts';
import { decisions } from './mutations/decisions.ts';
import { factSlips } from './mutations/fact-slips.ts';
import { harmlessEdits } from './mutations/harmless.ts';
import { invisibleEdits } from './mutations/invisible.ts';
import { listSlips } from './mutations/list-slips.ts';
import { type Mutation, Original } from './mutations/mutation.ts';
import { nameSlips } from './mutations/name-slips.ts';
import { Random } from './mutations/random.ts';
import { saysSlips } from './mutations/says-slips.ts';
import { sentenceSlips } from './mutations/sentence-slips.ts';
import { syntaxSlips } from './mutations/syntax-slips.ts';
import { textSlips } from './mutations/text-slips.ts';
import { typedSlips } from './mutations/typed-slips.ts';

const SEED = 20250609;
const LEAST_SLIPS = 2000;
const LEAST_HARMLESS = 500;
const LEAST_CAUGHT = 0.98;
const REPORT = 'reports/mutations.json';

interface Verdict {
  readonly mutation: Mutation;
  /** Errors and warnings that the content did not have before. */
  readonly findings: readonly Finding[];
  /** Caught at the right line, or for a harmless edit: left alone. */
  readonly right: boolean;
  /** What the checker threw. */
  readonly crash?: string | undefined;
}

/** Why no rule can tell these slips, by the beginning of their title. */
const REASONS: readonly [title: RegExp, reason: string][] = [
  [
    /^facts\/enrolment\.json\/deadline\/weekday/,
    'è una regola del campus: nessun altro dato dice quel giorno',
  ],
  [
    /groupPhotoWeekday/,
    'è un altro giorno in cui il campus è aperto: nessun altro dato lo smentisce',
  ],
  [
    /closures\/august\/to/,
    'è il valore che due pagine dicono già: per il controllo è la loro questione decisa',
  ],
  [/^site\.json\/locales/, 'mancano tutti i testi di quella lingua: detto ai file che mancano'],
  [/\/(eyebrow|pictureAlt)$/, 'è un testo che una pagina può non avere'],
];

/** Values and sentences are typed in Italian forms, which no text of another language holds. */
const FOREIGN = /^texts\/(?!it\/)/;
/** A rewritten text has its translation read again: asked for by design, and no alarm about its values. */
const ASKED: ReadonlySet<string> = new Set(['translation-unread', 'translation-behind']);

/** Edits the real content in thousands of ways, and counts what the checker makes of each. */
export function benchMutations(): Measure {
  const original = new Original(readContentFolder(CONTENT));
  const judge = judgeOf(original);
  const verdicts = mutationsOf(original, new Random(SEED)).map(judge);
  mkdirSync('reports', { recursive: true });
  writeFileSync(REPORT, `${JSON.stringify(verdicts.map(row), null, 1)}\n`);
  const slips = verdicts.filter(({ mutation }) => mutation.sort === 'slip');
  const harmless = verdicts.filter(({ mutation }) => mutation.sort === 'harmless');
  const invisible = verdicts.filter(({ mutation }) => mutation.sort === 'invisible');
  const caught = slips.filter(({ right }) => right).length;
  const alarms = harmless.filter(({ right }) => !right);
  const decided = decidedOnce(original);
  const misplaced = decided.filter(
    ({ unchanged, unexpected }) => unchanged.length + unexpected.length > 0,
  );
  const enough =
    slips.length >= LEAST_SLIPS &&
    harmless.length >= LEAST_HARMLESS &&
    caught >= slips.length * LEAST_CAUGHT &&
    alarms.length === 0 &&
    misplaced.length === 0;
  const lines = [
    ...table(slips, 'presi'),
    ...missed(slips),
    ...table(harmless, 'senza allarme'),
    ...missed(harmless),
    ...table(invisible, 'notati'),
    `Sviste prese alla riga giusta: ${caught} su ${slips.length} (${percent(caught, slips.length)}; almeno ${LEAST_CAUGHT * 100}%).`,
    `Modifiche innocue con un allarme: ${alarms.length} su ${harmless.length}.`,
    ...misplaced.map(
      ({ fact, unchanged, unexpected }) =>
        `  ✗ ${fact}: non è cambiato su ${unchanged.join(' ') || 'nessuna pagina'}, è cambiato senza che si sapesse su ${unexpected.join(' ') || 'nessuna'}`,
    ),
    `Dati cambiati e sito ricostruito: ${decided.length}; su tutte e sole le pagine che li mostrano: ${decided.length - misplaced.length}.`,
    `Segnaposto scambiati, che nessun controllo può vedere: ${invisible.length}, notati ${invisible.filter(({ right }) => right).length}. Il rapporto in HTML mostra quali pagine dicono quale dato.`,
    `L’elenco intero è in ${REPORT}.`,
  ];
  return { line: lines.join('\n'), enough };
}

/** Each fact with the first of its other values. */
function decidedOnce(original: Original): DecidedFact[] {
  const first = new Map(
    decisions(original)
      .toReversed()
      .map((one) => [one.fact, one]),
  );
  return decidedPages(original.content, [...first.values()], schemas);
}

function mutationsOf(original: Original, random: Random): Mutation[] {
  const italian = [typedSlips, sentenceSlips]
    .flatMap((make) => make(original, random))
    .filter(({ targets }) => !targets.some(({ file }) => FOREIGN.test(file)));
  const slips = [saysSlips, factSlips, listSlips, nameSlips, textSlips, syntaxSlips].flatMap(
    (make) => make(original, random),
  );
  return [
    ...italian,
    ...slips,
    ...harmlessEdits(original, random),
    ...invisibleEdits(original, random),
  ];
}

function judgeOf(original: Original): (mutation: Mutation) => Verdict {
  const served = readServedFiles(PUBLIC);
  // What a text states depends on nothing but the text: it is read once for all edits.
  const readings = new Readings();
  const alarms = (content: Original['content']) =>
    runChecks(content, schemas, { served, readings }).findings.filter(
      ({ severity, code }) => (severity === 'error' || severity === 'warning') && !ASKED.has(code),
    );
  const before = new Set(alarms(original.content).map(identity));
  return (mutation) => {
    const { findings, crash } = tried(() => alarms(mutation.content));
    const news = findings.filter((finding) => !before.has(identity(finding)));
    const hits = news.some((finding) => isAt(finding, mutation));
    const right = mutation.sort === 'harmless' ? news.length === 0 && !crash : hits;
    return { mutation, findings: news, right, crash };
  };
}

/** A checker that breaks off has caught nothing: the edit is listed with the reason. */
function tried(check: () => Finding[]): { findings: Finding[]; crash?: string } {
  try {
    return { findings: check() };
  } catch (error) {
    return {
      findings: [],
      crash: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

/** Lines move when a file is edited; what a finding says does not. */
function identity({ code, file, pointer, args }: Finding): string {
  return JSON.stringify([code, file, pointer, args]);
}

function isAt({ file, line }: Finding, { targets }: Mutation): boolean {
  return targets.some((target) => target.file === file && line >= target.from && line <= target.to);
}

function row({ mutation: { sort, kind, title }, findings, right, crash }: Verdict) {
  const said = findings.map(
    (one) => `${one.file}:${one.line}:${one.column} ${one.code} ${sentenceOf(one)}`,
  );
  return { sort, kind, title, right, said, crash };
}

function table(verdicts: readonly Verdict[], name: string): string[] {
  const kinds = Map.groupBy(verdicts, ({ mutation }) => mutation.kind);
  return [...kinds].map(([kind, of]) => {
    const right = of.filter((verdict) => verdict.right).length;
    return `${String(right).padStart(5)} / ${String(of.length).padEnd(5)} ${name}  ${kind}`;
  });
}

function missed(verdicts: readonly Verdict[]): string[] {
  const wrong = verdicts.filter(({ right }) => !right);
  return wrong.map(({ mutation: { kind, title }, findings, crash }) => {
    const [first] = findings;
    const reason = REASONS.find(([pattern]) => pattern.test(title))?.[1];
    const said = first ? `; detto invece: ${first.file}:${first.line} ${sentenceOf(first)}` : '';
    return `  ✗ ${kind} — ${title}${reason ? `; perché: ${reason}` : ''}${said}${crash ? `; interrotto: ${crash.split('\n', 4).join(' ')}` : ''}`;
  });
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(2).replace('.', ',')}%`;
}

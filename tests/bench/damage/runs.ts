import { JsonDocument, type SourceFile } from '../../../src/check/json/json-document.ts';
import { LineIndex } from '../../../src/check/json/line-index.ts';
import { sentenceOf } from '../../../src/check/messages.ts';
import { pretty } from '../../../src/check/reporters/pretty.ts';
import { type CheckResult, runChecks } from '../../../src/check/runChecks.ts';
import type { SchemaSet } from '../../../src/check/schema/schema-set.ts';
import { Random } from '../mutations/random.ts';
import { type Damage, filesOf } from './damage.ts';
import { otherEncoding } from './encodings.ts';
import { smallSite } from './small-site.ts';
import { lostFile, movedLine, renamedKey, swappedFiles } from './structure.ts';
import { brokenText, lostMark, wrongKeys } from './typing.ts';
import { endlessText, impossibleDate, nestedValue, strangeValue } from './values.ts';

/** Each kind as often as it stands here. */
const DAMAGES: readonly Damage[] = [
  strangeValue,
  strangeValue,
  strangeValue,
  strangeValue,
  impossibleDate,
  impossibleDate,
  impossibleDate,
  renamedKey,
  renamedKey,
  movedLine,
  swappedFiles,
  lostFile,
  wrongKeys,
  wrongKeys,
  lostMark,
  lostMark,
  brokenText,
  brokenText,
  otherEncoding,
  nestedValue,
  endlessText,
];

/** What became of one damaged content. */
export interface Run {
  readonly damages: readonly string[];
  /** Of the processor: what else the machine does counts for nothing. */
  readonly milliseconds: number;
  /** Crashes, English words and findings without a place; empty when all is well. */
  readonly faults: readonly string[];
}

/** A site before any damage, and what is known of it. */
interface Whole {
  readonly files: readonly SourceFile[];
  readonly originals: ReadonlyMap<string, JsonDocument>;
  readonly untouched: ReadonlyMap<string, SourceFile>;
}

/**
 * Damages sites made small again and again, in turn, each time from the start; the same seed gives the
 * same runs.
 */
export function* damagedRuns(
  sites: readonly (readonly SourceFile[])[],
  schemas: SchemaSet,
  seed: number,
  count: number,
): Generator<Run> {
  const wholes = sites.map((sources) => wholeSite(smallSite(sources), schemas));
  for (let place = 0; place < count; place += 1) {
    const random = new Random(seed + place);
    const whole = random.pick(wholes);
    const files = filesOf(whole.files);
    const damages = Array.from({ length: random.pick([1, 1, 1, 2, 3]) }, () =>
      random.pick(DAMAGES)(files, random, whole.originals),
    );
    const damaged = [...files].map(([path, text]) => {
      const before = whole.untouched.get(path);
      return before?.text === text ? before : { path, text };
    });
    yield { damages: [`${seed + place}`, ...damages], ...judged(damaged, schemas) };
  }
}

/** Compiles the schemas too: that is no part of any run. */
function wholeSite(files: readonly SourceFile[], schemas: SchemaSet): Whole {
  judged(files, schemas);
  return {
    files,
    originals: new Map(files.map((source) => [source.path, new JsonDocument(source)])),
    untouched: new Map(files.map((source) => [source.path, source])),
  };
}

function judged(damaged: readonly SourceFile[], schemas: SchemaSet): Omit<Run, 'damages'> {
  const start = process.cpuUsage();
  try {
    const result = runChecks(damaged, schemas, {
      today: '2025-06-01',
      served: new Set(),
    });
    const report = pretty(result, { folder: 'content', milliseconds: 0, strict: false });
    return { milliseconds: since(start), faults: faultsOf(result, damaged, report) };
  } catch (error) {
    const stack = error instanceof Error ? error.stack : String(error);
    return { milliseconds: since(start), faults: [`crash: ${stack}`] };
  }
}

function since(start: NodeJS.CpuUsage): number {
  return process.cpuUsage(start).user / 1000;
}

/** Words that only programs say, outside of what the file holds. */
const ENGLISH =
  /\b(?:undefined|NaN|Infinity|\[object|TypeError|RangeError|SyntaxError|Error:|cannot|expected|unexpected|invalid|must be|should|not found|failed|missing|unknown)\b/;

function faultsOf(result: CheckResult, damaged: readonly SourceFile[], report: string): string[] {
  const texts = new Map(damaged.map(({ path, text }) => [path, text]));
  const faults = result.findings.flatMap((finding): string[] => {
    const sentence = sentenceOf(finding);
    const at = `${finding.file}:${finding.line}:${finding.column}`;
    const quoted = sentence.replace(
      /(?<=sono|questi|fra): .*$|«[^»]*»|"[^"]*"|\([^)]*\)|\{\{[^}]*\}\}/g,
      '',
    );
    const english = ENGLISH.exec(quoted)?.[0];
    return [
      ...(finding.code === 'rule-failed' ? [`rule failed: ${at} ${sentence}`] : []),
      ...(english === undefined ? [] : [`English «${english}»: ${at} ${sentence}`]),
      ...(isPlace(finding, texts.get(finding.file)) ? [] : [`no place: ${at} ${sentence}`]),
    ];
  });
  const crash = result.faults.map(
    ({ rule, error }) => `${rule}: ${String((error as Error).stack)}`,
  );
  return [...crash, ...faults, ...(report.trim() === '' ? ['an empty report'] : [])];
}

function isPlace({ file, line, column }: CheckResult['findings'][number], text = ''): boolean {
  const lines = new LineIndex(text);
  const last = lines.at(text.length).line;
  return file !== '' && line >= 1 && column >= 1 && line <= last;
}

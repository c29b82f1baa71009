import fc from 'fast-check';
import { expect, it } from 'vitest';
import { JsonDocument, type SourceFile } from '../../src/check/json/json-document.ts';
import { LineIndex } from '../../src/check/json/line-index.ts';
import { sentenceOf } from '../../src/check/messages.ts';
import { pretty } from '../../src/check/reporters/pretty.ts';
import { type CheckResult, runChecks } from '../../src/check/run-checks.ts';
import { campSources } from '../camp.ts';
import { eachValue } from '../each-value.ts';
import { schemas } from '../schemas.ts';
import { STRANGE_FILES, STRANGE_TYPING, STRANGE_VALUES } from './strange-values.ts';

/** `DAMAGED=20000 npx vitest run tests/fuzz/damage.test.ts`: a long run; `SEED=7`: another. */
const { DAMAGED = '30', SEED = '1' } = process.env;

/** A way to damage a file; undefined removes it. */
type Damage = (text: string) => string | undefined;

/** A relative position in a text, from 0 (its start) to 1. */
const share = fc.double({ min: 0, max: 0.999, noNaN: true });

const value = fc.tuple(fc.constantFrom('value', 'key'), share, fc.constantFrom(...STRANGE_VALUES));
const damage: fc.Arbitrary<Damage> = fc.oneof(
  value.map(
    ([part, at, typed]) =>
      (text: string) =>
        retypedValue(text, part, at, typed),
  ),
  fc
    .tuple(share, fc.constantFrom(0, 1, 1, 60), fc.constantFrom(...STRANGE_TYPING))
    .map(([at, length, typed]) => (text: string) => {
      const start = Math.floor(at * text.length);
      return text.slice(0, start) + typed + text.slice(start + length);
    }),
  fc.tuple(share, share).map(([from, to]) => (text: string) => {
    const lines = text.split('\n');
    const moved = lines.splice(Math.floor(from * lines.length), 1);
    return lines.toSpliced(Math.floor(to * lines.length), 0, ...moved).join('\n');
  }),
  fc.constantFrom(...STRANGE_FILES),
  fc.constant(() => undefined),
);

function retypedValue(text: string, part: string, at: number, typed: string): string {
  const document = new JsonDocument({ path: 'file.json', text });
  const pointers = [...eachValue(document.value ?? null)].map(({ pointer }) => pointer);
  const pointer = pointers[Math.floor(at * pointers.length)] ?? '';
  const span = document.span(pointer, part === 'key' ? 'key' : undefined);
  const [start, end] = span ? [span.start, span.end] : [0, text.length];
  return text.slice(0, start) + typed + text.slice(end);
}

it('reports damaged content in Italian, each finding with a place', () => {
  const file = fc.integer({ min: 0, max: campSources.length - 1 });
  const damages = fc.array(fc.tuple(file, damage), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(damages, (all) => {
      const damaged = campSources.flatMap((source, index): SourceFile[] => {
        const own = all.filter(([target]) => target === index).map(([, change]) => change);
        if (own.length === 0) return [source];
        const text = own.reduce<string | undefined>(
          (before, change) => (before === undefined ? before : change(before)),
          source.text,
        );
        return text === undefined ? [] : [{ path: source.path, text }];
      });
      expect(faultsOf(damaged)).toEqual([]);
    }),
    { numRuns: Number(DAMAGED), seed: Number(SEED), endOnFailure: true },
  );
});

/** English words of programs, which no message may contain outside quotations. */
const ENGLISH =
  /\b(?:undefined|NaN|Infinity|\[object|TypeError|RangeError|SyntaxError|Error:|cannot|expected|unexpected|invalid|must be|should|not found|failed|missing|unknown)\b/;

function faultsOf(damaged: readonly SourceFile[]): string[] {
  const result = runChecks(damaged, schemas, { today: '2025-06-01', served: new Set() });
  const report = pretty(result, { folder: 'content', milliseconds: 0, strict: false });
  const texts = new Map(damaged.map(({ path, text }) => [path, text]));
  const faults = result.findings.flatMap((finding): string[] => {
    const sentence = sentenceOf(finding);
    const at = `${finding.file}:${finding.line}:${finding.column} ${sentence}`;
    const quoted = /(?<=sono|questi|fra): .*$|«[^»]*»|"[^"]*"|\([^)]*\)|\{\{[^}]*\}\}/g;
    const english = ENGLISH.exec(sentence.replace(quoted, ''))?.[0];
    return [
      ...(finding.code === 'rule-failed' ? [`rule failed: ${at}`] : []),
      ...(english === undefined ? [] : [`English «${english}»: ${at}`]),
      ...(isInFile(finding, texts.get(finding.file)) ? [] : [`no place: ${at}`]),
    ];
  });
  const crashes = result.crashes.map(({ rule, error }) => `${rule}: ${(error as Error).stack}`);
  return [...crashes, ...faults, ...(report.trim() === '' ? ['an empty report'] : [])];
}

function isInFile({ file, line, column }: CheckResult['findings'][number], text = ''): boolean {
  return (
    file !== '' && line >= 1 && column >= 1 && line <= new LineIndex(text).at(text.length).line
  );
}

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { runChecks } from '../../src/check/run-checks.ts';
import { textOf, withFile } from '../camp.ts';
import { schemas } from '../schemas.ts';

const FILE = 'texts/it/domande.json';
const BODY = '/questions/items/eta/body';
const CODES: ReadonlySet<string> = new Set(['text-weekend', 'text-closed-day', 'whole-count']);

const CLAIMS = readFileSync(new URL('totals.txt', import.meta.url), 'utf8');
/** The groups of true or false claims, each with its sentences. */
const groupsOf = (kind: 'true' | 'false') =>
  [...CLAIMS.matchAll(/^# (\w+) (\w+)\n((?:.+\n)+)/gm)].flatMap(
    ([, own, group = '', lines = '']) =>
      own === kind ? [[group, lines.trimEnd().split('\n')] as const] : [],
  );

/** What the check finds in these sentences of a page, and the page's file as text. */
function foundIn(sentences: readonly string[]) {
  const value = JSON.parse(textOf(FILE));
  value.questions.items.eta.body = sentences;
  const text = JSON.stringify(value, null, 2);
  const found = runChecks(withFile(FILE, text), schemas).findings.filter(
    ({ file, pointer }) => file === FILE && pointer.startsWith(BODY),
  );
  return { text, found };
}

/** The sentences with a finding, with marks around the part that the check underlines. */
function underlined(sentences: readonly string[]): string[] {
  const { text, found: all } = foundIn(sentences);
  const found = all.filter(({ code }) => CODES.has(code));
  const lines = text.split('\n');
  return sentences.flatMap((_, index) => {
    const own = found.filter(({ pointer }) => pointer === `${BODY}/${index}`);
    return own.map(({ line, column, endColumn, severity }) => {
      expect(severity).toBe('warning');
      const typed = lines[line - 1] ?? '';
      const [before, within, after] = [
        typed.slice(0, column - 1),
        typed.slice(column - 1, endColumn - 1),
        typed.slice(endColumn - 1),
      ];
      return `${before}‹${within}›${after}`.trim().replace(/^"|",?$/g, '');
    });
  });
}

it.each(groupsOf('false').filter(([group]) => group !== 'weeks'))(
  'underlines false claims about %s',
  (_, sentences) => {
    expect(underlined(sentences.map((sentence) => sentence.replaceAll(/[‹›]/g, '')))).toEqual(
      sentences,
    );
  },
);

it.each(groupsOf('true'))('accepts true claims about %s, and others', (_, sentences) => {
  expect(underlined(sentences)).toEqual([]);
});

it('reports every typed count of weeks as a hard-coded value', () => {
  const [weeks = []] = groupsOf('false').flatMap(([group, lines]) =>
    group === 'weeks' ? [lines.map((line) => line.replaceAll(/[‹›]/g, ''))] : [],
  );
  const { found } = foundIn(weeks);
  const told = new Set(found.map(({ pointer }) => pointer));
  expect(told).toEqual(new Set(weeks.map((_, index) => `${BODY}/${index}`)));
});

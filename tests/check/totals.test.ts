import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { runChecks } from '../../src/check/run-checks.ts';
import { campSources, textOf } from '../camp.ts';
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

/** The sentences with a finding, with marks around the part that the check underlines. */
function underlined(sentences: readonly string[]): string[] {
  const value = JSON.parse(textOf(FILE));
  value.questions.items.eta.body = sentences;
  const text = JSON.stringify(value, null, 2);
  const content = campSources.map((source) =>
    source.path === FILE ? { ...source, text } : source,
  );
  const found = runChecks(content, schemas).findings.filter(
    ({ code, file, pointer }) => CODES.has(code) && file === FILE && pointer.startsWith(BODY),
  );
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

it.each(groupsOf('false'))('underlines false claims about %s', (_, sentences) => {
  expect(underlined(sentences.map((one) => one.replaceAll(/[‹›]/g, '')))).toEqual(sentences);
});

it.each(groupsOf('true'))('accepts true claims about %s, and others', (_, sentences) => {
  expect(underlined(sentences)).toEqual([]);
});

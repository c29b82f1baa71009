import { expect, it } from 'vitest';
import type { Finding } from '../../src/check/finding.ts';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import { sentenceOf } from '../../src/check/messages.ts';
import { runChecks } from '../../src/check/run-checks.ts';
import { campSources, replaced, textOf } from '../camp.ts';
import { rulesWithoutProse, schemas } from '../schemas.ts';
import { dates } from './catalog/dates.ts';
import { languages } from './catalog/languages.ts';
import { prices } from './catalog/prices.ts';
import { site } from './catalog/site.ts';
import { type Edit, edited, type Row } from './edited.ts';

const RULES = rulesWithoutProse.filter(({ stage }) =>
  ['facts', 'pages', 'proofreading'].includes(stage),
);

/** The findings of coherence and languages; other families have their own tests. */
export function coherentFindings(content: readonly SourceFile[]): Finding[] {
  const families = [dates, prices, site, languages];
  const codes = new Set(families.flatMap(({ rows }) => Object.keys(rows)));
  // An edit of facts may also change what sentences lose, or say of all venues.
  for (const code of ['hidden-by-missing', 'camp-value']) codes.delete(code);
  return runChecks(content, schemas, {}, RULES).findings.filter(({ code }) => codes.has(code));
}

export function placeOf({ file, line, column }: Finding): string {
  return `${file}:${line}:${column}`;
}

/** Expects one finding for each edit, at its ‸. */
export function rejects(rows: readonly Row[]): void {
  it.each(rows)('rejects $title', ({ code, says, related, ...edit }) => {
    const { content, places } = edited(edit);
    const found = coherentFindings(content);
    const seen = found.map(
      (finding) =>
        `${placeOf(related ? { ...finding, ...finding.related?.[0] } : finding)} ${finding.code}`,
    );
    expect(seen).toEqual(places.map((place) => `${place} ${code}`));
    if (says !== undefined) expect(found.map(sentenceOf)).toEqual([says]);
  });
}

/** Expects no finding for any edit. */
export function accepts(rows: readonly Row[]): void {
  it.each(rows)('accepts $title', (edit) => {
    const found = coherentFindings(edited(edit).content);
    expect(found.map((finding) => `${placeOf(finding)} ${sentenceOf(finding)}`)).toEqual([]);
  });
}

/** A copy of some content with more edits, made to the camp's original files. */
export function alsoEdited(
  content: readonly SourceFile[],
  edits: readonly Edit[],
): readonly SourceFile[] {
  return edits.reduce((files, { file, from, to }) => replaced(file, from, to, files), content);
}

export { campSources, textOf };

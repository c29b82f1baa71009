import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTENT } from '../../scripts/project/paths.ts';
import type { Finding, FindingCode } from '../../src/check/finding.ts';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import { findingCodes, sentenceOf } from '../../src/check/messages.ts';
import { type CheckResult, runChecks } from '../../src/check/run-checks.ts';
import { findingSentence } from '../../src/studio/page/finding-sentence.ts';
import { CAMP_TODAY, campSources } from '../camp.ts';
import { rulesWithoutProse, schemas, served } from '../schemas.ts';
import { isInner, stateOf } from '../unit/studio/studio-of-content.ts';
import { FAMILIES, guideOf, rowsOf } from './catalog/guide.ts';
import type { Row } from './catalog/row.ts';
import { placeOf } from './coherent-reports.ts';

const told = new Map<FindingCode, string>();

/** The sentence for a row, and the codes of other errors: one mistake gives one sentence. */
function found(code: FindingCode, { edit, args = {} }: Row, camp: readonly SourceFile[]) {
  if (!edit) return { sentence: sentenceOf({ code, args }), others: [], inForm: [] };
  const { content, places } = edit(camp);
  const options = { served, today: CAMP_TODAY };
  const isOwn = (finding: Finding) =>
    finding.code === code && (places.length === 0 || places.includes(placeOf(finding)));
  let result = runChecks(content, schemas, options, rulesWithoutProse);
  if (!result.findings.some(isOwn)) result = runChecks(content, schemas, options);
  const { findings } = result;
  const own = findings.find(isOwn) ?? expect.fail(`${code} is not at ${places}`);
  const weights = own.severity === 'warning' ? ['error', 'warning'] : ['error'];
  const others = findings.filter(
    (finding) => !isOwn(finding) && weights.includes(finding.severity),
  );
  return {
    sentence: `${own.severity === 'warning' ? 'Avviso: ' : ''}${sentenceOf(own)}`,
    others: [...new Set(others.map((finding) => finding.code))].sort(),
    inForm: sentencesInForm(code, content, result),
  };
}

/** The same finding for somebody who sees a form in the studio. */
function sentencesInForm(code: FindingCode, content: readonly SourceFile[], result: CheckResult) {
  const { studio } = stateOf(content, result);
  const own = studio.findings.filter((finding) => finding.code === code);
  return own.map((finding) => findingSentence(studio, finding));
}

const families = FAMILIES.map((family) => ({ ...family, title: family.heading.split('\n', 1)[0] }));

describe.each(families)('$title', (family) => {
  const camp = family.camp?.() ?? campSources;

  it.each(rowsOf(family))('finds %s where it is typed', (code, row) => {
    const { sentence, others, inForm } = found(code, row, camp);
    expect(others).toEqual(row.also ?? []);
    // No name and no line of a file.
    expect(inForm.filter(isInner)).toEqual([]);
    told.set(code, sentence);
  });
});

describe('the manager’s guide to the messages of the check', () => {
  it('has one section per code', () => {
    const codes = FAMILIES.flatMap((family) => rowsOf(family).map(([code]) => code));
    expect(codes.sort()).toEqual(findingCodes.toSorted());
  });

  it('quotes the check word for word', async () => {
    const guide = guideOf((code) => told.get(code) ?? expect.fail(`nothing is told of ${code}`));
    await expect(guide).toMatchFileSnapshot(join(CONTENT, 'CONTROLLO.md'));
  });
});

import { describe, expect, it } from 'vitest';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import { sentenceOf } from '../../src/check/messages.ts';
import { runChecks } from '../../src/check/run-checks.ts';
import { textOf, without } from '../camp.ts';
import { rulesWithoutProse, schemas } from '../schemas.ts';
import { edited, rowsOf } from './edited.ts';

const TODAY = '2026-11-21';
const QUESTIONS = 'questions.json';

function errors(content: readonly SourceFile[], today = TODAY) {
  return runChecks(content, schemas, { today }, rulesWithoutProse)
    .findings.filter(({ severity }) => severity === 'error')
    .map((finding) => ({
      code: finding.code,
      place: `${finding.file}:${finding.line}:${finding.column}`,
      sentence: sentenceOf(finding),
    }));
}

const VALUES = /"values": \[\{ "value": 137, "pages": \["colle-alto"\] \}\]/;

const rejected = rowsOf`
# pages/colle-alto.json
- a page that says yet another value [question-changed]
  137 → ‸128
  perché colle-alto dice 128 €, colle-alto non dice più 137 €
# pages/home.json
- one page fewer [question-changed]
  "says": \{ "season\.end": "2031-09-19" \}, →
  perché home non dice più 19 settembre 2031
# questions.json
- a price that it writes as a day [question-format]
  "format": "euro" → "format": ‸"dayMonthWeekday"
  non si scrive così
- a price that it writes as a percentage [question-format]
  "format": "euro" → "format": ‸"percent"
  scrive i valori come «percent»
# pages/members.json
- a page that is no longer silent [question-changed]
  "staff\.villageHeads\.minAge": null → "staff.villageHeads.minAge": ‸20
  perché members dice 20 anni, members non tace più
`;

const accepted = rowsOf`
# questions.json
- pages in another order
  \["home", "layout", "lavoro"\] → ["lavoro", "home", "layout"]
- values one by one
  \{ "value": "2031-09-19", "pages": \["home", "layout", "lavoro"\] \} → { "value": "2031-09-19", "pages": ["layout"] }, { "value": "2031-09-19", "pages": ["lavoro", "home"] }
- keys of a value in another order
  \{ "from": "10:00", "to": "14:00" \} → { "to": "14:00", "from": "10:00" }
- no format
  "format": "euro", →
- a review due today
  "openedOn": "2024-03-04" → "openedOn": "2026-11-21", "reviewOn": "2026-11-21"
# pages/colle-alto.json
- a contradiction further down its file
  ^\{ → {⏎⏎⏎
`;

it('shows its own value beside another that a page says now', () => {
  const { content } = edited({ file: 'pages/colle-alto.json', from: /137/, to: '128' });
  const [{ related = [] } = {}] = runChecks(content, schemas).findings.filter(
    ({ code }) => code === 'question-changed',
  );
  expect(related.flatMap(({ role, value }) => (role === 'known' ? [value] : []))).toEqual([137]);
});

describe('a question', () => {
  it.each(rejected)('does not cover $title', ({ code, says, ...edit }) => {
    const { content, places } = edited(edit);
    const found = errors(content);
    expect(found.map((error) => error.code)).toEqual([code]);
    expect(found[0]?.sentence).toContain(says);
    for (const place of places) expect(found[0]?.place).toBe(place);
  });

  it.each(accepted)('stays valid with $title', (edit) => {
    expect(errors(edited(edit).content)).toEqual([]);
  });

  it('points at its line when a page no longer disagrees', () => {
    const { content } = edited({
      file: 'pages/home.json',
      from: /"says": \{ "season\.end": "2031-09-19" \},/,
      to: '',
    });
    const line =
      textOf(QUESTIONS)
        .split('\n')
        .findIndex((text) => text.includes('"home"')) + 1;
    expect(errors(content)[0]?.place).toMatch(new RegExp(`^questions\\.json:${line}:`));
  });

  it('does not cover a contradiction it does not list', () => {
    const { content } = edited({ file: QUESTIONS, from: VALUES, to: '"values": []' });
    expect(errors(content).map(({ code }) => code)).toEqual(['question-changed']);
  });

  it('is not judged without a day', () => {
    const { content } = edited({
      file: QUESTIONS,
      from: /"openedOn": "2024-03-04"/,
      to: '"openedOn": "2099-01-01"',
    });
    expect(runChecks(content, schemas).findings.some(({ code }) => code === 'question-early')).toBe(
      false,
    );
  });

  it.each(['colle-alto', 'home'])('is not blamed for %s, which cannot be read', (page) => {
    const path = `pages/${page}.json`;
    const content = [...without(path), { path, text: '{ "says": ' }];
    expect(errors(content).filter(({ code }) => code.startsWith('question'))).toEqual([]);
  });
});

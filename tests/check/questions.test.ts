import { describe, expect, it } from 'vitest';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import { sentenceOf } from '../../src/check/messages.ts';
import { runChecks } from '../../src/check/runChecks.ts';
import { type Edit, edited, realContent, realSchemas, textOf, without } from './real-content.ts';

const TODAY = '2026-11-21';
const QUESTIONS = 'questions.json';

function errors(content: readonly SourceFile[], today = TODAY) {
  return runChecks(content, realSchemas, { today })
    .findings.filter(({ severity }) => severity === 'error')
    .map((finding) => ({
      code: finding.code,
      place: `${finding.file}:${finding.line}:${finding.column}`,
      sentence: sentenceOf(finding),
    }));
}

const WEEK = '"full-week-latina": {';
const VALUES = /"values": \[\{ "value": 129, "pages": \["tc-nascosa"\] \}\]/;

const rejected: readonly (Edit & { title: string; code: string; says: string })[] = [
  {
    title: 'a page that says yet another value',
    file: 'pages/tc-nascosa.json',
    from: /129/,
    to: '‸128',
    code: 'question-changed',
    says: 'perché tc-nascosa dice 128\u00A0€, tc-nascosa non dice più 129\u00A0€',
  },
  {
    title: 'one more page with the same value',
    file: 'pages/gallery.json',
    from: /"hero": \{/,
    to: '"says": { "season.end": ‸"2025-09-12" }, "hero": {',
    code: 'question-changed',
    says: 'la questione «season-end» non racconta più le cose come stanno, perché gallery dice 12 settembre 2025',
  },
  {
    title: 'one page fewer',
    file: 'pages/home.json',
    from: /"says": \{ "season\.end": "2025-09-12" \},/,
    to: '',
    code: 'question-changed',
    says: 'perché home non dice più 12 settembre 2025',
  },
  {
    title: 'a page that begins to tell what it was silent on',
    file: 'pages/members.json',
    from: /"staff\.villageHeads\.minAge": null/,
    to: '"staff.villageHeads.minAge": ‸20',
    code: 'question-changed',
    says: 'perché members dice 20 anni, members non tace più',
  },
  {
    title: 'a question that nothing answers to any more',
    file: 'pages/tc-nascosa.json',
    from: /"says": \{[^}]*\},/,
    to: '',
    code: 'question-settled',
    says: 'La questione «full-week-latina» non c’è più: nessuna pagina dice altro che il valore ufficiale',
  },
  {
    title: 'a question without values on a fact that is sure',
    file: 'facts/venues.json',
    from: /,\s*"confirm": \{[^}]*qui 14[^}]*\}/,
    to: '',
    code: 'question-unmarked',
    says: 'La questione «positions-sport-city» non elenca valori, ma «Sedi › Sport City › Postazioni»',
  },
  {
    title: 'a second question on the same fact',
    file: QUESTIONS,
    from: /"full-week-latina": \{/,
    to: `‸"again": { "fact": "season.end", "values": [], "reason": "Ancora.", "openedOn": "2026-11-20", "owner": "Direzione" }, ${WEEK}`,
    code: 'question-repeated',
    says: 'c’è già la questione «season-end»',
  },
  {
    title: 'a question from the future',
    file: QUESTIONS,
    from: /"openedOn": "2026-11-20"/,
    to: '"openedOn": ‸"2026-11-22"',
    code: 'question-early',
    says: 'risulta aperta il 22 novembre 2026',
  },
  {
    title: 'a review that is overdue',
    file: QUESTIONS,
    from: /"openedOn": "2026-11-20"/,
    to: '"openedOn": "2026-11-20", "reviewOn": ‸"2026-11-20"',
    code: 'question-overdue',
    says: '(Direzione) era da rivedere entro il 20 novembre 2026',
  },
];

const accepted: readonly (Edit & { title: string })[] = [
  {
    title: 'pages in another order',
    file: QUESTIONS,
    from: /\["home", "layout", "lavora-con-noi"\]/,
    to: '["lavora-con-noi", "home", "layout"]',
  },
  {
    title: 'values one by one',
    file: QUESTIONS,
    from: /\{ "value": "2025-09-12", "pages": \["home", "layout", "lavora-con-noi"\] \}/,
    to: '{ "value": "2025-09-12", "pages": ["layout"] }, { "value": "2025-09-12", "pages": ["lavora-con-noi", "home"] }',
  },
  {
    title: 'keys of a value in another order',
    file: QUESTIONS,
    from: /\{ "from": "09:30", "to": "13:30" \}/,
    to: '{ "to": "13:30", "from": "09:30" }',
  },
  {
    title: 'a contradiction further down its file',
    file: 'pages/tc-nascosa.json',
    from: /^\{/,
    to: '{\n\n\n',
  },
  {
    title: 'a review that falls today',
    file: QUESTIONS,
    from: /"openedOn": "2026-11-20"/,
    to: '"openedOn": "2026-11-21", "reviewOn": "2026-11-21"',
  },
];

describe('a question', () => {
  it.each(rejected)('does not cover $title', ({ code, says, ...edit }) => {
    const { content, places } = edited(edit);
    const found = errors(content);
    expect(found.map((error) => error.code)).toEqual([code]);
    expect(found[0]?.sentence).toContain(says);
    for (const place of places) expect(found[0]?.place).toBe(place);
  });

  it.each(accepted)('stands with $title', (edit) => {
    expect(errors(edited(edit).content)).toEqual([]);
  });

  it('points at its own line when a page stopped disagreeing', () => {
    const { content } = edited({
      file: 'pages/home.json',
      from: /"says": \{ "season\.end": "2025-09-12" \},/,
      to: '',
    });
    const line =
      textOf(QUESTIONS)
        .split('\n')
        .findIndex((text) => text.includes('"home"')) + 1;
    expect(errors(content)[0]?.place).toMatch(new RegExp(`^questions\\.json:${line}:`));
  });

  it('does not cover a contradiction without it', () => {
    const { content } = edited({ file: QUESTIONS, from: VALUES, to: '"values": []' });
    expect(errors(content).map(({ code }) => code)).toEqual(['question-changed']);
  });

  it('is not judged by a day that nobody gave', () => {
    const { content } = edited({
      file: QUESTIONS,
      from: /"openedOn": "2026-11-20"/,
      to: '"openedOn": "2099-01-01"',
    });
    expect(
      runChecks(content, realSchemas).findings.some(({ code }) => code === 'question-early'),
    ).toBe(false);
  });

  it('is not blamed for a page that cannot be read', () => {
    const content = [
      ...without('pages/tc-nascosa.json'),
      { path: 'pages/tc-nascosa.json', text: '{ "says": ' },
    ];
    expect(errors(content).filter(({ code }) => code.startsWith('question'))).toEqual([]);
  });

  it('is not blamed for one unreadable page among others', () => {
    const content = [
      ...without('pages/home.json'),
      { path: 'pages/home.json', text: '{ "says": ' },
    ];
    expect(errors(content).filter(({ code }) => code.startsWith('question'))).toEqual([]);
  });

  it('covers the content as it is', () => {
    expect(errors(realContent)).toEqual([]);
  });
});

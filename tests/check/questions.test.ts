import { describe, expect, it } from 'vitest';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import { sentenceOf } from '../../src/check/messages.ts';
import { runChecks } from '../../src/check/runChecks.ts';
import { campSources, textOf, without } from '../camp.ts';
import { schemas } from '../schemas.ts';
import { type Edit, edited } from './edited.ts';

const TODAY = '2026-11-21';
const QUESTIONS = 'questions.json';

function errors(content: readonly SourceFile[], today = TODAY) {
  return runChecks(content, schemas, { today })
    .findings.filter(({ severity }) => severity === 'error')
    .map((finding) => ({
      code: finding.code,
      place: `${finding.file}:${finding.line}:${finding.column}`,
      sentence: sentenceOf(finding),
    }));
}

const WEEK = '"full-week-mantova": {';
const VALUES = /"values": \[\{ "value": 137, "pages": \["colle-alto"\] \}\]/;

const rejected: readonly (Edit & { title: string; code: string; says: string })[] = [
  {
    title: 'a page that says yet another value',
    file: 'pages/colle-alto.json',
    from: /137/,
    to: '‸128',
    code: 'question-changed',
    says: 'perché colle-alto dice 128\u00A0€, colle-alto non dice più 137\u00A0€',
  },
  {
    title: 'one more page with the same value',
    file: 'pages/gallery.json',
    from: /"hero": \{/,
    to: '"says": { "season.end": ‸"2031-09-19" }, "hero": {',
    code: 'question-changed',
    says: 'la questione «season-end» non racconta più le cose come stanno, perché gallery dice 19 settembre 2031',
  },
  {
    title: 'one page fewer',
    file: 'pages/home.json',
    from: /"says": \{ "season\.end": "2031-09-19" \},/,
    to: '',
    code: 'question-changed',
    says: 'perché home non dice più 19 settembre 2031',
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
    file: 'pages/colle-alto.json',
    from: /"says": \{[^}]*\},/,
    to: '',
    code: 'question-settled',
    says: 'La questione «full-week-mantova» non c’è più: nessuna pagina dice altro che il valore ufficiale',
  },
  {
    title: 'a question without values on a fact that is sure',
    file: 'facts/venues.json',
    from: /,\s*"confirm": \{[^}]*qui 11[^}]*\}/,
    to: '',
    code: 'question-unmarked',
    says: 'La questione «positions-lago-blu» non elenca valori, ma «Sedi › Lago Blu › Postazioni»',
  },
  {
    title: 'a second question on the same fact',
    file: QUESTIONS,
    from: /"full-week-mantova": \{/,
    to: `‸"again": { "fact": "season.end", "values": [], "reason": "Ancora.", "openedOn": "2024-03-04", "owner": "Direzione" }, ${WEEK}`,
    code: 'question-repeated',
    says: 'c’è già la questione «season-end»',
  },
  {
    title: 'a question from the future',
    file: QUESTIONS,
    from: /"openedOn": "2024-03-04"/,
    to: '"openedOn": ‸"2026-11-22"',
    code: 'question-early',
    says: 'risulta aperta il 22 novembre 2026',
  },
  {
    title: 'a review that is overdue',
    file: QUESTIONS,
    from: /"openedOn": "2024-03-04"/,
    to: '"openedOn": "2024-03-04", "reviewOn": ‸"2026-11-20"',
    code: 'question-overdue',
    says: '(Direzione) era da rivedere entro il 20 novembre 2026',
  },
];

const accepted: readonly (Edit & { title: string })[] = [
  {
    title: 'pages in another order',
    file: QUESTIONS,
    from: /\["home", "layout", "lavoro"\]/,
    to: '["lavoro", "home", "layout"]',
  },
  {
    title: 'values one by one',
    file: QUESTIONS,
    from: /\{ "value": "2031-09-19", "pages": \["home", "layout", "lavoro"\] \}/,
    to: '{ "value": "2031-09-19", "pages": ["layout"] }, { "value": "2031-09-19", "pages": ["lavoro", "home"] }',
  },
  {
    title: 'keys of a value in another order',
    file: QUESTIONS,
    from: /\{ "from": "10:00", "to": "14:00" \}/,
    to: '{ "to": "14:00", "from": "10:00" }',
  },
  {
    title: 'a contradiction further down its file',
    file: 'pages/colle-alto.json',
    from: /^\{/,
    to: '{\n\n\n',
  },
  {
    title: 'a review that falls today',
    file: QUESTIONS,
    from: /"openedOn": "2024-03-04"/,
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
      from: /"says": \{ "season\.end": "2031-09-19" \},/,
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
      from: /"openedOn": "2024-03-04"/,
      to: '"openedOn": "2099-01-01"',
    });
    expect(runChecks(content, schemas).findings.some(({ code }) => code === 'question-early')).toBe(
      false,
    );
  });

  it('is not blamed for a page that cannot be read', () => {
    const content = [
      ...without('pages/colle-alto.json'),
      { path: 'pages/colle-alto.json', text: '{ "says": ' },
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
    expect(errors(campSources)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { type Chosen, type DecisionResult, decide } from '../../src/author/decide/decide.ts';
import { lineDiff } from '../../src/author/decide/line-diff.ts';
import { meanings } from '../../src/author/decide/typed-value.ts';
import type { Finding } from '../../src/check/finding.ts';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import { sentenceOf } from '../../src/check/messages.ts';
import { runChecks } from '../../src/check/run-checks.ts';
import { numberMeant } from '../../src/check/schema/rewrite.ts';
import type { JsonObject } from '../../src/content/json.ts';
import { campSources, textOf, withFile } from '../camp.ts';
import { schemas } from '../schemas.ts';
import { edited } from './edited.ts';

type Ready = Extract<DecisionResult, { kind: 'ready' }>;

const before = runChecks(campSources, schemas);
const decideIn = (content: readonly SourceFile[], ...choices: Chosen[]) =>
  decide(content, schemas, choices, {}, content === campSources ? before : undefined);

function ready(content: readonly SourceFile[], ...choices: Chosen[]): Ready {
  const decision = decideIn(content, ...choices);
  if (decision.kind !== 'ready') throw new Error(JSON.stringify(decision));
  return decision;
}

/** The removed and added lines, file by file. */
const changedLines = ({ changes }: Ready) =>
  Object.fromEntries(
    changes.map(({ path, before, after }) => [
      path,
      lineDiff(before ?? '', after).map(({ sign, text }) => `${sign}${text.trim()}`),
    ]),
  );

const WEEK = 'prices.week';

describe('a decision', () => {
  it('keeps the official price and takes the other from the page', () => {
    const lines = changedLines(ready(campSources, { fact: WEEK, choice: { typed: '144' } }));
    expect(Object.keys(lines)).toEqual(['pages/colle-alto.json', 'questions.json']);
    expect(lines['pages/colle-alto.json']).toEqual([`-"says": { "${WEEK}": 137 },`]);
    expect(lines['questions.json']?.[0]).toBe('-"full-week-mantova": {');
  });

  it('writes the weekday beside a date that moves', () => {
    const decision = ready(campSources, {
      fact: 'discounts.chain.deadline.date',
      choice: { typed: '2031-06-06' },
    });
    expect(changedLines(decision)['facts/discounts.json']?.at(-1)).toContain(
      '"date": "2031-06-06", "weekday": "friday"',
    );
  });

  it('writes another value into the facts', () => {
    const decision = ready(campSources, {
      fact: 'season.closures.august.to',
      choice: { typed: '24/8/2031' },
    });
    expect(changedLines(decision)['facts/season.json']).toEqual([
      '-"closures": { "august": { "from": "2031-08-18", "to": "2031-08-22" } },',
      '+"closures": { "august": { "from": "2031-08-18", "to": "2031-08-24" } },',
    ]);
    expect(changedLines(decision)['pages/layout.json']).toEqual([
      '-"says": { "season.end": "2031-09-19", "season.closures.august.to": "2031-08-24" },',
      '+"says": { "season.end": "2031-09-19" },',
    ]);
  });

  it('leaves no contradiction about the fact', () => {
    const decision = ready(campSources, { fact: WEEK, choice: { keep: true } });
    const { findings } = decision.after;
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(findings.some(({ fact }) => fact === WEEK)).toBe(false);
  });

  it('takes the value that a page says', () => {
    const decision = ready(campSources, {
      fact: 'hours.secretariat.saturday',
      choice: { as: 'iscrizioni' },
    });
    expect(decision.decided[0]?.value).toEqual([
      { from: '10:00', to: '14:00' },
      { from: '15:30', to: '19:30' },
    ]);
  });

  it('moves a value from a venue’s page into the venue, and nothing else', () => {
    const lines = changedLines(ready(campSources, { fact: WEEK, choice: { here: 'colle-alto' } }));
    expect(lines['facts/venues.json']?.at(-1)).toBe('+"prices": { "week": 137 }');
    expect(lines['pages/colle-alto.json']).toEqual([`-"says": { "${WEEK}": 137 },`]);
    expect(lines['questions.json']?.[0]).toBe('-"full-week-mantova": {');
    expect(lines['facts/prices.json']).toBeUndefined();
  });

  it('refuses a venue’s value for a fact of the whole camp', () => {
    const choice = { here: 'iscrizioni' };
    const { kind } = decideIn(campSources, { fact: 'hours.secretariat.saturday', choice });
    expect(kind).toBe('same-everywhere');
  });

  it('sets a fact and keeps what pages say of it', () => {
    const decision = ready(campSources, { fact: WEEK, choice: { set: '146' } });
    expect(Object.keys(changedLines(decision))).toEqual(['facts/prices.json']);
    expect(decision.left.some(({ fact }) => fact === WEEK)).toBe(true);
  });

  it('sets a value that a venue states for the first time', () => {
    const facts = ['prices.halfDay', 'prices.halfDayWeek'];
    const choices = facts.map((fact, index) => ({
      fact: `venues.lagoBlu.${fact}`,
      choice: { set: String([27, 101][index]) },
    }));
    const lines = changedLines(ready(campSources, ...choices));
    expect(lines['facts/venues.json']?.at(-1)).toBe(
      '+"prices": { "halfDay": 27, "halfDayWeek": 101 }',
    );
  });

  it('decides a list and its count together', () => {
    const facts = ['agreements.count', 'agreements.bodies'];
    const choices = facts.map((fact) => ({ fact, choice: { as: 'parco-tigli' } }));
    const lines = changedLines(ready(campSources, ...choices));
    expect(lines['facts/agreements.json']).toEqual(['-"insurance",', '-"stateUniversity",']);
  });

  it('updates what follows from a venue’s hour, and names texts that state the old one', () => {
    const fact = 'venues.lagoBlu.hours.camp.from';
    const decision = ready(campSources, { fact, choice: { set: '08:30' } });
    expect(changedLines(decision)['facts/venues.json']?.filter((line) => line.length > 3)).toEqual([
      '+"hours": { "camp": { "from": "08:30" }, "reception": { "from": "08:30" }, "halfDay": { "from": "08:30" } },',
      '+"programme": { "slots": { "welcome": { "from": "08:30" } } }',
    ]);
    const told = decision.left.filter(({ code }) => code === 'camp-value').map(sentenceOf);
    expect(told[0]).toMatch(
      /^«Si arriva 8:00–9:30.» vale per tutte le sedi e dice 8:00(?:–\d+:\d+)?, ma a Lago Blu è 8:30/,
    );
  });

  it('confirms a value that only awaited confirmation', () => {
    const decision = ready(campSources, {
      fact: 'venues.lagoBlu.positions',
      choice: { keep: true },
    });
    const { findings } = decision.after;
    expect(findings.some(({ fact }) => fact === 'venues.lagoBlu.positions')).toBe(false);
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  const SECRETARIAT = [
    ['contacts.secretariat.phone', '+39 045 555 0101'],
    ['contacts.secretariat.whatsapp', '+39 045 555 0102'],
  ] as const;

  it.each<[string, readonly (readonly [string, string])[], string, string[]]>([
    [
      'a value and its state',
      [
        ['care.ratio.children', '9'],
        ['care.ratio.status', 'confirmed'],
      ],
      'facts/care.json#/ratio/confirm',
      [],
    ],
    [
      'a state, and with it all that its block covers',
      [['meals.status', 'confirmed']],
      'facts/meals.json#/confirm',
      [],
    ],
    [
      'some of the values that a block covers',
      [['care.ratio.children', '9']],
      'facts/care.json#/ratio/confirm',
      ['status'],
    ],
    [
      'some of the values of a block without a list',
      SECRETARIAT,
      'facts/contacts.json#/secretariat/confirm',
      ['email'],
    ],
  ])('confirms %s, and tells what is left', (_, facts, block, left) => {
    const chosen = facts.map(([fact, set]) => ({ fact, choice: { set } }));
    const decision = ready(campSources, ...chosen);
    const fieldsIn = (findings: readonly Finding[]) =>
      findings
        .filter(({ file, pointer }) => `${file}#${pointer}` === block)
        .flatMap(({ code, args }) => (code === 'to-confirm' ? args.fields : [code]));
    expect(fieldsIn(decision.after.findings)).toEqual(left);
    expect(fieldsIn(decision.left)).toEqual(left);
  });

  it('never removes the mark of an invented value', () => {
    const facts = ['agreements.count', 'agreements.bodies'];
    const decision = ready(
      campSources,
      ...facts.map((fact) => ({ fact, choice: { keep: true } as const })),
    );
    const confirm = /"confirm": \{[^}]*\}/;
    const marked = (files: readonly SourceFile[]) =>
      confirm.exec(files.find(({ path }) => path === 'facts/agreements.json')?.text ?? '')?.[0];
    expect(marked(decision.sources)).toBe(marked(campSources));
  });

  it('keeps every other character, Windows line endings too', () => {
    const windows = campSources.map(({ path, text }) => ({
      path,
      text: text.replaceAll('\n', '\r\n'),
    }));
    const decision = ready(windows, { fact: WEEK, choice: { typed: '140' } });
    for (const { path, before = '', after } of decision.changes) {
      const kept = path.startsWith('facts/')
        ? before.replace('"week": 144', '"week": 140')
        : before.replace(
            path === 'questions.json'
              ? /"full-week-mantova": \{[^}]*\}[^}]*\},\r\n {4}/
              : /"says": \{[^}]*\},\r\n {2}/,
            '',
          );
      expect(after).toBe(kept);
    }
  });
});

describe('a decision is refused', () => {
  it('with the typed value, not the current one', () => {
    const refused = decideIn(campSources, { fact: 'fees.enrolment', choice: { typed: '0' } });
    const [finding] = refused.kind === 'refused' ? refused.findings : [];
    expect(finding && sentenceOf(finding)).toBe(
      '«enrolment» vale 0, meno del minimo ammesso: scrivete un numero da 1 in su.',
    );
  });

  it('with the names beside a missing one', () => {
    const refused = decideIn(campSources, { fact: 'fees.lateExit', choice: { typed: '5' } });
    expect(refused.kind === 'unknown-fact' && refused.nearest).toEqual([
      'fees.enrolment',
      'fees.extendedExitDay',
      'fees.extendedExitWeek',
    ]);
  });

  it.each<[why: string, choice: Chosen, kind: DecisionResult['kind']]>([
    ['an amount that is not a number', { fact: WEEK, choice: { typed: 'molto' } }, 'refused'],
    [
      'a day that does not exist',
      { fact: 'season.end', choice: { typed: '31/9/2031' } },
      'refused',
    ],
    ['a fact that does not exist', { fact: 'prices.wek', choice: { typed: '1' } }, 'unknown-fact'],
    ['a page that says nothing of it', { fact: WEEK, choice: { as: 'home' } }, 'unknown-page'],
    [
      'a page that is silent',
      { fact: 'staff.villageHeads.minAge', choice: { as: 'members' } },
      'unknown-page',
    ],
    ['a value that is there already', { fact: 'prices.day', choice: { typed: '38' } }, 'nothing'],
  ])('for %s', (_, choice, kind) => {
    expect(decideIn(campSources, choice).kind).toBe(kind);
  });

  it('while a file cannot be read', () => {
    const broken = withFile('pages/gallery.json', textOf('pages/gallery.json').replace('{', '{,'));
    expect(decideIn(broken, { fact: WEEK, choice: { keep: true } }).kind).toBe('unreadable');
  });

  it('while something else is wrong', () => {
    const { content } = edited({
      file: 'facts/season.json',
      from: /"year": 2031/,
      to: '"year": "x"',
    });
    expect(decideIn(content, { fact: WEEK, choice: { keep: true } }).kind).toBe('invalid');
  });

  it('when the texts would no longer fit the fact', () => {
    const decision = decideIn(campSources, {
      fact: 'shows.themes',
      choice: { typed: '["circus"]' },
    });
    if (decision.kind !== 'invalid') throw new Error(decision.kind);
    expect(decision.findings.map(({ code }) => code)).toContain('fact-text-extra');
  });
});

describe('a typed number', () => {
  const age = { unit: 'anni' };
  it.each<[typed: string, schema: JsonObject, meant: number | undefined]>([
    ['6 anni', age, 6],
    ['1 anno', age, 1],
    ['3,5 anni', age, 3.5],
    ['6 cani', age, undefined],
    ['6 giorni', age, undefined],
    ['6 anni', {}, undefined],
    ['135 €', { unit: '€' }, 135],
    ['20 %', { unit: '%' }, 20],
    ['48 ore', { nouns: ['ore'] }, 48],
    ['1 ora', { nouns: ['ore'] }, 1],
    ['90 minuti', { nouns: ['minuti'] }, 90],
    ['14 giorni', { nouns: ['settimane', 'giorni'] }, 14],
    ['2º figlio', { nouns: ['º figlio'] }, 2],
  ])('is understood with its unit: «%s» %j', (typed, schema, meant) => {
    expect(numberMeant(typed, schema)).toBe(meant);
  });
});

describe('a typed value', () => {
  it.each<[typed: string, meant: unknown]>([
    ['137', 137],
    ['144,50', 144.5],
    ['2031-09-19', '2031-09-19'],
    ['19/9/2031', '2031-09-19'],
    ['8:00', '08:00'],
    ['10:30-13:30', { from: '10:30', to: '13:30' }],
    [
      '10-13, 16:30–19:30',
      [
        { from: '10:00', to: '13:00' },
        { from: '16:30', to: '19:30' },
      ],
    ],
    ['18/8/2031 - 22/8/2031', { from: '2031-08-18', to: '2031-08-22' }],
    ['2031-08-18/2031-08-22', { from: '2031-08-18', to: '2031-08-22' }],
    ['{ "min": 4, "max": 14 }', { min: 4, max: 14 }],
    ['venerdì', 'friday'],
    ["Lunedi'", 'monday'],
    ['sì', true],
    ['no', false],
  ])('is understood: %s', (typed, meant) => {
    expect(meanings(typed)).toContainEqual(meant);
  });
});

import { describe, expect, it } from 'vitest';
import { type Chosen, type Decision, decide } from '../../src/check/decide/decision.ts';
import { lineDiff } from '../../src/check/decide/line-diff.ts';
import { meanings } from '../../src/check/decide/typed-value.ts';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import { runChecks } from '../../src/check/runChecks.ts';
import { edited, realContent, realSchemas, textOf, withFile } from './real-content.ts';

type Ready = Extract<Decision, { kind: 'ready' }>;

const decideIn = (content: readonly SourceFile[], ...choices: Chosen[]) =>
  decide(content, realSchemas, choices);

function ready(content: readonly SourceFile[], ...choices: Chosen[]): Ready {
  const decision = decideIn(content, ...choices);
  if (decision.kind !== 'ready') throw new Error(JSON.stringify(decision));
  return decision;
}

/** The lines that go and come, file by file. */
const changedLines = ({ changes }: Ready) =>
  Object.fromEntries(
    changes.map(({ path, before, after }) => [
      path,
      lineDiff(before, after).map(({ sign, text }) => `${sign}${text.trim()}`),
    ]),
  );

function result({ changes }: Ready): SourceFile[] {
  const texts = new Map(changes.map((change) => [change.path, change.after]));
  return realContent.map(({ path, text }) => ({ path, text: texts.get(path) ?? text }));
}

const WEEK = 'prices.sportCity.week';

describe('a decision', () => {
  it('keeps the official price and takes the other from the page', () => {
    const lines = changedLines(ready(realContent, { fact: WEEK, choice: { typed: '135' } }));
    expect(Object.keys(lines)).toEqual(['pages/tc-nascosa.json', 'questions.json']);
    expect(lines['pages/tc-nascosa.json']).toEqual([`-"says": { "${WEEK}": 129 },`]);
    expect(lines['questions.json']?.[0]).toBe('-"full-week-latina": {');
  });

  it('writes another value into the facts', () => {
    const decision = ready(realContent, {
      fact: 'season.closures.august.to',
      choice: { typed: '17/8/2025' },
    });
    expect(changedLines(decision)['facts/season.json']).toEqual([
      '-"august": { "from": "2025-08-11", "to": "2025-08-15" }',
      '+"august": { "from": "2025-08-11", "to": "2025-08-17" }',
    ]);
    expect(changedLines(decision)['pages/layout.json']).toEqual([
      '-"says": { "season.end": "2025-09-12", "season.closures.august.to": "2025-08-17" },',
      '+"says": { "season.end": "2025-09-12" },',
    ]);
  });

  it('leaves content in which nothing disagrees on the fact', () => {
    const decision = ready(realContent, { fact: WEEK, choice: { keep: true } });
    const { findings } = runChecks(result(decision), realSchemas, {});
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(findings.some(({ fact }) => fact === WEEK)).toBe(false);
  });

  it('takes the value that a page says', () => {
    const decision = ready(realContent, {
      fact: 'hours.secretariat.saturday',
      choice: { as: 'iscrizioni' },
    });
    expect(decision.decided[0]?.value).toEqual([
      { from: '09:30', to: '13:30' },
      { from: '15:00', to: '19:00' },
    ]);
  });

  it('decides a list and its count together', () => {
    const facts = ['agreements.count', 'agreements.bodies'];
    const choices = facts.map((fact) => ({ fact, choice: { as: 'sc-ostiense' } }));
    const lines = changedLines(ready(realContent, ...choices));
    expect(lines['facts/agreements.json']).toEqual([
      '-"count": 26,',
      '+"count": 23,',
      '-"broadcaster",',
      '-"professionalOrder",',
      '-"socialCooperative",',
    ]);
  });

  it('confirms what only waited to be confirmed', () => {
    const decision = ready(realContent, {
      fact: 'venues.sportCity.positions',
      choice: { keep: true },
    });
    const { findings } = runChecks(result(decision), realSchemas, {});
    expect(findings.some(({ fact }) => fact === 'venues.sportCity.positions')).toBe(false);
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('never takes away the mark of an invented value', () => {
    const facts = ['agreements.count', 'agreements.bodies'];
    const decision = ready(
      realContent,
      ...facts.map((fact) => ({ fact, choice: { keep: true } as const })),
    );
    const confirm = /"confirm": \{[^}]*\}/;
    const marked = (files: readonly SourceFile[]) =>
      confirm.exec(files.find(({ path }) => path === 'facts/agreements.json')?.text ?? '')?.[0];
    expect(marked(result(decision))).toBe(marked(realContent));
  });

  it('keeps every character outside of the edit, Windows line endings too', () => {
    const windows = realContent.map(({ path, text }) => ({
      path,
      text: text.replaceAll('\n', '\r\n'),
    }));
    const decision = ready(windows, { fact: WEEK, choice: { typed: '140' } });
    for (const { path, before, after } of decision.changes) {
      const kept = path.startsWith('facts/')
        ? before.replace('"week": 135', '"week": 140')
        : before.replace(
            path === 'questions.json'
              ? /"full-week-latina": \{[^}]*\}[^}]*\},\r\n {4}/
              : /"says": \{[^}]*\},\r\n {2}/,
            '',
          );
      expect(after).toBe(kept);
    }
  });
});

describe('a decision is refused', () => {
  it.each<[why: string, choice: Chosen, kind: Decision['kind']]>([
    ['an amount that is no number', { fact: WEEK, choice: { typed: 'molto' } }, 'refused'],
    [
      'a day that does not exist',
      { fact: 'season.end', choice: { typed: '31/9/2025' } },
      'refused',
    ],
    [
      'a fact that does not exist',
      { fact: 'prices.sportCity.wek', choice: { typed: '1' } },
      'unknown-fact',
    ],
    ['a page that says nothing of it', { fact: WEEK, choice: { as: 'home' } }, 'unknown-page'],
    [
      'a page that is silent',
      { fact: 'staff.villageHeads.minAge', choice: { as: 'members' } },
      'unknown-page',
    ],
    [
      'a value that is there already',
      { fact: 'prices.sportCity.day', choice: { typed: '35' } },
      'nothing',
    ],
  ])('for %s', (_, choice, kind) => {
    expect(decideIn(realContent, choice).kind).toBe(kind);
  });

  it('with the name that was meant', () => {
    const decision = decideIn(realContent, { fact: 'week', choice: { typed: '1' } });
    expect(decision).toMatchObject({ nearest: expect.arrayContaining([WEEK]) });
  });

  it('while a file cannot be read', () => {
    const broken = withFile('pages/gallery.json', textOf('pages/gallery.json').replace('{', '{,'));
    expect(decideIn(broken, { fact: WEEK, choice: { keep: true } }).kind).toBe('unreadable');
  });

  it('while something else is wrong', () => {
    const { content } = edited({
      file: 'facts/season.json',
      from: /"year": 2025/,
      to: '"year": "x"',
    });
    expect(decideIn(content, { fact: WEEK, choice: { keep: true } }).kind).toBe('invalid');
  });

  it('when the texts would no longer fit the fact', () => {
    const decision = decideIn(realContent, {
      fact: 'shows.themes',
      choice: { typed: '["circus"]' },
    });
    if (decision.kind !== 'invalid') throw new Error(decision.kind);
    expect(decision.findings.map(({ code }) => code)).toContain('fact-text-extra');
  });

  it('not because another contradiction is still open', () => {
    const { content } = edited({
      file: 'pages/gallery.json',
      from: /"hero": \{/,
      to: '"says": { "camp.founded": 1990 }, "hero": {',
    });
    expect(decideIn(content, { fact: WEEK, choice: { keep: true } }).kind).toBe('ready');
  });
});

describe('what one types', () => {
  it.each<[typed: string, meant: unknown]>([
    ['129', 129],
    ['135,50', 135.5],
    ['2025-09-12', '2025-09-12'],
    ['12/9/2025', '2025-09-12'],
    ['7:30', '07:30'],
    ['10:00-13:00', { from: '10:00', to: '13:00' }],
    [
      '10-13, 16:00–19:00',
      [
        { from: '10:00', to: '13:00' },
        { from: '16:00', to: '19:00' },
      ],
    ],
    ['11/8/2025 - 15/8/2025', { from: '2025-08-11', to: '2025-08-15' }],
    ['2025-08-11/2025-08-15', { from: '2025-08-11', to: '2025-08-15' }],
    ['{ "min": 4, "max": 14 }', { min: 4, max: 14 }],
  ])('may mean a value: %s', (typed, meant) => {
    expect(meanings(typed)).toContainEqual(meant);
  });
});

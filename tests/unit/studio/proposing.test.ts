import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Journal } from '../../../scripts/studio/journal.ts';
import { proposing } from '../../../scripts/studio/proposing.ts';
import { WrongQuestion } from '../../../scripts/studio/question.ts';
import { Workshop } from '../../../scripts/studio/workshop.ts';
import { KINDS } from '../../../src/author/add/skeletons.ts';
import type { NewSeason, NewThing } from '../../../src/studio/desk/proposed.ts';
import { internalName } from '../../../src/studio/page/new/internal-name.ts';
import words from '../../../src/studio/words.json' with { type: 'json' };
import { CAMP, CAMP_TODAY } from '../../camp.ts';
import { schemas, served } from '../../schemas.ts';

const folder = mkdtempSync(join(tmpdir(), 'studio-proposing-'));
cpSync(CAMP, join(folder, 'content'), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let workshop: Workshop;
const ask = <T>(question: 'add' | 'season', body: Record<string, unknown>): T =>
  proposing(workshop, () => ({ state: true }))[question]?.(body) as T;
beforeEach(() => {
  workshop = new Workshop({
    content: join(folder, 'content'),
    schemas,
    schemaFiles: {},
    // Drafts of one test are none of the next.
    journal: new Journal(join(mkdtempSync(join(folder, 'drafts-')), 'drafts.json')),
    options: () => ({ today: CAMP_TODAY, served }),
  });
});

it('offers what the command offers', () => {
  expect(Object.keys(words.adding.kinds).toSorted()).toEqual(KINDS.toSorted());
});

describe('something new', () => {
  const days = { from: '2031-07-04', to: '2031-07-04' };

  it('is told before anything changes, whatever it is', () => {
    for (const what of KINDS) {
      const told = ask<NewThing>('add', { what, id: 'villa-verde', ...days });
      const left = told.kind === 'ready' ? told.left : [];
      const codes = new Set(left.map(({ code }) => code));
      // A body more is one more than a page says.
      if (what === 'body') codes.delete('contradiction');
      expect(codes, what).toEqual(new Set(['to-write']));
    }
    expect(workshop.desk.drafts).toEqual([]);
  });

  it('goes on the desk as drafts, in one step back', () => {
    const asked = { what: 'activity', id: 'orto' };
    const told = ask<NewThing>('add', asked);
    expect(ask('add', { ...asked, really: true })).toMatchObject({ state: true });
    const drafts = workshop.desk.drafts.map(({ path }) => path);
    expect(told).toMatchObject({ created: expect.arrayContaining(['pages/orto.json']) });
    expect(drafts).toEqual(expect.arrayContaining(['pages/orto.json', 'site.json']));
    workshop.desk.undo();
    expect(workshop.desk.drafts).toEqual([]);
  });

  it.each([
    ['a name of no letters', { what: 'page', id: '1' }, 'name'],
    ['the name of a page', { what: 'page', id: 'home' }, 'taken'],
    ['a closure without days', { what: 'closure', id: 'festa' }, 'days'],
    ['a closure that ends first', { what: 'closure', id: 'f', ...days, to: '2031-07-03' }, 'days'],
  ])('refuses %s', (_, body, reason) => {
    expect(ask('add', { ...body, really: true })).toEqual({ kind: 'refused', reason });
    expect(workshop.desk.drafts).toEqual([]);
  });

  it.each([{ what: 'folder', id: 'a' }, { what: 'page', id: ['a'] }, { what: 'page' }])(
    'is never asked for as %o by the page',
    (body) => expect(() => ask('add', body)).toThrow(WrongQuestion),
  );
});

it.each([
  ['Villa Pamphili', 'villa-pamphili'],
  ['  L’Orto è qui!  ', 'l-orto-e-qui'],
  ['24 ore', 'ore'],
  ['Серія «Сміливі» è qui', 'e-qui'],
  ['Café\u0301 №\u00A01', 'cafe-1'],
  ['…', ''],
])('names «%s» `%s`', (typed, name) => expect(internalName(typed)).toBe(name));

describe('another season', () => {
  it('is proposed, corrected and put on the desk', () => {
    const told = ask<NewSeason>('season', { year: 2032 });
    const start = told.kind === 'ready' && told.rows.find(({ fact }) => fact === 'season.start');
    expect(start).toMatchObject({ value: expect.stringMatching(/^2032-/) });
    expect(workshop.desk.drafts).toEqual([]);
    const set = { 'season.start': '2032-06-21' };
    const chosen = ask<NewSeason>('season', { year: 2032, set, really: true });
    expect(chosen.kind === 'ready' && chosen.rows).toContainEqual(
      expect.objectContaining({ fact: 'season.start', value: '2032-06-21' }),
    );
    expect(workshop.desk.sources.find(({ path }) => path === 'facts/season.json')?.text).toContain(
      '"start": "2032-06-21"',
    );
  });

  it.each([
    [{ year: 2031 }, 'year'],
    [{ year: 'presto' }, 'year'],
    [{ year: 2032, set: { 'season.start': '2032-02-30' } }, 'value'],
    [{ year: 2032, set: { 'season.nothing': '2032-06-21' } }, 'value'],
  ])('is refused for %o', (body, reason) => {
    expect(ask('season', { ...body, really: true })).toMatchObject({ kind: 'refused', reason });
    expect(workshop.desk.drafts).toEqual([]);
  });
});

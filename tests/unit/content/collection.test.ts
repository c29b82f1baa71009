import { describe, expect, it } from 'vitest';
import { factsNamed, factValue } from '../../../src/content/collection.ts';
import { withoutLinksTo } from '../../../src/content/disabled-pages.ts';
import { factBehind } from '../../../src/content/fact-behind.ts';
import { resolveSentences } from '../../../src/content/sentences.ts';
import type { Facts } from '../../../src/content/types.ts';
import { isOptional, withoutMissing } from '../../../src/content/without-missing.ts';
import { createFiller } from '../../../src/i18n/fill-texts.ts';
import { createFormats } from '../../../src/i18n/format.ts';

const facts = {
  days: {
    june: { date: '2031-06-01', hours: { from: '15:30', to: '19:00' } },
    may: { date: '2031-05-25', hours: { from: '15:30', to: '19:00' } },
    confirm: { status: 'to-confirm' },
  },
  names: ['calcio', 'basket', 'volley'],
  none: {},
  shops: {
    far: { open: false, price: 1 },
    near: { open: true, price: 7 },
    here: { open: true, price: 5 },
  },
  prices: { week: 144, first: 2 },
};

const written = (language: string, text: string, of: object = facts) => {
  const formats = createFormats(language, { terms: {}, age: { whole: '', half: '' } });
  return createFiller(language, formats)(text, of as Facts).replaceAll('\u00A0', ' ');
};

describe('a collection in a text', () => {
  it.each([
    ['it-IT', '{{days.*.date, dayMonth}}', '25 maggio e 1 giugno'],
    ['en-GB', '{{days.*.date, dayMonth}}', '25 May and 1 June'],
    ['it-IT', '{{days.*.hours, timeRange}}', '15:30–19:00'],
    ['it-IT', '{{days.first.date, dayMonth}}', '25 maggio'],
    ['it-IT', '{{days.last.date, dayMonth}}', '1 giugno'],
    ['it-IT', '{{days.count, number}}', '2'],
    ['it-IT', '{{names, list}}', 'calcio, basket e volley'],
    ['en-GB', '{{names, list}}', 'calcio, basket and volley'],
    ['it-IT', 'da {{shops.*open.price.lowest, euro}}', 'da 5 €'],
    // An item with that very name comes first.
    ['it-IT', '{{prices.first, number}}', '2'],
  ])('%s: %s', (language, text, expected) => {
    expect(written(language, text)).toBe(expected);
  });

  it('names the facts of its items', () => {
    expect(factsNamed(facts, 'days.*.date')).toEqual(['days.may.date', 'days.june.date']);
    expect(factsNamed(facts, 'days.last.date')).toEqual(['days.june.date']);
    expect(factsNamed(facts, 'days.count')).toEqual(['days']);
    expect(factsNamed(facts, 'prices.first')).toEqual(['prices.first']);
  });

  it.each([
    ['shops.*open.price.lowest', 'shops.here.price'],
    ['days.first.date', 'days.may.date'],
    ['days.*.date', 'days'],
    ['days.count', 'days'],
    ['sports.count', 'sports.sports'],
    ['prices.first', 'prices.first'],
    ['venues.*listed.prices.week.lowest', 'prices.week'],
    ['venue.doors.count', 'venues.lake.doors'],
  ])('%s is changed at %s', (name, behind) => {
    const lake = { listed: true, doors: ['north'] };
    const venues = { lake, hill: { listed: true, prices: { week: 150 } } };
    const all = { ...facts, venues, sports: { sports: { tennis: {}, padel: {} } } };
    expect(factBehind(all, name, 'lake')).toBe(behind);
  });

  it('has no items if it is not a collection', () => {
    expect(factValue(facts, 'prices.last')).toBeUndefined();
    expect(factValue(facts, 'none.first.date')).toBeUndefined();
  });

  it.each([
    ['none', 'niente'],
    ['days', 'più'],
    ['names', 'più'],
  ])('chooses words by their number of items: %s', (state, expected) => {
    const forms = { absent: 'niente', one: 'uno', other: 'più' };
    expect(resolveSentences({ state, forms }, facts)).toBe(expected);
    expect(resolveSentences({ state, forms }, { [state]: { one: {} } })).toBe('uno');
  });
});

describe('what refers to a missing fact', () => {
  const page = { rules: [{ id: 'age' }, { id: 'trial' }], tabs: [{ blocks: [{ id: 'age' }] }] };
  const rule = (text: string) => ({ title: 'Regola', text });
  const texts = (text: string) => ({
    hero: { title: 'Prova' },
    rules: { items: { age: rule('Da 4 anni.'), trial: rule(text) } },
    list: ['Sempre', text],
  });

  it('is removed, with its page entry and list item', () => {
    expect(withoutMissing(page, texts('Da {{camp.trial, age}}.'), facts)).toEqual({
      page: { ...page, rules: [{ id: 'age' }] },
      texts: {
        hero: { title: 'Prova' },
        rules: { items: { age: rule('Da 4 anni.') } },
        list: ['Sempre'],
      },
    });
  });

  it('stays while a fact exists, or where it is required', () => {
    const spoken = texts('{{prices.week, euro}}');
    expect(withoutMissing(page, spoken, facts)).toEqual({ page, texts: spoken });
    const alone = { hero: { title: '{{camp.trial, age}}' } };
    expect(withoutMissing(page, alone, facts)).toEqual({ page, texts: alone });
    expect(isOptional(page, ['rules', 'items', 'trial', 'text'])).toBe(true);
    expect(isOptional(page, ['list', '1'])).toBe(true);
    expect(isOptional(page, ['hero', 'title'])).toBe(false);
  });
});

describe('a page off the site', () => {
  it('removes cards and buttons that link there, and only the link of a question', () => {
    const way = { target: { page: 'shows' } };
    const structure = {
      cards: [
        { id: 'shows', ...way },
        { id: 'relax', target: { page: 'relax' } },
      ],
      activities: [{ page: 'shows', picture: 'stage' }],
      questions: [{ id: 'when', ...way }],
      estimate: { page: 'shows' },
    };
    expect(withoutLinksTo(new Set(['shows']), structure)).toEqual({
      cards: [{ id: 'relax', target: { page: 'relax' } }],
      activities: [],
      questions: [{ id: 'when' }],
      estimate: { page: 'shows' },
    });
  });
});

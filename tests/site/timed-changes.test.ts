// What changes at an instant changes for every visitor: built in New York, read in two zones, a
// second before midnight in Rome and after it, on the night when clocks go forward.
import { join } from 'node:path';
import ICAL from 'ical.js';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { contentSource } from '../../scripts/site/vite/content-plugin.ts';
import { contentOf } from '../../scripts/site/vite/validated-content.ts';
import { runChecks } from '../../src/check/run-checks.ts';
import { addOurFormats } from '../../src/check/schema/formats.ts';
import type { Json } from '../../src/content/json.ts';
import { merge } from '../../src/content/scope.ts';
import type { PublishedFacts } from '../../src/content/types.ts';
import { publicApiByTime } from '../../src/publish/public-api.ts';
import { CAMP_TODAY, withFile } from '../camp.ts';
import { renderedSite } from '../rendered-site.ts';
import { schemas } from '../schemas.ts';
import { pageReader } from './days/page-at.ts';

const NOW = Date.parse(`${CAMP_TODAY}T10:00:00+01:00`);
const TURN = Date.parse('2031-03-29T23:00:00Z');
/** A notice over the night when clocks go back. */
const NOTICES = JSON.stringify({
  $schema: '../schemas/notices.schema.json',
  notices: [
    {
      text: { it: 'Di notte la piscina è illuminata.' },
      from: '2031-10-26T01:30',
      until: '2031-10-26T03:30',
      where: ['lago-blu'],
    },
  ],
});
const LATER = JSON.stringify({
  $schema: '../schemas/later.schema.json',
  changes: {
    '2031-03-30': {
      'prices.week': 151,
      'venues.parcoTigli.prices.week': 160,
      'venues.parcoTigli.hours.camp.from': '08:15',
      'venues.parcoTigli.hours.reception.from': '08:15',
      'venues.parcoTigli.programme.slots.welcome.from': '08:15',
      'camp.age.min': 6,
    },
    '2031-07-07': { 'enrolment.deadline.time': '20:00:00', 'prices.week': 155 },
  },
});

const sources = withFile('later.json', LATER).map(({ path, text }) => ({
  path,
  text: path === 'notices.json' ? NOTICES : text,
}));
const checked = runChecks(sources, schemas, { today: CAMP_TODAY });
vi.stubEnv('TZ', 'America/New_York');
afterAll(() => vi.unstubAllEnvs());
const PAGES =
  '/ /accessibilita /domande /economic-regulations /lago-blu /parco-tigli /prezzi'.split(' ');
const site = await renderedSite(checked, NOW, PAGES);
const publicApi = publicApiByTime(JSON.parse(site.get('site-api.json') ?? ''), addOurFormats);
/** What the islands of every page quote from. */
const shared = await import(
  `data:text/javascript,${encodeURIComponent(contentSource('it/layout', contentOf(checked, true), NOW))}`
);

/** Returns all that one visitor sees at an instant. */
type Reader = (now: number) => string;

/** What the script of a page shows, and its head. */
const body = (path: string): Reader => {
  const read = pageReader(site.get(join(path, 'index.html')) ?? '');
  return (now) =>
    read(now)
      .blocks.map(({ words }) => words)
      .join(' ');
};
const head = (path: string): Reader => {
  const read = pageReader(site.get(path) ?? '');
  return (now) => read(now).head;
};
const quoted: Reader = (now) => {
  const request = JSON.stringify([{ venue: 'lago-blu', timeBand: 'full', weeks: 1 }]);
  return publicApi(now).quote(request, now).json;
};
const told: Reader = (now) => JSON.stringify(publicApi(now).facts({ id: 'prices.week' })[0]?.value);
const estimated: Reader = (now) => {
  const later: [number, Json][] = shared.later;
  const part = later.findLast(([from]) => from <= now)?.[1] ?? {};
  return JSON.stringify(merge(shared.content.facts.prices, Object(part).facts?.prices ?? {}));
};

const readers: readonly (readonly [name: string, read: Reader, before: string, after: string])[] = [
  ['a page with its script', body('prezzi'), '144 €', '151 €'],
  ['the regulations with their script', body('economic-regulations'), '144 €', '151 €'],
  [
    'the card of a venue',
    body('.'),
    'in acqua Campi sportivi Dal lunedì al venerdì, 8:00',
    'al venerdì, 8:15',
  ],
  ['a title', head('index.html'), 'per bambini da 5 a', 'per bambini da 6 a'],
  ['a description', head('lago-blu/index.html'), 'costa 144 €', 'costa 151 €'],
  ['structured data', head('parco-tigli/index.html'), '"price":153', '"price":160'],
  ['the estimate', estimated, '"week":144', '"week":151'],
  ['/api/quote', quoted, '144.00', '151.00'],
  ['/api/facts', told, '144', '151'],
];

describe.each(['Pacific/Auckland', 'Europe/Rome'])(
  'a value that holds from a day on, in %s',
  (zone) => {
    it.each(readers)('turns for %s', (_, read, before, after) => {
      vi.stubEnv('TZ', zone);
      const seen = [TURN - 1000, TURN, TURN + 1000].map(read);
      expect(seen.map((all) => all.includes(after))).toEqual([false, true, true]);
      expect(seen.map((all) => all.includes(before))).toEqual([true, false, false]);
    });
  },
);

describe('without a script', () => {
  it('the content has no error', () => {
    expect(checked.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('visitors get the value and its day', () => {
    const page = (site.get('prezzi/index.html') ?? '').replaceAll(/&nbsp;|\u00A0/g, ' ');
    expect(page).toContain('144 €');
    expect(page).toContain('<noscript> (dal 30 marzo 2031: 151 €)');
  });

  it('an island, whose HTML is compared, gets no note', () => {
    const [, island = ''] = (site.get('domande/index.html') ?? '').split('data-island="questions"');
    expect(island).toContain('Da 144');
    expect(island.split('</main>')[0]).not.toContain('<noscript>');
  });

  it('pages without the value stay as they are', () => {
    expect(site.get('accessibilita/index.html')).not.toContain(`data-from="${TURN}"`);
  });

  it('the data file lists each fact’s later values', () => {
    const { facts }: PublishedFacts = JSON.parse(site.get('dati/fatti.json') ?? '');
    expect(facts.find(({ id }) => id === 'prices.week')).toMatchObject({
      value: 144,
      later: [
        { from: '2031-03-30', value: 151, written: { it: '151\u00A0€' } },
        { from: '2031-07-07', value: 155 },
      ],
    });
    expect(facts.find(({ id }) => id === 'prices.day')).not.toHaveProperty('later');
  });

  it('each event of a calendar has the values of its own day', () => {
    const calendar = new ICAL.Component(ICAL.parse(site.get('dati/calendario.ics') ?? ''));
    const ends = calendar.getAllSubcomponents('vevent').map((event) => {
      const { uid, endDate } = new ICAL.Event(event);
      return [uid.split('@')[0], endDate.toJSDate().toISOString()];
    });
    expect(new Set(ends.map(([id]) => id)).size).toBe(ends.length);
    expect(Object.fromEntries(ends)).toMatchObject({
      'enrolment.deadline.2031-07-07': '2031-07-03T21:59:59.000Z',
      'enrolment.deadline.2031-07-14': '2031-07-10T18:00:00.000Z',
    });
  });
});

describe('a notice over the night when clocks go back', () => {
  const [from, until] = [Date.parse('2031-10-25T23:30:00Z'), Date.parse('2031-10-26T02:30:00Z')];
  const around = [from - 1000, from, until - 1000, until];
  const isTold = (path: string) =>
    around.map(body(path)).map((all) => all.includes('la piscina è illuminata'));

  it('appears on its page and disappears at its instants', () => {
    expect(isTold('lago-blu')).toEqual([false, true, true, false]);
  });

  it('is on no other page', () => {
    expect(isTold('parco-tigli')).not.toContain(true);
  });

  it('is in its venue’s calendar from the start, on its day', () => {
    const [event = ''] =
      /SUMMARY:Di notte la piscina è illuminata\.[\s\S]*?END:VEVENT/.exec(
        site.get('dati/calendario-lago-blu.ics') ?? '',
      ) ?? [];
    expect(event).toContain('DTSTART;VALUE=DATE:20311026');
  });
});

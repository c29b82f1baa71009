import { describe, expect, it } from 'vitest';
import { runChecks } from '../../src/check/runChecks.ts';
import { addOurFormats } from '../../src/check/schema/formats.ts';
import { publicApiByTime } from '../../src/publish/public-api.ts';
import { CAMP_TODAY, withFile } from '../camp.ts';
import { renderedSite } from '../rendered-site.ts';
import { schemas } from '../schemas.ts';
import { pageReader } from './days/page-at.ts';

const NOW = Date.parse(`${CAMP_TODAY}T10:00:00+01:00`);
/** The night in which clocks in Rome go back. */
const TURN = Date.parse('2031-10-25T22:00:00Z');
/** A notice over that night: from summer time into winter time. */
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
  changes: { '2031-10-26': { 'prices.week': 151 } },
});

const sources = withFile('later.json', LATER).map(({ path, text }) => ({
  path,
  text: path === 'notices.json' ? NOTICES : text,
}));
const checked = runChecks(sources, schemas, { today: CAMP_TODAY });
const site = await renderedSite(checked, NOW);

/** What the script of a page shows at an instant, wherever the reader is. */
function shows(path: string, words: string): (now: number) => boolean {
  const read = pageReader(site.get(`${path}/index.html`) ?? '');
  return (now) => read(now).blocks.some((block) => block.words.includes(words));
}

describe('a price that holds from a day on', () => {
  const page = (path: string) =>
    (site.get(`${path}/index.html`) ?? '').replaceAll(/&nbsp;|\u00A0/g, ' ');

  it('is no slip', () => {
    expect(checked.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('waits beside each page that tells it', () => {
    for (const path of ['prezzi', 'economic-regulations']) {
      expect(page(path)).toContain('144 €');
      expect(page(path)).toMatch(
        new RegExp(`<template data-place="\\d+" data-from="${TURN}">[^]*151 €`),
      );
    }
  });

  it('turns by the script of the page at its instant, and not a second before', () => {
    for (const path of ['prezzi', 'economic-regulations']) {
      expect([TURN - 1000, TURN].map(shows(path, '151 €'))).toEqual([false, true]);
    }
    expect([TURN - 1000, TURN].map(shows('prezzi', '144 €'))).toEqual([true, false]);
  });

  it('is told to who has no script, with its day', () => {
    expect(page('prezzi')).toContain('<noscript> (dal 26 ottobre 2031: 151 €)</noscript>');
  });

  it('leaves pages alone that do not tell it', () => {
    expect(page('relax')).not.toContain(`data-from="${TURN}"`);
  });

  it('is what the server quotes from its instant on, and not a second before', () => {
    const publicApi = publicApiByTime(JSON.parse(site.get('site-api.json') ?? ''), addOurFormats);
    const request = JSON.stringify([{ venue: 'lago-blu', timeBand: 'full', weeks: 1 }]);
    const answer = (now: number) => publicApi(now).quote(request, now).json;
    expect(answer(TURN - 1000)).toContain('144.00');
    expect(answer(TURN)).toContain('151.00');
    expect(answer(TURN + 1000)).not.toContain('144.00');
  });
});

describe('a notice over the night in which clocks go back', () => {
  const [from, until] = [Date.parse('2031-10-25T23:30:00Z'), Date.parse('2031-10-26T02:30:00Z')];
  const around = [from - 1000, from, until - 1000, until];

  it('comes and goes on its page at its instants', () => {
    const told = around.map(shows('lago-blu', 'la piscina è illuminata'));
    expect(told).toEqual([false, true, true, false]);
  });

  it('is on no other page', () => {
    expect(around.map(shows('parco-tigli', 'la piscina è illuminata'))).not.toContain(true);
  });

  it('is in the calendar of its venue from the start, on its day', () => {
    const [event = ''] =
      /SUMMARY:Di notte la piscina è illuminata\.[\s\S]*?END:VEVENT/.exec(
        site.get('dati/calendario-lago-blu.ics') ?? '',
      ) ?? [];
    expect(event).toContain('DTSTART;VALUE=DATE:20311026');
  });
});

import { describe, expect, it } from 'vitest';
import { runChecks } from '../../src/check/runChecks.ts';
import { addOurFormats } from '../../src/check/schema/formats.ts';
import { publicApiByTime } from '../../src/publish/public-api-by-time.ts';
import { CAMP_TODAY, withFile } from '../camp.ts';
import { renderedSite } from '../rendered-site.ts';
import { schemas } from '../schemas.ts';

const NOW = Date.parse(`${CAMP_TODAY}T10:00:00+01:00`);
/** The night in which clocks in Rome go back. */
const TURN = Date.parse('2031-10-25T22:00:00Z');
const LATER = JSON.stringify({
  $schema: '../schemas/later.schema.json',
  changes: { '2031-10-26': { 'prices.week': 151 } },
});

describe('a price that holds from a day on', async () => {
  const sources = withFile('later.json', LATER);
  const checked = runChecks(sources, schemas, { today: CAMP_TODAY });
  const site = await renderedSite(checked, NOW);
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

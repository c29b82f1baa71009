import { describe, expect, it } from 'vitest';
import type { Finding } from '../../src/check/finding.ts';
import { failing, runChecks } from '../../src/check/run-checks.ts';
import type { Json } from '../../src/content/json.ts';
import { campSources } from '../camp.ts';
import { schemas } from '../schemas.ts';

/** The contradictions of the made-up camp, one per line, with the values of other venues. */
const TABLE = `
season.end | "2031-09-12" | contradiction | "2031-09-19" | home layout lavoro
season.closures.august.to | "2031-08-22" | contradiction | "2031-08-24" | layout lavoro
prices.week | 144 | contradiction | 137 | colle-alto | 153
agreements.rates.week | 121 | contradiction | 127 | parco-tigli
agreements.count | 11 | contradiction | 9 | parco-tigli
hours.secretariat.saturday | [{"from":"10:30","to":"13:30"}] | contradiction | AFTERNOON_TOO | iscrizioni
hours.secretariat.sunday | [{"from":"10:30","to":"13:30"},{"from":"16:30","to":"19:30"}] | contradiction | AFTERNOON_TOO | iscrizioni
discounts.rounding.mode | "up" | contradiction-example | "nearest" | economic-regulations
legal.updated | "2031-05" | contradiction | "2030-04-15" | privacy
staff.villageHeads.minAge | 24 | contradiction-silent | null | members
hours.activities.to | "17:30" | contradiction | "17:15" | members
`.replaceAll('AFTERNOON_TOO', '[{"from":"10:00","to":"14:00"},{"from":"15:30","to":"19:30"}]');
/** Its two lists differ in length. */
const LIST = 'agreements.bodies';

const CONFLICTS = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [fact = '', official = '', code, value = '', pages = '', venue] = line.split(' | ');
    return { fact, official: JSON.parse(official) as Json, code, value, pages, venue };
  });

const TODAY = '2026-11-21';
const { findings, project } = runChecks(campSources, schemas, { today: TODAY });
const known = findings.filter(({ severity }) => severity === 'known');

function findingOn(fact: string): Finding {
  const [finding, ...more] = known.filter((each) => each.fact === fact);
  if (!finding || more.length > 0) throw new Error(`not one finding on ${fact}`);
  return finding;
}

it.each(CONFLICTS)('$fact is reported once, with every value, place and page', (row) => {
  const { fact, official, code, value, pages, venue } = row;
  const { related = [], ...own } = findingOn(fact);
  expect([own.code, own.args.owner]).toEqual([code, 'Direzione']);
  const places = [{ ...own, role: 'page', value: own.value ?? null }, ...related];
  const byPage = places.filter(({ role }) => role === 'page');
  expect(byPage.map((place) => [place.file, JSON.stringify(place.value)]).sort()).toEqual(
    pages
      .split(' ')
      .map((page) => [`pages/${page}.json`, value])
      .sort(),
  );
  for (const { file, line, column, pages: urls } of byPage) {
    const typed = project
      .document(file)
      ?.text.split('\n')
      [line - 1]?.slice(column - 1);
    // A list may be written over several lines.
    expect(typed?.replaceAll(' ', '')).toContain(value.startsWith('[') ? '[' : value);
    expect(urls).toEqual(project.urls(file.slice('pages/'.length, -'.json'.length)));
  }
  expect(related[0]).toMatchObject({ role: 'authority', value: official });
  const venues = related.filter(({ role }) => role === 'venue').map((place) => place.value);
  expect(venues).toEqual(venue === undefined ? [] : [JSON.parse(venue)]);
  expect(related.find(({ role }) => role === 'known')?.file).toBe('questions.json');
});

describe('the other rows', () => {
  it('name the length of each list', () => {
    const finding = findingOn(LIST);
    expect(finding.file).toBe('pages/parco-tigli.json');
    expect(finding.value).toHaveLength(9);
    expect(finding.related?.[0]?.value).toHaveLength(11);
    expect(finding.args.values).toEqual(['#9']);
  });

  it('compute the example with each rounding', () => {
    const { exampleOfficial, exampleSaid } = findingOn('discounts.rounding.mode').args;
    expect(exampleOfficial).toEqual(['331\u00A0€', '343\u00A0€']);
    expect(exampleSaid).toEqual(['330\u00A0€', '342\u00A0€']);
  });

  it.each([
    ['venues.lagoBlu.positions', 11],
    ['venues.parcoTigli.positions', 16],
  ])('ask to confirm %s', (fact, value) => {
    const finding = findings.find(
      (finding) => finding.code === 'to-confirm' && finding.fact === fact,
    );
    expect(finding).toMatchObject({ value, pages: ['/'] });
  });

  it('report nothing else', () => {
    const rows = [...CONFLICTS.map(({ fact }) => fact), LIST];
    expect(known.map(({ fact }) => fact).sort()).toEqual(rows.sort());
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('fail only under strict and before a release', () => {
    expect(failing(findings)).toEqual([]);
    expect(failing(findings, { strict: true })).toHaveLength(known.length);
    const released = runChecks(campSources, schemas, { today: TODAY, release: true });
    expect(failing(released.findings).map(({ code }) => code)).toContain('to-confirm');
  });
});

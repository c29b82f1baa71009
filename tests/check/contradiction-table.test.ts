import { describe, expect, it } from 'vitest';
import type { Finding } from '../../src/check/finding.ts';
import { failing, runChecks } from '../../src/check/run-checks.ts';
import type { Json } from '../../src/content/json.ts';
import { campSources } from '../camp.ts';
import { schemas } from '../schemas.ts';

/** The contradictions of the made-up camp, one per line, with the values of other venues. */
const TABLE = `
season.end | "2031-09-12" | /lago-blu | contradiction | "2031-09-19" | home layout lavoro
season.closures.august.to | "2031-08-22" | /economic-regulations | contradiction | "2031-08-24" | layout lavoro
prices.week | 144 | /lago-blu | contradiction | 137 | colle-alto | 153
agreements.rates.week | 121 | /colle-alto | contradiction | 127 | parco-tigli
agreements.count | 11 | /lago-blu | contradiction | 9 | parco-tigli
hours.secretariat.saturday | [{"from":"10:30","to":"13:30"}] | /lago-blu | contradiction | AFTERNOON_TOO | iscrizioni
hours.secretariat.sunday | [{"from":"10:30","to":"13:30"},{"from":"16:30","to":"19:30"}] | /lago-blu | contradiction | AFTERNOON_TOO | iscrizioni
discounts.rounding.mode | "up" | /economic-regulations | contradiction-example | "nearest" | economic-regulations
legal.updated | "2031-05" | /privacy-policy | contradiction | "2030-04-15" | privacy
staff.villageHeads.minAge | 24 | /lavoro | contradiction-silent | null | members
hours.activities.to | "17:30" | /lago-blu | contradiction | "17:15" | members
`.replaceAll('AFTERNOON_TOO', '[{"from":"10:00","to":"14:00"},{"from":"15:30","to":"19:30"}]');

const CONFLICTS = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [fact = '', official = '', officialAt, code, value = '', pages = '', venue] =
      line.split(' | ');
    return {
      fact,
      official: JSON.parse(official) as Json,
      officialAt,
      code,
      said: [{ value: JSON.parse(value) as Json, pages: pages.split(' ') }],
      venue: venue === undefined ? undefined : (JSON.parse(venue) as Json),
      // The count is computed from the list.
      typed: fact === 'agreements.count' ? /^\[/ : startOf(JSON.parse(official)),
    };
  });

/** Lists whose length differs. */
const LISTS = [{ fact: 'agreements.bodies', official: 11, said: 9, page: 'parco-tigli' }];

const { findings, project } = runChecks(campSources, schemas, { today: '2026-11-21' });
const known = findings.filter(({ severity }) => severity === 'known');

function findingOn(fact: string): Finding {
  const [finding, ...more] = known.filter((one) => one.fact === fact);
  if (!finding || more.length > 0) throw new Error(`not one finding on ${fact}`);
  return finding;
}

const typedAt = ({ file, line, column }: { file: string; line: number; column: number }) =>
  project
    .document(file)
    ?.text.split('\n')
    [line - 1]?.slice(column - 1) ?? '';

/** Every place of a finding, its own first. */
const placesOf = (finding: Finding) => [
  { ...finding, role: 'page', value: finding.value ?? null },
  ...(finding.related ?? []),
];

describe.each(CONFLICTS)('$fact', ({ fact, official, officialAt, venue, said, code, typed }) => {
  const finding = findingOn(fact);

  it('is reported once, with every value and its page', () => {
    expect(finding.code).toBe(code);
    const byPage = placesOf(finding).filter(({ role }) => role === 'page');
    const reported = byPage.map(({ file, value }) => JSON.stringify([file, value])).sort();
    const wanted = said.flatMap(({ value, pages }) =>
      pages.map((page) => JSON.stringify([`pages/${page}.json`, value])),
    );
    expect(reported).toEqual(wanted.sort());
  });

  it('names the authority, its place and its pages', () => {
    const authority = finding.related?.[0];
    expect(authority).toMatchObject({ role: 'authority', value: official });
    expect(authority?.pages).toContain(officialAt);
    expect(authority && typedAt(authority)).toMatch(typed);
  });

  it('gives line, column and URLs of every page', () => {
    for (const place of placesOf(finding).filter(({ role }) => role === 'page')) {
      expect(typedAt(place)).toMatch(startOf(place.value ?? null));
      const id = /^pages\/(.*)\.json$/.exec(place.file)?.[1] ?? '';
      expect(place.pages).toEqual(project.addresses(id));
      expect(place.pages?.length).toBe(id === 'layout' ? project.pages.length : 1);
    }
  });

  it('lists a difference between venues apart', () => {
    const venues = finding.related?.filter(({ role }) => role === 'venue') ?? [];
    expect(venues.map(({ value }) => value)).toEqual(venue === undefined ? [] : [venue]);
  });

  it('is known: a question asks who decides', () => {
    const question = finding.related?.find(({ role }) => role === 'known');
    expect(question?.file).toBe('questions.json');
    expect(finding.args.owner).toBe('Direzione');
  });
});

/** How a value begins in its file. */
function startOf(value: Json): RegExp {
  return typeof value === 'object' && value !== null
    ? /^\[/
    : new RegExp(`^${JSON.stringify(value)}[^\\w.]`);
}

describe('the other rows', () => {
  it.each(LISTS)('names the length of each list of $fact', ({ fact, official, said, page }) => {
    const finding = findingOn(fact);
    expect(finding.file).toBe(`pages/${page}.json`);
    expect(finding.value).toHaveLength(said);
    expect(finding.related?.[0]?.value).toHaveLength(official);
    expect(finding.args.values).toEqual([`#${said}`]);
  });

  it('computes the example with each rounding', () => {
    const { exampleOfficial, exampleSaid } = findingOn('discounts.rounding.mode').args;
    expect(exampleOfficial).toEqual(['331\u00A0€', '343\u00A0€']);
    expect(exampleSaid).toEqual(['330\u00A0€', '342\u00A0€']);
  });

  it.each([
    ['venues.lagoBlu.positions', 11],
    ['venues.parcoTigli.positions', 16],
  ])('asks to confirm %s', (fact, value) => {
    const finding = findings.find((one) => one.code === 'to-confirm' && one.fact === fact);
    expect(finding).toMatchObject({ value, pages: ['/'] });
    expect(finding?.related?.map(({ role, file }) => [role, file])).toEqual([
      ['known', 'questions.json'],
    ]);
  });

  it('reports nothing else', () => {
    const rows = [...CONFLICTS, ...LISTS].map(({ fact }) => fact);
    expect(known.map(({ fact }) => fact).sort()).toEqual(rows.sort());
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('does not compare the secretariat’s hours with those of the gates', () => {
    const about = findings.filter(({ fact = '' }) =>
      /^hours\.(camp|secretariat\.weekdays)/.test(fact),
    );
    expect(about).toEqual([]);
  });

  it('fails only under strict and before a release', () => {
    expect(failing(findings)).toEqual([]);
    expect(failing(findings, { strict: true })).toHaveLength(known.length);
    expect(failing(findings, { release: true }).length).toBeGreaterThan(0);
  });
});

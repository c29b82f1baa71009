import { describe, expect, it } from 'vitest';
import { runChecks } from '../../src/check/run-checks.ts';
import { addOurFormats } from '../../src/check/schema/formats.ts';
import { createPublicApi } from '../../src/publish/public-api.ts';
import { publicFacts } from '../../src/publish/public-facts.ts';
import { verifyMaterial } from '../../src/publish/verify-material.ts';
import { createVerify } from '../../src/verify/verify-text.ts';
import { CAMP_TODAY, campSources, replaced } from '../camp.ts';
import { withItem } from '../each-kind.ts';
import { renderedSite } from '../rendered-site.ts';
import { projectOf, schemas, served } from '../schemas.ts';
import { published } from '../unit/publish/made-up.ts';

/** Lago Blu is closed for a day and for a week; from the third child 20 % off. */
const typed = [
  { kind: 'closure', id: 'works', typed: ['18/7/2031', 'venue=lagoBlu'] },
  { kind: 'closure', id: 'lakeParty', typed: ['28/7/2031', '1/8/2031', 'venue=lagoBlu'] },
].reduce((files, wish) => withItem(files, wish), campSources);
const sources = typed.map(({ path, text }) => ({
  path,
  text: text
    .replace(/"DA SCRIVERE[^"]*\(works\)"/, '"Lavori alla piscina"')
    .replace(/"DA SCRIVERE[^"]*\(lakeParty\)"/, '"Festa del lago"')
    .replace(
      '"percent": 12, "fromChild": 2',
      '"percent": 12, "fromChild": 2, "further": { "percent": 20, "fromChild": 3 }',
    ),
}));
const publication = published(sources);
const verify = createVerify(verifyMaterial(publication, publicFacts(publication)));
const checked = runChecks(sources, schemas, { served, today: CAMP_TODAY });
const site = await renderedSite(checked, Date.parse(`${CAMP_TODAY}T12:00:00Z`));
const fileOf = (path: string) => (site.get(path) ?? '').replaceAll('\u00A0', ' ');
const textOf = (id: string) => fileOf(`${id}index.html`).replace(/<[^>]*>/g, ' ');
const api = createPublicApi(JSON.parse(fileOf('site-api.json')), addOurFormats);

it('the check finds nothing wrong', () => {
  expect(checked.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(checked.findings.filter(({ code }) => code.startsWith('camp-'))).toEqual([]);
});

describe('a closure of one venue', () => {
  it('is on the pages that it concerns, and on no other', () => {
    expect(textOf('lago-blu/')).toContain('Lavori alla piscina: 18 luglio');
    expect(textOf('economic-regulations/')).toContain('Lavori alla piscina (solo Lago Blu)');
    expect(textOf('settimane/')).toContain('Lago Blu: chiuso venerdì 18 luglio');
    for (const id of ['', 'parco-tigli/']) expect(textOf(id)).not.toContain('18 luglio');
  });

  it('is in the calendars and the structured data', () => {
    for (const path of ['dati/calendario.ics', 'dati/calendario-lago-blu.ics'])
      expect(fileOf(path)).toContain('SUMMARY:Lago Blu: sede chiusa');
    expect(fileOf('dati/calendario-parco-tigli.ics')).not.toContain('sede chiusa');
    expect(fileOf('lago-blu/index.html')).toContain('"validFrom":"2031-07-18"');
    expect(fileOf('parco-tigli/index.html')).not.toContain('"validFrom":"2031-07-18"');
    expect(fileOf('dati/fatti.json')).toContain('venues.lagoBlu.season.closures.works');
  });

  it.each([
    ['lago-blu', { weeks: 1, weekStarts: ['2031-07-28'] }, ['closed']],
    ['lago-blu', { weeks: 0, days: 1, dayDates: ['2031-07-18'] }, ['closed']],
    ['lago-blu', { weeks: 13 }, ['over-season']],
    ['parco-tigli', { weeks: 1, weekStarts: ['2031-07-28'] }, []],
    ['parco-tigli', { weeks: 0, days: 1, dayDates: ['2031-07-18'] }, []],
  ])('decides what %s sells', (venue, stay, codes) => {
    const { json } = api.quote(JSON.stringify([{ venue, timeBand: 'full', ...stay }]), 0);
    const { problems = [] } = JSON.parse(json);
    expect(problems.map(({ code }: { code: string }) => code)).toEqual(codes);
  });

  it.each([
    ['Venerdì 18 luglio siamo chiusi per lavori.', 'lagoBlu', 'equal'],
    ['Venerdì 18 luglio siamo chiusi per lavori.', 'parcoTigli', 'differs'],
    ['Venerdì 18 luglio il campus è chiuso.', undefined, 'differs'],
    ['Venerdì 18 luglio siamo aperti.', undefined, 'check'],
    ['Il 18 luglio Lago Blu resta chiusa per lavori alla piscina.', undefined, 'equal'],
    ['Il 18 luglio Parco Tigli è aperto.', undefined, 'equal'],
    ['A luglio siamo aperti tutto il mese.', 'parcoTigli', 'equal'],
  ])('%s (%s)', (text, venue, verdict) => {
    expect(verify(text, venue).map((claim) => claim.verdict)).toEqual([verdict]);
  });
});

it('counts the partners of a venue with its own list', () => {
  const own = '"agreements": { "bodies": ["hospital", "companyWelfare"] }, "map": "mapLagoBlu"';
  const project = projectOf(replaced('facts/venues.json', '"map": "mapLagoBlu"', own));
  const { agreements } = project.factsOn('lago-blu');
  expect(agreements).toMatchObject({ count: 2, bodies: ['hospital', 'companyWelfare'] });
  expect(project.factsOn('colle-alto').agreements).toMatchObject({ count: 11 });
});

describe('another percentage from the third child', () => {
  it('is on the pages', () => {
    expect(textOf('lago-blu/')).toContain('12% in meno, 20% dal 3º figlio');
    expect(textOf('economic-regulations/')).toContain('Dal 3º figlio in poi lo sconto è del 20%.');
  });

  it.each([
    ['Dal secondo figlio lo sconto fratelli è del 12%.', 'equal'],
    ['Dal terzo figlio lo sconto fratelli è del 20%.', 'equal'],
    ['Dal terzo figlio lo sconto fratelli è del 25%.', 'differs'],
  ])('%s', (text, verdict) => {
    const told = verify(text).map((claim) => claim.verdict);
    expect(told).toContain(verdict);
    if (verdict === 'equal') expect(told).not.toContain('differs');
  });
});

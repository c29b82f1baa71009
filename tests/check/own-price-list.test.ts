import { describe, expect, it } from 'vitest';
import { statedValues } from '../../src/check/facts/fact-values.ts';
import { shownFacts } from '../../src/check/facts/shown-facts.ts';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import { runChecks } from '../../src/check/run-checks.ts';
import type { JsonObject } from '../../src/content/json.ts';
import { campSources, textOf } from '../camp.ts';
import { schemas } from '../schemas.ts';

const PAGE = 'pages/colle-alto.json';

/** The camp where Colle Alto has these prices, without overrides or questions about them. */
function withList(own: JsonObject): SourceFile[] {
  const venues = JSON.parse(textOf('facts/venues.json'));
  const questions = JSON.parse(textOf('questions.json'));
  const { says: _, ...page } = JSON.parse(textOf(PAGE));
  delete questions.questions['full-week-mantova'];
  const edits = new Map<string, unknown>([
    ['facts/venues.json', { ...venues, colleAlto: { ...venues.colleAlto, ...own } }],
    [PAGE, page],
    ['questions.json', questions],
  ]);
  return campSources.map((file) =>
    edits.has(file.path) ? { ...file, text: JSON.stringify(edits.get(file.path)) } : file,
  );
}

const shownOn = (own: JsonObject, url: string) => {
  const { project, findings } = runChecks(withList(own), schemas);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  const prices = [...shownFacts(project).keys()].filter((fact) => /(?:^|\.)prices\./.test(fact));
  return prices.filter((fact) =>
    statedValues(project, fact).some(
      ({ role, place }) => role !== 'venue' && place.pages.includes(url),
    ),
  );
};

describe('a price list of a venue', () => {
  it.each<[title: string, own: JsonObject, shown: string[]]>([
    [
      'of its own',
      { prices: { week: 129, halfDayWeek: null, day: 36, halfDay: null } },
      ['venues.colleAlto.prices.day', 'venues.colleAlto.prices.week'],
    ],
    [
      'like that of another venue',
      { like: { prices: 'parcoTigli' } },
      ['prices.day', 'venues.parcoTigli.prices.week'],
    ],
    [
      'that differs in one price',
      { prices: { week: 129 } },
      ['prices.day', 'prices.halfDay', 'prices.halfDayWeek', 'venues.colleAlto.prices.week'],
    ],
  ])('%s is all that its page shows', (_, own, shown) => {
    expect(shownOn(own, '/colle-alto').sort()).toEqual(shown.sort());
  });
});

import { expect, it } from 'vitest';
import { readSchemas } from '../../scripts/project/content-folder.ts';
import { SCHEMAS } from '../../scripts/project/places.ts';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import { runChecks } from '../../src/check/runChecks.ts';
import { SchemaSet } from '../../src/check/schema/schema-set.ts';
import { Original } from '../bench/mutations/mutation.ts';
import { Random } from '../bench/mutations/random.ts';
import { slips } from '../bench/mutations/slips.ts';
import { CAMP_TODAY, campSources } from '../camp.ts';
import { schemas, served } from '../schemas.ts';

type Typed = readonly [file: string, there: string | RegExp, instead: string];

/** For files that were never seen: what is kept beside other schemas does not help them, nor they those. */
const own = new SchemaSet(readSchemas(SCHEMAS));

/** One after the other, as somebody types them; only the texts that name these facts are read again. */
const OF_FACTS: readonly Typed[] = [
  ['texts/it/home.json', 'piscina', 'piscina, lunedì {{season.start, dayMonth}}'],
  ['facts/season.json', '"start": "2031-06-16"', '"start": "2031-06-18"'],
  ['facts/enrolment.json', /"illnessDays": \d+/, '"illnessDays": 1'],
  ['facts/venues.json', '"status": "in-definition"', '"status": "open"'],
  ['facts/prices.json', '"week": 144', '"week": 147'],
  ['facts/prices.json', '"week": 147', '"week": "147"'],
];

/** What these rules read is edited where nothing was found before: an answer that is kept too long stays empty. */
const OF_RULES: readonly Typed[] = [
  // placeholders: a fact that texts name is there no more, and comes back.
  ['facts/season.json', '"august": {', '"agosto": {'],
  ['facts/season.json', '"agosto": {', '"august": {'],
  // facts-of-page and hidden-venues: a form that nobody reads names a hidden venue, until its state comes.
  [
    'texts/it/accessibilita.json',
    '"confirmed": "Insieme',
    '"confirmed": "Anche a {{venues.colleAlto.name}} insieme',
  ],
  ['facts/care.json', /("inclusion": \{\s*"status": )"to-confirm"/, '$1"confirmed"'],
  // hidden-venues: another venue leaves the list.
  ['facts/venues.json', /("parcoTigli": [\s\S]*?"listed": )true/, '$1false'],
  // hidden-venues: the page of a hidden venue is another.
  ['facts/venues.json', '"page": "colle-alto"', '"page": "accessibilita"'],
  // broken-texts: words that look like the name of a fact become one.
  ['texts/it/home.json', 'Si parte dalla piscina', 'Le venues.colleAlto.positions e la piscina'],
  ['facts/venues.json', '"status": "in-definition"', '"positions": 9, "status": "in-definition"'],
  // broken-texts: a number that stood before its unit is another kind of fact.
  ['texts/it/home.json', 'e la piscina', 'e la piscina, {{prices.day, number}} volte'],
  // typed-values: a day of another story becomes the day of a fact, and a year is the year of others.
  ['texts/it/domande.json', '"title": "', '"title": "Tutto dal 4 maggio 1987: '],
  ['texts/it/home.json', 'volte', 'volte dopo il 16 giugno'],
  ['facts/season.json', '"announcedOn": "2031-11-03"', '"announcedOn": "1987-05-04"'],
  ['facts/season.json', '"year": 2031', '"year": 2032'],
  // apart-from-texts: who shows a price that is wrong is said with it.
  ['facts/prices.json', '"week": 144', '"week": 999'],
  ['texts/it/parco-tigli.json', '"title": "', '"title": "{{prices.week, euro}} '],
  // heads: the name of a venue makes a title too long.
  [
    'facts/venues.json',
    /("lagoBlu": [\s\S]*?"name": ")/,
    '$1Centro di tutti gli sport e di tutte le acque ',
  ],
  // typed-names: what texts say becomes the name of a venue.
  ['facts/venues.json', /("colleAlto": [\s\S]*?"name": ")[^"]+/, '$1piscina'],
  // unused-texts: the structure of a page names a part no more.
  ['pages/home.json', '"id": "shade"', '"id": "shadow"'],
];

it.each([
  ['facts', OF_FACTS],
  ['what single rules read', OF_RULES],
])('finds after an edit of %s what it finds in files that it never saw', (_, edits) => {
  const options = { today: CAMP_TODAY, served };
  let sources: readonly SourceFile[] = campSources;
  runChecks(sources, schemas, options);
  for (const edit of edits) {
    sources = sources.map((source) => edited(source, edit));
    const fresh = sources.map((source) => ({ ...source }));
    const { findings, facts } = runChecks(sources, schemas, options);
    const wanted = runChecks(fresh, own, options);
    expect(findings, edit.join(' ')).toEqual(wanted.findings);
    expect(facts, edit.join(' ')).toEqual(wanted.facts);
  }
});

/** So many in an ordinary run; `KEPT_EDITS=400` asks for more. */
const DRAWN = Number(process.env.KEPT_EDITS ?? 12);
/** So many edits stand in the content at once. */
const TOGETHER = 3;
const SEED = 20250609;

it('finds the same whatever was edited before', { timeout: 5 * 60_000 + DRAWN * 1000 }, () => {
  const options = { today: CAMP_TODAY, served };
  const original = new Original(campSources);
  const before = new Map(campSources.map((source) => [source.path, source]));
  const random = new Random(SEED);
  const drawn = random.sample(slips(original, random), DRAWN);
  for (const [index, { title }] of drawn.entries()) {
    const together = drawn.slice(Math.max(0, index + 1 - TOGETHER), index + 1);
    const changed = together.flatMap(({ content }) =>
      content.filter((source) => before.get(source.path) !== source),
    );
    const content = new Map([
      ...before,
      ...changed.map((source) => [source.path, source] as const),
    ]);
    const sources = [...content.values()];
    const fresh = sources.map((source) => ({ ...source }));
    const { findings, facts } = runChecks(sources, schemas, options);
    const wanted = runChecks(fresh, own, options);
    expect(findings, title).toEqual(wanted.findings);
    expect(facts, title).toEqual(wanted.facts);
  }
});

function edited(source: SourceFile, [file, there, instead]: Typed): SourceFile {
  if (source.path !== file) return source;
  const text = source.text.replace(there, instead);
  expect(text, `${file} ${there}`).not.toBe(source.text);
  return { path: file, text };
}

import { expect, it } from 'vitest';
import { readSchemas } from '../../scripts/project/content-folder.ts';
import { SCHEMAS } from '../../scripts/project/paths.ts';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import { runChecks } from '../../src/check/run-checks.ts';
import { SchemaSet } from '../../src/check/schema/schema-set.ts';
import { CAMP_TODAY, campSources } from '../camp.ts';
import { schemas, served } from '../schemas.ts';

type Typed = readonly [file: string, there: string | RegExp, instead: string];

/** Separate schemas, so that nothing memoised for the others is reused. */
const own = new SchemaSet(readSchemas(SCHEMAS), schemas.validatorAt);

/** Edits in the order of typing; some undo earlier ones. */
const EDITS: readonly Typed[] = [
  ['texts/it/home.json', 'Si parte dalla piscina', 'Con 144 € si parte dalla piscina'],
  ['facts/prices.json', '"week": 144', '"week": 145'],
  ['texts/it/home.json', '{{venues.lagoBlu.prices.week, euro}}', '{{prices.weeks, euro}}'],
  ['texts/it/home.json', '{{prices.weeks, euro}}', '{{prices.day, euro}}'],
  ['exceptions.json', 'prefisso (2 lettere)', 'prefisso (3 lettere)'],
  ['facts/venues.json', /"listed": true/, '"listed": false'],
  ['facts/season.json', /"end": "(\d{4})-(\d\d)-\d\d"/, '"end": "$1-$2-05"'],
  ['pages/home.json', /"says": \{|\{/, '{ "nobody": 1,'],
  ['site.json', /"id": "relax"/, '"id": "relaxed"'],
  ['questions.json', /"2031-09-19"/, '"2031-09-18"'],
  ['texts/it/layout.json', /€|a/, '144 euro '],
  ['texts/it/quote.json', /lunedì/, 'giovedì'],
];

it('finds the same after an edit as in new files', () => {
  const options = { today: CAMP_TODAY, served };
  let sources: readonly SourceFile[] = campSources;
  runChecks(sources, schemas, options);
  for (const edit of EDITS) {
    sources = sources.map((source) => edited(source, edit));
    const fresh = sources.map((source) => ({ ...source }));
    const { findings } = runChecks(sources, schemas, options);
    const wanted = runChecks(fresh, own, options);
    expect(findings, edit.join(' ')).toEqual(wanted.findings);
  }
});

function edited(source: SourceFile, [file, there, instead]: Typed): SourceFile {
  if (source.path !== file) return source;
  const text = source.text.replace(there, instead);
  expect(text, `${file} ${there}`).not.toBe(source.text);
  return { path: file, text };
}

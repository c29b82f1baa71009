import { referencesOf } from '../../check/known-names.ts';
import type { Project, ValuePlace } from '../../check/project.ts';
import {
  booleanMeant,
  dateMeant,
  numberMeant,
  rangeMeant,
  timeMeant,
  weekdayMeant,
} from '../../check/schema/rewrite.ts';
import { type Json, type JsonObject, parsedJson } from '../../content/json.ts';

/** The first meaning of a typed value that is allowed in a place; undefined if none is. */
export function allowedMeaning(
  project: Project,
  place: ValuePlace,
  typed: string,
  further: readonly Json[] = [],
): Json | undefined {
  const references = referencesOf(project, undefined);
  const allows = (value: Json) => project.errorsAt(place, value, references).length === 0;
  const schema = project.schemas.alongPath(place.schema, place.steps).at(-1);
  return [...meanings(typed, schema), ...further].find(allows);
}

/**
 * What a typed value may mean, the likeliest first: JSON; the text itself; a date, an hour, an
 * amount; a range of hours or days with a dash; a list of ranges with commas; a weekday; yes or no.
 * The schema of the fact decides which one is meant.
 */
export function meanings(typed: string, schema?: JsonObject): Json[] {
  const text = typed.trim();
  const single = [dateMeant(text), timeMeant(text), numberMeant(text, schema), rangeMeant(text)];
  const ranges = text.split(',').map(rangeMeant);
  const list = ranges.every((range) => range !== undefined) ? [ranges] : [];
  const yesOrNo = parsedJson(booleanMeant(text));
  const found = [parsedJson(text), text, ...single, ...list, weekdayMeant(text), yesOrNo];
  return found.filter((value): value is Json => value !== undefined);
}

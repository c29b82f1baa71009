import { factValue } from '../../../content/collection.ts';
import { childOf, type JsonObject, sameJson } from '../../../content/json.ts';
import { eachText } from '../../../content/sentences.ts';
import { addDays } from '../../../time/calendar.ts';
import { factChangesIn, LATER } from '../../../time/in-force.ts';
import { projectOnDay } from '../../documents-on-day.ts';
import { writtenDate } from '../../facts/written-value.ts';
import { type Finding, warningAt } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import { referencesOf } from '../../known-names.ts';
import type { Project } from '../../project.ts';
import type { Check } from '../../rule.ts';
import { ScopedFacts } from '../coherence/scoped-facts.ts';
import { datesOfTheYear } from '../coherence/season.ts';
import { valueSlips } from '../contradictions/says.ts';

/** Later values have their fact's type and no far year; reports those already in force. */
export const later: Check = (project, { today }) => {
  const document = project.document(LATER);
  if (!document) return [];
  const known = referencesOf(project, undefined).names.get('fact');
  return factChangesIn(document.value).flatMap(({ from, values }) => {
    const at = `/changes/${from}`;
    const wrong = Object.entries(values).flatMap(([fact, value]) =>
      value === null || !known?.has(fact)
        ? []
        : valueSlips(project, document, childOf(at, fact), fact, value),
    );
    const before = projectOnDay(project, addDays(from, -1)).factsOn();
    const idle = Object.entries(values).flatMap(([fact, value]): Finding[] => {
      if (!known?.has(fact) || !sameJson(factValue(before, fact) ?? null, value)) return [];
      const place = document.locate(childOf(at, fact));
      return [warningAt(place, 'later-same', { fact, date: writtenDate(project, from) })];
    });
    if (today === undefined || from > today)
      return [...wrong, ...idle, ...farDays(project, document, { from, values, before, today })];
    const args = { date: writtenDate(project, from), facts: Object.keys(values) };
    return [...wrong, warningAt(document.locate(at, 'key'), 'later-passed', args)];
  });
};

interface LaterChange {
  readonly from: string;
  readonly values: JsonObject;
  readonly before: JsonObject;
  readonly today: string | undefined;
}

/** A day more than a year from today and from its season is more likely mistyped than planned. */
function farDays(
  project: Project,
  document: JsonDocument,
  { from, values, before, today }: LaterChange,
): Finding[] {
  const at = `/changes/${from}`;
  // An earlier change may start another season, and so may this one.
  const year = Number(factValue(before, 'season.year'));
  const years = [year, Number(values['season.year'] ?? year), Number(today?.slice(0, 4) ?? year)];
  const isFar = (own: string) => years.every((year) => Math.abs(Number(own) - year) > 1);
  // Another rule reports these.
  const known = datesOfTheYear(new ScopedFacts(project));
  const dates = Object.entries(values)
    .filter(([fact]) => !known.includes(fact))
    .flatMap(([fact, value]) => eachText(value, childOf(at, fact)));
  return [{ text: from, pointer: at }, ...dates].flatMap(({ text, pointer }): Finding[] => {
    const [, own] = /^(\d{4})-\d\d/.exec(text) ?? [];
    if (own === undefined || !isFar(own)) return [];
    const place = document.locate(pointer, pointer === at ? 'key' : 'value');
    return [warningAt(place, 'later-far', { found: text, year })];
  });
}

import { factValue } from '../../../content/collection.ts';
import { escapePointer, sameJson } from '../../../content/json.ts';
import { addDays } from '../../../time/calendar.ts';
import { changesIn, LATER } from '../../../time/in-force.ts';
import { projectOnDay } from '../../documents-on-day.ts';
import { writtenDate } from '../../facts/written-value.ts';
import { type Finding, warningAt } from '../../finding.ts';
import { referencesOf } from '../../known-names.ts';
import type { Check } from '../../rule.ts';
import { valueSlips } from '../contradictions/says.ts';

/** Later values have their fact's type; reports those already in force. */
export const later: Check = (project, { today }) => {
  const document = project.document(LATER);
  if (!document) return [];
  const known = referencesOf(project, undefined).names.get('fact');
  return changesIn(document.value).flatMap(({ from, values }) => {
    const at = `/changes/${from}`;
    const wrong = Object.entries(values).flatMap(([fact, value]) =>
      value === null || !known?.has(fact)
        ? []
        : valueSlips(project, document, `${at}/${escapePointer(fact)}`, fact, value),
    );
    const before = projectOnDay(project, addDays(from, -1)).factsOn();
    const idle = Object.entries(values).flatMap(([fact, value]): Finding[] => {
      if (!known?.has(fact) || !sameJson(factValue(before, fact) ?? null, value)) return [];
      const place = document.locate(`${at}/${escapePointer(fact)}`);
      return [warningAt(place, 'later-same', { fact, date: writtenDate(project, from) })];
    });
    if (today === undefined || from > today) return [...wrong, ...idle];
    const args = { date: writtenDate(project, from), facts: Object.keys(values) };
    return [...wrong, warningAt(document.locate(at, 'key'), 'later-passed', args)];
  });
};

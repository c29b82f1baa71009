import { escapePointer } from '../../../content/json.ts';
import { changesIn, LATER } from '../../../time/in-force.ts';
import { writtenDate } from '../../facts/written-value.ts';
import { warningAt } from '../../finding.ts';
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
    if (today === undefined || from > today) return wrong;
    const args = { date: writtenDate(project, from), facts: Object.keys(values) };
    return [...wrong, warningAt(document.locate(at, 'key'), 'later-passed', args)];
  });
};

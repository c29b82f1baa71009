import { escapePointer } from '../../../content/json.ts';
import { changesIn, NOTICES, noticesOf, timesOf } from '../../../time/in-force.ts';
import { romeToday } from '../../../time/rome.ts';
import { writtenDate } from '../../facts/written-value.ts';
import { errorAt, type Finding, warningAt } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import { referencesOf } from '../../known-names.ts';
import type { Project } from '../../project.ts';
import type { Check } from '../../rule.ts';
import { textsOf } from '../../text-files.ts';
import { valueSlips } from '../contradictions/says.ts';

const LATER = 'later.json';

/** Later values have their fact's type; reports those already in force, and notices that ended. */
export const later: Check = (project, { today }) => [
  ...changes(project, today),
  ...notices(project, today),
];

function changes(project: Project, today: string | undefined): Finding[] {
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
}

function notices(project: Project, today: string | undefined): Finding[] {
  const document = project.document(NOTICES);
  if (!document) return [];
  return noticesOf(document.value).flatMap((notice, index) => {
    const { start, end } = timesOf(notice);
    const place = document.locate(`/notices/${index}/until`, 'key');
    const last = romeToday(end - 1);
    if (end <= start) return [errorAt(place, 'notice-backwards', {})];
    if (today !== undefined && last < today)
      return [warningAt(place, 'notice-ended', { date: writtenDate(project, last) })];
    return romeToday(start) === last ? [] : relativeDays(document, `/notices/${index}/text`);
  });
}

/** Words whose day depends on when they are read. */
const RELATIVE_DAY =
  /(?<!\p{L})(?:ieri|oggi|stamattina|stasera|domani|dopodomani|yesterday|today|tonight|tomorrow)(?!\p{L})/giu;

function relativeDays(document: JsonDocument, under: string): Finding[] {
  return textsOf(document)
    .filter(({ pointer }) => pointer.startsWith(`${under}/`))
    .flatMap(({ pointer, text }) =>
      [...text.matchAll(RELATIVE_DAY)].map(({ 0: found, index }) => {
        const place = document.locateWithin(pointer, index, index + found.length);
        return warningAt(place, 'notice-day', { found });
      }),
    );
}

import { escapePointer } from '../../../content/json.ts';
import { changesIn, NOTICES, noticesOf, timesOf } from '../../../time/in-force.ts';
import { romeToday } from '../../../time/rome.ts';
import { writtenValue } from '../../facts/written-value.ts';
import type { Finding } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import type { Project } from '../../project.ts';
import type { Rule } from '../../rule.ts';
import { valueSlips } from '../contradictions/says.ts';

const LATER = 'later.json';

/** Later values have their fact's type; reports those already in force, and notices that ended. */
export const later: Rule = {
  name: 'later',
  description:
    'I valori che valgono da un giorno sono del tipo giusto; quelli passati sono da portare nel loro file.',
  stage: 'names',
  check(project, { today }) {
    const changes = project.document(LATER);
    const notices = project.document(NOTICES);
    return [
      ...(changes
        ? changesIn(changes.value).flatMap(({ from, values }) => {
            const at = `/changes/${from}`;
            const wrong = Object.entries(values).flatMap(([fact, value]) =>
              valueSlips(project, changes, `${at}/${escapePointer(fact)}`, fact, value),
            );
            if (today === undefined || from > today) return wrong;
            const args = { date: writtenDate(project, from), facts: Object.keys(values) };
            return [...wrong, warning('later-passed', args, changes, at)];
          })
        : []),
      ...(notices
        ? noticesOf(notices.value).flatMap((notice, index) => {
            const { start, end } = timesOf(notice);
            const at = `/notices/${index}/until`;
            const last = romeToday(end - 1);
            if (end <= start)
              return [
                { ...warning('notice-backwards', {}, notices, at), severity: 'error' as const },
              ];
            if (today === undefined || last >= today) return [];
            return [warning('notice-ended', { date: writtenDate(project, last) }, notices, at)];
          })
        : []),
    ];
  },
};

function warning(
  code: Finding['code'],
  args: Finding['args'],
  document: JsonDocument,
  pointer: string,
): Finding {
  return { code, severity: 'warning', args, ...document.locate(pointer, 'key') };
}

function writtenDate(project: Project, date: string): string {
  return writtenValue(project, 'season.start', date);
}

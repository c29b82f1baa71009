import { isObject, type Json } from '../../../content/json.ts';
import { NOTICES, noticesOf, timesOf } from '../../../time/in-force.ts';
import { romeDateAt } from '../../../time/rome.ts';
import { writtenDate } from '../../facts/written-value.ts';
import { errorAt, type Finding, warningAt } from '../../finding.ts';
import type { Project } from '../../project.ts';
import type { Check } from '../../rule.ts';
import { type TypedText, textsOf } from '../../text-files.ts';
import { wrongWeekdays } from './notice-weekdays.ts';

/** Notices run forward, have not ended, are in every language and name the weekdays of their dates. */
export const notices: Check = (project, { today }) => {
  const document = project.document(NOTICES);
  if (!document) return [];
  return noticesOf(document.value).flatMap((notice, index) => {
    const { start, end } = timesOf(notice);
    const place = document.locate(`/notices/${index}/until`, 'key');
    const [first, last] = [romeDateAt(start), romeDateAt(end - 1)];
    if (end <= start) return [errorAt(place, 'notice-backwards', {})];
    if (today !== undefined && last < today)
      return [warningAt(place, 'notice-ended', { date: writtenDate(project, last) })];
    const under = `/notices/${index}/text`;
    const pages = Array.isArray(notice.where) ? notice.where.map(String) : undefined;
    const isHidden = pages?.every((id) => project.template(id) && project.urls(id).length === 0);
    const texts = textsOf(document).filter(({ pointer }) => pointer.startsWith(`${under}/`));
    return [
      ...(isHidden
        ? [warningAt(document.locate(`/notices/${index}/where`), 'notice-hidden', {})]
        : []),
      ...texts.flatMap((text) => wrongWeekdays(project, text, first)),
      ...(first === last ? [] : texts.flatMap(relativeDays)),
      ...untranslated(project, notice.text).map((locale) =>
        warningAt(document.locate(under, 'key'), 'notice-untranslated', { locale }),
      ),
    ];
  });
};

/** The languages whose readers get the words of the first. */
function untranslated({ locales }: Project, text: Json | undefined): readonly string[] {
  const [first = '', ...others] = locales;
  if (!isObject(text)) return [];
  return others.filter((locale) => text[locale] === undefined || text[locale] === text[first]);
}

/** Words whose day depends on when they are read. */
const RELATIVE_DAY =
  /(?<!\p{L})(?:ieri|oggi|stamattina|stasera|domani|dopodomani|yesterday|today|tonight|tomorrow)(?!\p{L})/giu;

function relativeDays({ document, pointer, text }: TypedText): Finding[] {
  return [...text.matchAll(RELATIVE_DAY)].map(({ 0: found, index }) => {
    const place = document.locateWithin(pointer, index, index + found.length);
    return warningAt(place, 'notice-day', { found });
  });
}

import { isObject, type Json } from '../../../content/json.ts';
import { isLanguage } from '../../../reader/values/lexicon.ts';
import { createValues, plainEnds } from '../../../reader/values/values-in.ts';
import { isCalendarDate, WEEKDAYS, weekdayOf } from '../../../time/calendar.ts';
import { NOTICES, noticesOf, timesOf } from '../../../time/in-force.ts';
import { romeToday } from '../../../time/rome.ts';
import { writtenDate } from '../../facts/written-value.ts';
import { errorAt, type Finding, warningAt } from '../../finding.ts';
import { formatsOf } from '../../locales.ts';
import type { Project } from '../../project.ts';
import type { Check } from '../../rule.ts';
import { type TypedText, textsOf } from '../../text-files.ts';

/** Notices run forward, have not ended, are in every language and name the weekdays of their dates. */
export const notices: Check = (project, { today }) => {
  const document = project.document(NOTICES);
  if (!document) return [];
  return noticesOf(document.value).flatMap((notice, index) => {
    const { start, end } = timesOf(notice);
    const place = document.locate(`/notices/${index}/until`, 'key');
    const [first, last] = [romeToday(start), romeToday(end - 1)];
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

/** «lunedì 1 dicembre»: the first such day from the start of the notice on is a Monday. */
function wrongWeekdays(project: Project, typed: TypedText, from: string): Finding[] {
  const { document, pointer, text } = typed;
  const locale = pointer.slice(pointer.lastIndexOf('/') + 1);
  if (!isLanguage(locale)) return [];
  const year = Number(from.slice(0, 4));
  return createValues(locale)(text).flatMap(({ value, start, end }): Finding[] => {
    const days = [year, year + 1].flatMap((one) => plainEnds(value, one));
    const date = days.find((one) => one >= from) ?? '';
    if (value.weekday === undefined || !isCalendarDate(date)) return [];
    if (WEEKDAYS[value.weekday] === weekdayOf(date)) return [];
    const instead = formatsOf(project, locale)?.weekday.write(weekdayOf(date)) ?? '';
    const args = { found: text.slice(start, end), date: writtenDate(project, date), instead };
    return [errorAt(document.locateWithin(pointer, start, end), 'notice-weekday', args)];
  });
}

import { isObject, type Json } from '../../../content/json.ts';
import { addDays, weekdayOf } from '../../../time/calendar.ts';
import { NOTICES, noticesOf, timesOf } from '../../../time/in-force.ts';
import { romeToday } from '../../../time/rome.ts';
import { writtenDate } from '../../facts/written-value.ts';
import { errorAt, type Finding, warningAt } from '../../finding.ts';
import { formatsOf } from '../../locales.ts';
import { memoizeEach } from '../../memoize.ts';
import type { Project } from '../../project.ts';
import type { Check } from '../../rule.ts';
import { type TypedText, textsOf } from '../../text-files.ts';
import { weekdayFinder } from '../texts/text-weekdays.ts';

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
  const [weekdaysIn, months] = [weekdayFinder(project, locale), monthsOf(project, locale)];
  if (!weekdaysIn || !months) return [];
  return weekdaysIn(text).flatMap(({ start, end, typed: found, weekday }): Finding[] => {
    const date = nextDate(text.slice(end), months, from);
    if (date === undefined || weekdayOf(date) === weekday) return [];
    const instead = formatsOf(project, locale)?.weekday.write(weekdayOf(date)) ?? '';
    const args = { found, date: writtenDate(project, date), instead };
    return [errorAt(document.locateWithin(pointer, start, end), 'notice-weekday', args)];
  });
}

const DAY = /^,?\s+(?:the\s+)?(?:\p{L}+\s+)?(\d{1,2})(?!\d|[:.]\d)/u;
const WORD = /\p{L}+/gu;
const DAYS_OF_A_YEAR = 366;

/** The date that begins some words, «1 dicembre»; undefined without a month in the same sentence. */
function nextDate(words: string, months: readonly string[], from: string): string | undefined {
  const day = Number(DAY.exec(words)?.[1] ?? 0);
  const [sentence = ''] = words.split(/[.;!?]\s/);
  const named = sentence
    .toLowerCase()
    .match(WORD)
    ?.find((word) => months.includes(word));
  if (day === 0 || named === undefined) return undefined;
  const monthAndDay = [months.indexOf(named) + 1, day].map((one) => String(one).padStart(2, '0'));
  const days = Array.from({ length: DAYS_OF_A_YEAR }, (_, index) => addDays(from, index));
  return days.find((date) => date.endsWith(`-${monthAndDay.join('-')}`));
}

/** The names of the months in a language, January first. */
const monthsOf = memoizeEach((project: Project, locale: string) => {
  const formats = formatsOf(project, locale);
  return (
    formats &&
    Array.from({ length: 12 }, (_, index) => {
      const written = formats.monthYear.write(`2001-${String(index + 1).padStart(2, '0')}`);
      return written.toLowerCase().match(WORD)?.[0] ?? '';
    })
  );
});

import { valueAt } from '../../content/json.ts';
import { eachText } from '../../content/sentences.ts';
import type { Fact } from '../../reader/facts/fact.ts';
import type { TypedValue } from '../../reader/read-claims.ts';
import type { Value } from '../../reader/values/value.ts';
import { plainEnds, statesOneOf } from '../../reader/values/values-in.ts';
import { NOTICES, noticesOf } from '../../time/in-force.ts';
import { declaredParts } from '../declared.ts';
import { groupsOf } from '../facts/fact-tree.ts';
import { factsOfPage } from '../facts/facts-of-page.ts';
import { factsToRead, nameOn } from '../facts/facts-to-read.ts';
import { filled, wordsInForce } from '../filled-text.ts';
import { formatsOf } from '../locales.ts';
import type { Project } from '../project.ts';
import { questionsOf } from '../questions.ts';
import { FREE } from '../rules/texts/free-entry.ts';
import type { ComputedValues } from './computed-values.ts';
import type { HtmlText } from './html-texts.ts';

/** The values that a text in a language states. */
type Read = (locale: string, text: string) => readonly TypedValue[];

/** A key that is equal for equal values. */
function keyOf({ kind, from, to, text }: Value): string {
  return `${kind}|${text ?? `${from}–${to}`}`;
}

type AllowedValues = ReturnType<typeof allowedValues>;

/**
 * The values that a page may show: those of its facts, and those its filled texts state.
 * @param page the page whose scope applies, also for header and footer
 * @param ids the structure and text files: the page's own, and those it shares
 */
export function allowedValues(
  project: Project,
  page: string,
  ids: readonly string[],
  locale: string,
  read: Read,
) {
  const facts = ids.flatMap((id) => shownFacts(project, page, id));
  const texts = [
    ...ids.flatMap((id) => filledTexts(project, page, id, locale)),
    ...noticeTexts(project, page, locale),
  ];
  const values = texts.flatMap((text) => read(locale, text));
  return {
    facts,
    /** True for a value of one of these facts. */
    states: statesOneOf(facts),
    /** The year of a date without one. */
    year: factsToRead(project).year,
    /** The key of each value that a filled text states. */
    statedKeys: new Set(values.map(({ value }) => keyOf(value))),
    /** The structure of the page, with its lists. */
    structure: ids.map((id) => project.value(`pages/${id}.json`) ?? null),
    /** True where the page computes amounts: the estimate, and a worked example. */
    calculates: ids.some(
      (id) =>
        declaredParts(project, `pages/${id}.json`, 'calculates').length > 0 ||
        factsOfPage(project, id).official.size > 0,
    ),
    /** True for the layout, which computes nothing. */
    shared: ids.every((id) => id === 'layout'),
  };
}

/** The facts that a page names, as it says them; groups include their parts. */
function shownFacts(project: Project, page: string, id: string): Fact[] {
  const { own, official } = factsOfPage(project, id);
  const within = (paths: ReadonlySet<string>) => (fact: Fact) =>
    [fact.path, nameOn(project, page, fact)].some(
      (name) =>
        [name, ...groupsOf(name)].some((path) => paths.has(path)) ||
        [...paths].some((path) => path.startsWith(`${name}.`)),
    );
  const all = factsToRead(project);
  const scoped = project.factsOn(page);
  // At a venue a range may have one end of its own and one of the camp.
  const merged = all.facts.flatMap((fact): Fact[] => {
    const value = valueAt(scoped, fact.path.split('.'));
    return value === undefined || value === null ? [] : [{ ...fact, value }];
  });
  const asked = id === page ? askedOn(project, page) : [];
  return [
    ...merged.filter(within(own)),
    ...all.facts.filter(within(new Set([...official, ...asked]))),
  ];
}

/** The undecided facts for which a page states both values, its own and the official one. */
function askedOn(project: Project, page: string): string[] {
  const open = questionsOf(project).filter(
    ({ format, values }) => format && values.some(({ pages }) => pages.includes(page)),
  );
  return open.map(({ fact }) => fact);
}

/** The texts of a page as visitors read them, except what only the running page can fill. */
function filledTexts(project: Project, page: string, id: string, locale: string): string[] {
  const texts = wordsInForce(project, `texts/${locale}/${id}.json`, page);
  if (texts === undefined) return [];
  const resolved = project.factsOn(page);
  const formats = formatsOf(project, locale);
  return eachText(texts)
    .filter(({ pointer }) => pointer !== '/$schema')
    .map(({ text }) => filled(text, resolved, formats));
}

/**
 * The notices of a page as visitors read them: their words, and until when; a language may lack
 * some. A built page keeps those that have ended since.
 */
function noticeTexts(project: Project, page: string, locale: string): string[] {
  const formats = formatsOf(project, locale);
  return noticesOf(project.value(NOTICES)).flatMap(({ text, until, where }) => {
    if (Array.isArray(where) && !where.includes(page)) return [];
    const [day = '', time] = String(until).split('T');
    const hour = time === undefined ? '' : formats?.time.format(time);
    const words = Object.values(Object(text)).map(String);
    return [...words, formats?.dayMonthWeekday.format(day) ?? '', hour ?? ''];
  });
}

/** The text that states a value, and the month of the calendar it may belong to. */
export interface Around {
  readonly text: string;
  readonly month: string | undefined;
  /** The last day that the calendar showed; days only increase. */
  readonly lastDay: number;
}

const NUMBERS: ReadonlySet<string> = new Set(['number', 'quantity', 'ordinal', 'rating', 'year']);

/** True for a value that the page's facts, its texts, or values computed from them account for. */
export function isAllowed(
  typed: TypedValue,
  around: Around,
  allowed: AllowedValues,
  computed: ComputedValues,
): boolean {
  const { value } = typed;
  const { kind, from } = value;
  if (kind === 'weekday' || kind === 'url') return true;
  if (allowed.statedKeys.has(keyOf(value)) || allowed.states(value)) return true;
  if (allowed.shared && kind !== 'number') return false;
  const [first = '', last = first] = plainEnds(value, allowed.year);
  if (value.isRange) return kind === 'date' && computed.isWeek(first, last);
  if (kind === 'money') return allowed.calculates && computed.amounts.has(from);
  if (kind === 'percent') return allowed.calculates && computed.percents.has(from);
  if (kind === 'date') return computed.isSeasonDay(first);
  const isInMonth = (fact: Fact) => fact.kind === 'date' && String(fact.value).startsWith(first);
  if (kind === 'month') return computed.isSeasonMonth(first) || allowed.facts.some(isInMonth);
  if (!NUMBERS.has(kind)) return false;
  if (allowed.calculates && computed.counts.has(from)) return true;
  return isPosition(typed, around, allowed, computed);
}

/** True for a position in a list, a day of a calendar, or a number whose unit is elsewhere. */
function isPosition(
  { value, start, end }: TypedValue,
  { text, month, lastDay }: Around,
  allowed: AllowedValues,
  { isCalendarDay, longestList }: ComputedValues,
): boolean {
  const [number, typed] = [value.from, text.slice(start, end)];
  const alone = typed === text.trim();
  if (alone && month !== undefined && isCalendarDay(month, number, lastDay)) return true;
  if ((alone || value.kind === 'number') && isPart(number, allowed)) return true;
  const inList = alone || FRACTION.test(text) || NAMED.test(text) || value.kind === 'ordinal';
  if (inList && number <= longestList(allowed.structure)) return true;
  return allowed.facts.some((fact) => fact.kind === 'address' && text.includes(String(fact.value)));
}

/** «Child 1»: a position in a list, after its noun. */
const NAMED = /^\s*\p{L}+(?:\s\p{L}+)?\s\d+(?=\s*$|\s·)/u;
/** «1 di 3». */
const FRACTION = /^\D*\d+\s(?:di|su|of)\s\d+\D*$/;

/** True for a number that is a value with its unit in another element, or a day of a date. */
function isPart(value: number, { facts }: AllowedValues): boolean {
  return facts.some((fact) =>
    fact.kind === 'date'
      ? new RegExp(`(?<!\\d)0?${value}(?!\\d)`).test(String(fact.value))
      : fact.value === value,
  );
}

/** Values of fixed vocabularies that visitors do not see: URLs, country and currency codes. */
const VOCABULARY = /^(?:https?:\/\/|[A-Z]{2,3}$|true$|false$)/;

/**
 * The texts and values of a page's structured data that the page does not show. Dates and hours
 * count as shown in any form; a price of 0 when the page says that it is free.
 * @param values the kinds and values that a text states
 */
export function hiddenValues(
  texts: readonly HtmlText[],
  values: (text: string) => readonly string[],
): HtmlText[] {
  const visible = texts.filter(({ data }) => data === undefined);
  const words = normalized(visible.map(({ text }) => text).join('\n'));
  const stated = new Set(visible.flatMap(({ text }) => values(text)));
  return texts.filter(({ text, data }) => {
    if (data === undefined || VOCABULARY.test(text) || NOT_SHOWN.has(data)) return false;
    if (data === 'price' && text === '0') return !FREE.test(words);
    return !textParts(text).every(
      (part) => stated.has(part) || containsWords(words, normalized(part)),
    );
  });
}

/** Properties that pages need not show. */
const NOT_SHOWN: ReadonlySet<string> = new Set(['position']);

/** True for whole words: 14 does not say 4. */
function containsWords(words: string, part: string): boolean {
  const inside = (character: string | undefined) => /[\p{L}\d]/u.test(character ?? '');
  for (let at = words.indexOf(part); at >= 0; at = words.indexOf(part, at + 1))
    if (!inside(words[at - 1]) && !inside(words[at + part.length])) return true;
  return false;
}

/** `2025-05-18T15:00:00+02:00` is a day and an hour, `4-14` two ages; anything else is one part. */
export function textParts(text: string): string[] {
  const parts = INSTANT.exec(text) ?? RANGE.exec(text);
  return parts ? parts.slice(1) : [text];
}

const INSTANT = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):00[+-]\d\d:\d\d$/;
const RANGE = /^(\d+)-(\d+)$/;

function normalized(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}

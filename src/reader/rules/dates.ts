import { maybe, type Node, type Part, type Rule, sign, tag } from '../grammar.ts';
import type { Value } from '../value.ts';
import {
  article,
  digits,
  piecesOf,
  range,
  single,
  tagged,
  tagsWith,
  toEnd,
  unitFollows,
  whole,
  year,
} from './parts.ts';

const month = tagsWith('month:');
const weekday = tagsWith('weekday:');
const comma = sign(',');
/** After a month four digits or a number word are a year, however long ago. */
const anyYear = whole(1000, 2100);
const stroke = sign('-', '/');
const day: Part = {
  is: (node) =>
    whole(1, 31).is(node) ||
    (node.value?.kind === 'ordinal' && node.value.from <= 31 && !node.tags.has('#notFirst')),
};
const LONGEST_MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function date(
  days: number | undefined,
  months: number,
  years?: number,
  of?: Node,
): Value | undefined {
  const most = LONGEST_MONTHS[months - 1];
  if (!days || most === undefined || days > most) return undefined;
  const on = tagged(of, 'weekday:');
  const code = months * 100 + days;
  return {
    kind: 'date',
    from: code,
    to: code,
    ...(years ? { year: years } : {}),
    ...(Number.isNaN(on) ? {} : { weekday: on }),
  };
}

/** `09/06/2025`, `9.6.25`, `09/06`; the day goes before the month in both languages. */
function numeric(node: Node | undefined): Value | undefined {
  const [first = 0, second = 0, third] = node ? piecesOf(node) : [];
  const typed = node?.digits ?? '';
  if (third === undefined) return typed.includes('/') ? date(first, second) : undefined;
  if (!typed.includes('/') && !typed.includes('.')) return undefined;
  if (first > 1900) return date(third, second, first);
  return date(first, second, third < 100 ? 2000 + third : third);
}

const three = digits((pieces) => pieces.length === 3);
const pair = digits((pieces, { digits: typed = '' }) => pieces.length === 2 && typed.includes('/'));

const opens: Part = sign('(');
const closes: Part = sign(')');

export const dateRules: readonly Rule[] = [
  { parts: [three], make: ([n]) => numeric(n) },
  {
    parts: [year, sign('-'), whole(1, 12), sign('-'), whole(1, 31)],
    make: ([y, , m, , d]) => date(d?.value?.from, m?.value?.from ?? 0, y?.value?.from),
  },
  {
    parts: [whole(1, 31), sign('-'), whole(1, 12), sign('-'), year],
    make: ([d, , m, , y]) => date(d?.value?.from, m?.value?.from ?? 0, y?.value?.from),
  },
  {
    parts: [tag('#the', '#from', '#to', '#by', '#until', '#on'), pair],
    make: ([, n], next) => (unitFollows(next) ? undefined : numeric(n)),
  },
  { parts: [weekday, maybe(article), pair], make: ([w, , n]) => withWeekday(numeric(n), w) },
  {
    parts: [day, maybe(stroke), maybe(tag('#of')), month, maybe(comma), maybe(tag('#of')), anyYear],
    make: ([d, , , m, , , y]) => date(d?.value?.from, tagged(m, 'month:'), y?.value?.from),
  },
  {
    parts: [day, maybe(stroke), maybe(tag('#of')), month],
    make: ([d, , , m]) => date(d?.value?.from, tagged(m, 'month:')),
  },
  {
    parts: [month, maybe(sign('-', '/', '.')), maybe(article), day, maybe(comma), anyYear],
    make: ([m, , , d, , y]) =>
      isEnglish(m) ? date(d?.value?.from, tagged(m, 'month:'), y?.value?.from) : undefined,
  },
  {
    parts: [month, maybe(sign('-', '/', '.')), maybe(article), day],
    make: ([m, , , d]) => (isEnglish(m) ? date(d?.value?.from, tagged(m, 'month:')) : undefined),
  },
];

/** Only English writes the month first; its list says so. */
function isEnglish(node: Node | undefined): boolean {
  return node?.tags.has('#monthFirst') ?? false;
}

function withWeekday(one: Value | undefined, node: Node | undefined): Value | undefined {
  return one && { ...one, weekday: tagged(node, 'weekday:') };
}

const oneDate = single('date');
const plainDay = whole(1, 31);

/** «Lunedì 9 giugno», before ranges look for their ends. */
export const weekdayRules: readonly Rule[] = [
  {
    parts: [weekday, maybe(comma), maybe(article), oneDate],
    make: ([w, , , d]) => withWeekday(d?.value, w),
  },
  {
    parts: [oneDate, maybe(comma), opens, weekday, closes],
    make: ([d, , , w]) => withWeekday(d?.value, w),
  },
];

export const dateRangeRules: readonly Rule[] = [
  {
    parts: [
      maybe(tag('#from', '#between')),
      maybe(article),
      maybe(weekday),
      oneDate,
      toEnd,
      maybe(article),
      oneDate,
    ],
    make: ([, , , a, , , b]) => dates(a?.value, b?.value),
  },
  {
    parts: [
      maybe(tag('#from', '#between')),
      maybe(article),
      maybe(weekday),
      plainDay,
      toEnd,
      maybe(article),
      maybe(weekday),
      oneDate,
    ],
    make: ([, , , a, , , , b]) => daysOf(a, b?.value),
  },
  {
    parts: [maybe(tag('#between')), maybe(article), plainDay, tag('#and'), maybe(article), oneDate],
    make: ([, , a, , , b]) => daysOf(a, b?.value),
  },
  {
    parts: [tag('#between'), maybe(article), oneDate, tag('#and'), maybe(article), oneDate],
    make: ([, , a, , , b]) => dates(a?.value, b?.value),
  },
  {
    parts: [oneDate, toEnd, day],
    make: ([a, , b], next) => (unitFollows(next) ? undefined : endOf(a, b?.value?.from)),
  },
  { parts: [tag('#from'), maybe(article), oneDate], make: ([, , d]) => side(d?.value, 'from') },
  {
    parts: [tag('#until', '#by'), maybe(tag('#to')), maybe(article), oneDate],
    make: ([, , , d]) => side(d?.value, 'to'),
  },
];

function dates(from: Value | undefined, until: Value | undefined): Value | undefined {
  const year = until?.year ?? from?.year;
  const made = range(from && { ...from, year }, until && { ...until, year });
  return made && { ...made, weekday: undefined };
}

function daysOf(node: Node | undefined, until: Value | undefined): Value | undefined {
  const start = node?.value?.from;
  if (!until || start === undefined || start >= until.from % 100) return undefined;
  return {
    ...until,
    from: until.from - (until.from % 100) + start,
    isRange: true,
    weekday: undefined,
  };
}

function endOf(node: Node | undefined, last: number | undefined): Value | undefined {
  const from = node?.value;
  if (!from || !last || last <= from.from % 100) return undefined;
  return { ...from, to: from.from - (from.from % 100) + last, isRange: true };
}

function side(one: Value | undefined, led: Value['side']): Value | undefined {
  return one && { ...one, side: led };
}

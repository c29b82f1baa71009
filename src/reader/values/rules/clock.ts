import { type GrammarRule, type Node, type Part, rulesWith } from '../grammar.ts';
import { DAY_MINUTES, type Value } from '../value.ts';
import {
  dash,
  type Maybe,
  NO_NODE,
  ofKind,
  PARTS,
  piecesOf,
  tagged,
  unitFollows,
  whole,
} from './parts.ts';

export const TWELVE_HOURS = 720;
const LAST_EARLY = 7 * 60 + 59;

/** Minutes of the day of `7:30`, `7.30`, `23:59:59` or `9`; undefined if it is not a time of day. */
export function minutesOf(node: Maybe): number | undefined {
  const { value } = node ?? {};
  if (value?.kind !== 'number' || value.isArticle || value.weekday !== undefined) return undefined;
  const typed = node?.digits ?? '';
  const pieces = node?.digits === undefined ? [value.from] : piecesOf(node);
  const [hour = Number.NaN, minute = 0] = pieces;
  if (typed.includes('/') || pieces.length > 3 || (pieces.length > 1 && !hasMinutes(typed)))
    return undefined;
  const isClock = Number.isInteger(hour) && hour <= 24 && minute < 60;
  return isClock ? hour * 60 + minute : undefined;
}

/** Two digits after the first sign, and the same sign again before seconds. */
function hasMinutes(typed: string): boolean {
  const mark = typed[1] !== undefined && '.:,'.includes(typed[1]) ? 1 : 2;
  if (!'.:,'.includes(typed[mark] ?? ' ')) return false;
  return typed.length === mark + 3 || typed[mark + 3] === typed[mark];
}

export function time(minutes: number | undefined, more: Partial<Value> = {}): Value | undefined {
  if (minutes === undefined || minutes < 0 || minutes > DAY_MINUTES) return undefined;
  const mayBeAfternoon = minutes >= 60 && minutes <= LAST_EARLY;
  return { kind: 'time', from: minutes, to: minutes, mayBeAfternoon, ...more };
}

const clock: Part = { matches: (node) => minutesOf(node) !== undefined };
const colon: Part = { matches: (node) => (node.digits ?? '').includes(':') && clock.matches(node) };
const dotted: Part = {
  matches: (node) => ['.', ':'].some((mark) => node.digits?.includes(mark)) && clock.matches(node),
};

/** «Half past one»: beside part of an hour, an article is an hour. */
function isOne({ value }: Node): boolean {
  return value?.isArticle === true && value.from === 1;
}

export const CLOCK_PARTS: Readonly<Record<string, Part>> = {
  ...PARTS,
  clock,
  hourOf: { matches: (node) => clock.matches(node) || isOne(node) },
  colon,
  dotted,
  hour: whole(1, 12),
  past: whole(1, 59),
  minute: whole(10, 59),
  /** Minutes that are told without the word: “ten to five”. */
  fives: ofKind('number', ({ from }) => [5, 10, 20, 25].includes(from)),
};

export const clockRule = rulesWith(CLOCK_PARTS);

export function ledBy(node: Maybe): Pick<Value, 'side' | 'isAfter'> {
  const has = (...tags: readonly string[]) => tags.some((tag) => node?.tags.has(tag));
  if (has('#fromClock', '#from')) return { side: 'from' };
  return { side: has('#until', '#by') ? 'to' : 'at', isAfter: has('#after') };
}

const OTHER_AMOUNT = ['#counted', '#currency', '#percent', '#past'];

/** The number belongs to what follows: «alle 9 famiglie» (to the 9 families), «at 10 past 9». */
export function isCounted(next: Maybe): boolean {
  if (!next || next.first) return false;
  const isNoun = unitFollows(next) || !Number.isNaN(tagged(next, 'month:'));
  return isNoun || OTHER_AMOUNT.some((tag) => next.tags.has(tag));
}

/** The number belongs to a noun after an article: «le due domeniche» (the two Sundays). */
function isOfNoun(lead: Maybe, next: Maybe): boolean {
  const isNoun = [...(next?.tags ?? [])].some((tag) => !tag.startsWith('#'));
  return ARTICLES.has(lead?.norm ?? '') && !next?.value && isNoun;
}

const ARTICLES: ReadonlySet<string> = new Set(['le', 'delle']);

export function isDash(next: Maybe): boolean {
  return next !== undefined && dash.matches(next);
}

function openClock(node: Maybe, at: Maybe): Value | undefined {
  const hasMinutes = dotted.matches(at ?? NO_NODE);
  const isOpenClock = !hasMinutes && (node?.tags.has('#openClock') ?? false);
  return time(minutesOf(at), { ...ledBy(node), hasMinutes, isOpenClock });
}

function half(at: number | undefined, more: number, node: Maybe): Value | undefined {
  if (at === undefined || at > TWELVE_HOURS + 59) return undefined;
  return time((at % TWELVE_HOURS) + more, {
    mayBeAfternoon: false,
    statesAmPm: true,
    ...ledBy(node),
  });
}

function withLead(lead: Maybe, at: Value | undefined): Value | undefined {
  return at && { ...at, ...ledBy(lead), hasMinutes: true };
}

function movedTime(node: Maybe, by: number): Value | undefined {
  const at = node && isOne(node) ? 60 : minutesOf(node);
  return at === undefined ? undefined : time(at + by);
}

const from = (node: Maybe) => node?.value?.from ?? 0;
const LED = '#fromClock|#toClock|#theClock';
const ANY = `${LED}|#atClock|#by|#until`;

/** Explicit hours, then numbers that only a word before them makes hours. */
export const clockRules: readonly GrammarRule[] = [
  clockRule(`${ANY}? clock #am`, ([a, c]) => half(minutesOf(c), 0, a)),
  clockRule(`${ANY}? clock #pm`, ([a, c]) => half(minutesOf(c), TWELVE_HOURS, a)),
  clockRule(`#missing past minutes? ${LED} clock`, ([, n, , , c]) => movedTime(c, -from(n))),
  clockRule(`${ANY}? hour minute #am|#pm`, ([a, h, m, p]) => spoken(a, h, m, p)),
  clockRule('#atClock fives #to clock', ([, n, , c], next) =>
    isCounted(next) ? undefined : movedTime(c, -from(n)),
  ),
  clockRule(`#be|#fromClock|#to|${ANY} #half hour`, ([a, , h], next) =>
    isCounted(next) ? undefined : withLead(a, movedTime(h, 30)),
  ),
  clockRule('clock #dayPart', ([c, p]) => partOf(minutesOf(c), p)),
  clockRule('colon #clockAfter?', ([c]) => openClock(undefined, c)),
  clockRule(`${LED} #hourWord? clock`, ([a, , c], next) =>
    isCounted(next) || isOfNoun(a, next) ? undefined : openClock(a, c),
  ),
  clockRule('clock #oClock', ([c]) => movedTime(c, 0)),
  clockRule('#atClock clock', ([a, c], next) => {
    const at = isCounted(next) ? undefined : openClock(a, c);
    return at && { ...at, isOpenClock: !at.hasMinutes };
  }),
  clockRule('#to|#from|#theClock? #noon', ([a]) => time(TWELVE_HOURS, ledBy(a))),
  clockRule('#to|#from|#theClock? #midnight', ([a]) => time(DAY_MINUTES, ledBy(a))),
  clockRule('#oneClock', ([a], next) => (isNoun(next) ? undefined : time(60, ledBy(a)))),
  clockRule('#half #past hourOf', ([, , c]) => movedTime(c, 30)),
  clockRule('#quarters #past hourOf', ([, , c]) => movedTime(c, 45)),
  clockRule('the? #quarter #past hourOf', ([, , , c]) => movedTime(c, 15)),
  clockRule('the? #quarter #toHour hourOf', ([, , , c]) => movedTime(c, -15)),
  clockRule('past minutes? #past hourOf', ([n, , , c]) => movedTime(c, from(n))),
  clockRule('past minutes #toHour hourOf', ([n, , , c]) => movedTime(c, -from(n))),
];

/** «at one venue» is not an hour. */
function isNoun(next: Maybe): boolean {
  return next?.token === 'word' && !next.first && ![...next.tags].some((tag) => AFTER.has(tag));
}

const AFTER: ReadonlySet<string> = new Set(['#and', '#or', '#in', '#to', '#until', '#dayPart']);

/** Hour and minutes in words: «seven thirty pm»; two numbers in digits are not an hour. */
function spoken(lead: Maybe, hours: Maybe, past: Maybe, part: Maybe): Value | undefined {
  if (hours?.digits !== undefined || past?.digits !== undefined) return undefined;
  const at = from(hours) * 60 + from(past);
  return half(at, part?.tags.has('#pm') ? TWELVE_HOURS : 0, lead);
}

function partOf(at: number | undefined, part: Maybe): Value | undefined {
  if (at === undefined || at % 60 !== 0 || at > TWELVE_HOURS) return undefined;
  const isLate = at < TWELVE_HOURS && !part?.tags.has('#morning');
  return time(isLate ? at + TWELVE_HOURS : at, { mayBeAfternoon: false, statesAmPm: true });
}

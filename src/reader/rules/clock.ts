import { maybe, type Node, type Part, type Rule, tag } from '../grammar.ts';
import { DAY_MINUTES, type Value } from '../value.ts';
import { article, dash, NOTHING, piecesOf, tagsWith, whole } from './parts.ts';

export const HALF_DAY = 720;
const LAST_EARLY = 7 * 60 + 59;

/** Minutes of the day of `7:30`, `7.30`, `23:59:59` or `9`; undefined for what no clock shows. */
export function minutesOf(node: Node | undefined): number | undefined {
  if (node?.value?.kind !== 'number' || node.value.isArticle) return undefined;
  const typed = node.digits ?? '';
  const pieces = node.digits === undefined ? [node.value.from] : piecesOf(node);
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
  const isHalfDayClock = minutes >= 60 && minutes <= LAST_EARLY;
  return { kind: 'time', from: minutes, to: minutes, isHalfDayClock, ...more };
}

export const clock: Part = { is: (node) => minutesOf(node) !== undefined };
const colon: Part = { is: (node) => (node.digits ?? '').includes(':') && clock.is(node) };
export const dotted: Part = {
  is: (node) => ['.', ':'].some((one) => node.digits?.includes(one)) && clock.is(node),
};
const hour = tag('#hourWord');
const lead = tag('#fromClock', '#toClock', '#theClock');
const anyLead = tag('#fromClock', '#toClock', '#theClock', '#atClock', '#by', '#until');
const minutes = tagsWith('unit:minute');
const counted = tag('#counted');

function sideOf(node: Node | undefined): Value['side'] {
  if (node?.tags.has('#fromClock') || node?.tags.has('#from')) return 'from';
  return node?.tags.has('#until') || node?.tags.has('#by') ? 'to' : 'at';
}

/** The number belongs to what follows: «alle 9 famiglie», «at 10 past 9». */
export function isCounted(next: Node | undefined): boolean {
  if (!next || next.first) return false;
  const isNoun = [...next.tags].some((one) => one.startsWith('unit:') || one.startsWith('month:'));
  return (
    isNoun ||
    counted.is(next) ||
    ['#currency', '#percent', '#past'].some((one) => next.tags.has(one))
  );
}

export function isDash(next: Node | undefined): boolean {
  return next !== undefined && dash.is(next);
}

function led(node: Node | undefined, at: Node | undefined): Value | undefined {
  return time(minutesOf(at), { side: sideOf(node), hasMinutes: dotted.is(at ?? NOTHING) });
}

/** Literal hours, then hours that only a word before them makes hours. */
export const clockRules: readonly Rule[] = [
  { parts: [maybe(anyLead), clock, tag('#am')], make: ([a, c]) => half(minutesOf(c), 0, a) },
  { parts: [maybe(anyLead), clock, tag('#pm')], make: ([a, c]) => half(minutesOf(c), HALF_DAY, a) },
  {
    parts: [tag('#missing'), whole(1, 59), maybe(minutes), lead, clock],
    make: ([, n, , , c]) => time(plus(minutesOf(c), -(n?.value?.from ?? 0))),
  },
  {
    parts: [maybe(anyLead), whole(1, 12), whole(10, 59), tag('#am', '#pm')],
    make: ([a, h, m, half]) => spoken(a, h, m, half),
  },
  {
    parts: [tag('#atClock'), whole(1, 12), whole(10, 59)],
    make: ([a, h, m], next) => (isCounted(next) ? undefined : spoken(a, h, m, undefined)),
  },
  { parts: [clock, tag('#dayPart')], make: ([c, p]) => partOf(minutesOf(c), p) },
  { parts: [lead, maybe(hour), colon], make: ([a, , c]) => led(a, c) },
  { parts: [colon, maybe(tag('#clockAfter'))], make: ([c]) => led(undefined, c) },
  { parts: [dotted, tag('#clockAfter')], make: ([c]) => led(undefined, c) },
  {
    parts: [lead, maybe(hour), clock],
    make: ([a, , c], next) => (isCounted(next) ? undefined : led(a, c)),
  },
  { parts: [hour, clock], make: ([, c]) => led(undefined, c) },
  { parts: [clock, tag('#oClock')], make: ([c]) => time(minutesOf(c)) },
  {
    parts: [tag('#atClock'), clock],
    make: ([a, c], next) => (isCounted(next) ? undefined : led(a, c)),
  },
  {
    parts: [maybe(tag('#to', '#from', '#theClock')), tag('#noon')],
    make: ([a]) => time(HALF_DAY, { side: sideOf(a) }),
  },
  {
    parts: [maybe(tag('#to', '#from', '#theClock')), tag('#midnight')],
    make: ([a]) => time(DAY_MINUTES, { side: sideOf(a) }),
  },
  { parts: [tag('#half'), tag('#past'), clock], make: ([, , c]) => time(plus(minutesOf(c), 30)) },
  {
    parts: [maybe(article), tag('#quarter', '#quarters'), tag('#past'), clock],
    make: ([, q, , c]) => time(plus(minutesOf(c), q?.tags.has('#quarters') ? 45 : 15)),
  },
  {
    parts: [maybe(article), tag('#quarter'), tag('#toHour'), clock],
    make: ([, , , c]) => time(plus(minutesOf(c), -15)),
  },
  {
    parts: [whole(1, 59), maybe(minutes), tag('#past'), clock],
    make: ([n, , , c]) => time(plus(minutesOf(c), n?.value?.from ?? 0)),
  },
  {
    parts: [whole(1, 29), minutes, tag('#toHour'), clock],
    make: ([n, , , c]) => time(plus(minutesOf(c), -(n?.value?.from ?? 0))),
  },
];

function half(at: number | undefined, more: number, node: Node | undefined): Value | undefined {
  if (at === undefined || at > HALF_DAY + 59) return undefined;
  return time((at % HALF_DAY) + more, {
    isHalfDayClock: false,
    isSaidHalf: true,
    side: sideOf(node),
  });
}

function plus(at: number | undefined, more: number): number | undefined {
  return at === undefined ? undefined : at + more;
}

/** «seven thirty pm»; digits beside digits are no hour. */
function spoken(
  lead: Node | undefined,
  hours: Node | undefined,
  past: Node | undefined,
  part: Node | undefined,
) {
  if (hours?.digits !== undefined || past?.digits !== undefined) return undefined;
  const at = plus(minutesOf(hours), past?.value?.from ?? 0);
  if (!part) return time(at, { side: sideOf(lead), hasMinutes: true });
  return half(at, part.tags.has('#pm') ? HALF_DAY : 0, lead);
}

function partOf(at: number | undefined, part: Node | undefined): Value | undefined {
  if (at === undefined || at % 60 !== 0 || at > HALF_DAY) return undefined;
  const isLate = at < HALF_DAY && !part?.tags.has('#morning');
  return time(isLate ? at + HALF_DAY : at, { isHalfDayClock: false, isSaidHalf: true });
}

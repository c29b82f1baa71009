import { maybe, type Node, type Rule, tag, value } from '../grammar.ts';
import { DAY_MINUTES, type Value } from '../value.ts';
import { clock, dotted, HALF_DAY, isCounted, isDash, minutesOf, time } from './clock.ts';
import { anyNumber, article, dash, is, single, tagsWith, whole } from './parts.ts';

const minutes = tagsWith('unit:minute');
const fullHour = is(
  'time',
  ({ from, isRange, hasMinutes }) => from % 60 === 0 && !isRange && !hasMinutes,
);
const oneTime = single('time');

/** «Le dieci e mezza», «le nove meno un quarto», «le tre del pomeriggio». */
export const timeRules: readonly Rule[] = [
  { parts: [fullHour, tag('#and'), tag('#half')], make: ([t]) => later(t, 30) },
  { parts: [fullHour, tag('#and'), maybe(article), tag('#quarter')], make: ([t]) => later(t, 15) },
  { parts: [fullHour, tag('#and'), tag('#quarters')], make: ([t]) => later(t, 45) },
  {
    parts: [fullHour, tag('#and'), anyNumber, tag('#quarter')],
    make: ([t, , n]) => later(t, 15 * (n?.value?.from ?? 1)),
  },
  {
    parts: [fullHour, tag('#and'), whole(1, 59), minutes],
    make: ([t, , n]) => later(t, n?.value?.from ?? 0),
  },
  {
    parts: [fullHour, tag('#and'), whole(1, 59)],
    make: ([t, , n], next) =>
      isCounted(next) || isDash(next) ? undefined : later(t, n?.value?.from ?? 0),
  },
  {
    parts: [fullHour, tag('#minus'), maybe(article), tag('#quarter')],
    make: ([t]) => later(t, -15),
  },
  {
    parts: [fullHour, tag('#minus'), whole(1, 30), maybe(minutes)],
    make: ([t, , n]) => later(t, -(n?.value?.from ?? 0)),
  },
  { parts: [oneTime, maybe(tag('#of')), tag('#morning', '#am')], make: ([t]) => fixed(t, 0) },
  {
    parts: [oneTime, maybe(tag('#of')), tag('#evening', '#pm')],
    make: ([t]) => fixed(t, HALF_DAY),
  },
  { parts: [oneTime, tag('#night')], make: ([t]) => atNight(t) },
  { parts: [oneTime, tag('#midnight')], make: ([t]) => t?.value && time(DAY_MINUTES) },
  {
    parts: [tag('#until', '#by'), maybe(tag('#to')), maybe(article), oneTime],
    make: ([, , , t]) => side(t, 'to'),
  },
  { parts: [tag('#from'), oneTime], make: ([, t]) => side(t, 'from') },
];

function later(node: Node | undefined, more: number): Value | undefined {
  const one = node?.value;
  return one && time(one.from + more, { side: one.side, hasMinutes: true });
}

function fixed(node: Node | undefined, more: number): Value | undefined {
  const one = node?.value;
  if (!one) return undefined;
  const at = more > 0 && one.from < HALF_DAY ? one.from + more : one.from;
  return { ...one, from: at, to: at, isHalfDayClock: false, isSaidHalf: true };
}

const FIRST_OF_NIGHT = 6 * 60;

function atNight(node: Node | undefined): Value | undefined {
  const at = node?.value?.from ?? 0;
  if (at === HALF_DAY) return time(DAY_MINUTES, { side: node?.value?.side });
  return fixed(node, at >= FIRST_OF_NIGHT ? HALF_DAY : 0);
}

function side(node: Node | undefined, to: Value['side']): Value | undefined {
  return node?.value && { ...node.value, side: to };
}

const ends = value(({ kind, isRange, side: led }) => kind === 'time' && !isRange && led !== 'from');
const startsAt = is('time', ({ side: led, isRange }) => led === 'from' && !isRange);
const toward = tag('#to', '#until', '#andClock');
const opening = maybe(tag('#from', '#between', '#fromClock', '#theClock'));

export const timeRangeRules: readonly Rule[] = [
  { parts: [opening, oneTime, dash, oneTime], make: ([, a, , b]) => hours(a?.value, b?.value) },
  { parts: [startsAt, maybe(toward), ends], make: ([a, , b]) => hours(a?.value, b?.value) },
  { parts: [oneTime, tag('#to', '#until'), ends], make: ([a, , b]) => hours(a?.value, b?.value) },
  {
    parts: [oneTime, tag('#to', '#until'), clock],
    make: ([a, , b], next) => (isCounted(next) ? undefined : hours(a?.value, bare(b))),
  },
  {
    parts: [
      tag('#between'),
      maybe(article),
      oneTime,
      tag('#and', '#andClock'),
      maybe(article),
      oneTime,
    ],
    make: ([, , a, , , b]) => hours(a?.value, b?.value),
  },
  {
    parts: [tag('#between'), oneTime, tag('#and'), clock],
    make: ([, a, , b], next) => (isCounted(next) ? undefined : hours(a?.value, bare(b))),
  },
  {
    parts: [oneTime, dash, clock],
    make: ([a, , b], next) => (isCounted(next) ? undefined : hours(a?.value, bare(b))),
  },
  { parts: [opening, clock, dash, oneTime], make: ([, a, , b]) => hours(bare(a), b?.value) },
  {
    parts: [opening, clock, tag('#to', '#and', '#andClock', '#until'), oneTime],
    make: ([, a, , b]) => hours(bare(a), b?.value),
  },
  {
    parts: [dotted, dash, dotted],
    make: ([a, , b], next) => (isCounted(next) ? undefined : hours(bare(a), bare(b))),
  },
];

function bare(node: Node | undefined): Value | undefined {
  return time(minutesOf(node));
}

/** «Dalle 3 alle 6 del pomeriggio», «from 11 am to 3»: what one end says of the half of the day holds for the other. */
function hours(from: Value | undefined, to: Value | undefined): Value | undefined {
  if (!from || !to) return undefined;
  const moved = from.from + HALF_DAY;
  const isLate = !from.isSaidHalf && to.isSaidHalf && from.from < HALF_DAY && moved < to.from;
  const start = isLate ? moved : from.from;
  const end = to.from <= start && to.from < HALF_DAY ? to.from + HALF_DAY : to.from;
  if (end <= start) return undefined;
  const isOpen = start === from.from && end === to.from;
  const isHalfDayClock = Boolean(isOpen && from.isHalfDayClock && to.isHalfDayClock);
  return { kind: 'time', from: start, to: end, isRange: true, isHalfDayClock };
}

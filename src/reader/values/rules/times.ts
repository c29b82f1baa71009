import { type GrammarRule, rulesWith } from '../grammar.ts';
import { DAY_MINUTES, type Value } from '../value.ts';
import {
  CLOCK_PARTS,
  clockRule,
  isCounted,
  isDash,
  ledBy,
  minutesOf,
  TWELVE_HOURS,
  time,
} from './clock.ts';
import { type Maybe, ofKind, PARTS, whole, withSide } from './parts.ts';

const timeRule = rulesWith({
  ...PARTS,
  hour: ofKind(
    'time',
    ({ from, isRange, hasMinutes }) => from % 60 === 0 && !isRange && !hasMinutes,
  ),
  more: { matches: (node) => whole(1, 59).matches(node) && !node.value?.isArticle },
});

/** Hours with a part of an hour or of the day: «le dieci e mezza» (half past ten), at 3 pm. */
export const timeRules: readonly GrammarRule[] = [
  timeRule('hour #and #half', ([t]) => later(t, 30)),
  timeRule('hour #and the? #quarter', ([t]) => later(t, 15)),
  timeRule('hour #and #quarters', ([t]) => later(t, 45)),
  timeRule('hour #and more minutes', ([t, , n]) => later(t, n?.value?.from ?? 0)),
  timeRule('hour #and more', ([t, , n], next) =>
    isCounted(next) || isDash(next) ? undefined : later(t, n?.value?.from ?? 0),
  ),
  timeRule('time #minus the? #quarter', ([t]) => later(t, -15)),
  timeRule('time #minus more minutes?', ([t, , n]) => later(t, -(n?.value?.from ?? 0))),
  timeRule('time #of? #morning|#am', ([t]) => fixed(t, 0)),
  timeRule('time #of? #evening|#pm', ([t]) => fixed(t, TWELVE_HOURS)),
  timeRule('time #night', ([t]) => atNight(t)),
  timeRule('#until|#by #to? the? time', ([, , , t]) => withSide(t, 'to')),
];

function later(node: Maybe, more: number): Value | undefined {
  const { value } = node ?? {};
  return value && time(value.from + more, { side: value.side, hasMinutes: true });
}

function fixed(node: Maybe, more: number): Value | undefined {
  const { value } = node ?? {};
  if (!value) return undefined;
  const at = more > 0 && value.from < TWELVE_HOURS ? value.from + more : value.from;
  return { ...value, from: at, to: at, ...STATED_AM_PM };
}

const STATED_AM_PM = { mayBeAfternoon: false, statesAmPm: true, isOpenClock: false };
const FIRST_OF_NIGHT = 6 * 60;

function atNight(node: Maybe): Value | undefined {
  const at = node?.value?.from ?? 0;
  if (at === TWELVE_HOURS) return time(DAY_MINUTES, { side: node?.value?.side });
  return fixed(node, at >= FIRST_OF_NIGHT ? TWELVE_HOURS : 0);
}

const timeRangeRule = rulesWith({
  ...CLOCK_PARTS,
  said: ofKind('time', ({ statesAmPm, isRange }) => statesAmPm === true && !isRange),
  plain: ofKind('time', ({ side, isRange }) => side === undefined && !isRange),
  atNoon: ofKind('time', ({ from, isRange }) => from === TWELVE_HOURS && !isRange),
});

const OPENING = '#from|#between|#fromClock|#theClock?';
const free = (next: Maybe, time: Value | undefined) => (isCounted(next) ? undefined : time);

export const timeRangeRules: readonly GrammarRule[] = [
  clockRule(`${OPENING} time dash time`, ([, a, , b]) => hours(a?.value, b?.value)),
  clockRule('time #to|#until|#andClock? time', ([a, mid, b]) =>
    (mid && !mid.tags.has('#andClock')) || a?.value?.side === 'from' ? upTo(a, b) : undefined,
  ),
  clockRule('time #to|#until clock', ([a, , b], next) => free(next, hours(a?.value, bare(b)))),
  clockRule('#between the? time #and|#andClock the? time', ([, , a, , , b]) =>
    hours(a?.value, b?.value),
  ),
  clockRule('time dash clock', ([a, , b], next) => free(next, hours(a?.value, bare(b)))),
  clockRule('#between time #and|#andClock clock', ([, a, , b], next) =>
    free(next, hours(a?.value, bare(b))),
  ),
  clockRule('#betweenClock clock #and #half #andClock clock', ([, a, , , , b], next) =>
    free(next, hours(time((minutesOf(a) ?? Number.NaN) + 30), bare(b))),
  ),
  clockRule('#betweenClock clock #and|#andClock clock #and #half', ([, a, , b]) =>
    hours(bare(a), time((minutesOf(b) ?? Number.NaN) + 30)),
  ),
  clockRule('#betweenClock clock #and|#andClock clock', ([, a, , b], next) =>
    free(next, hours(bare(a), bare(b))),
  ),
  clockRule(`${OPENING} clock #to|#and|#andClock|#until time`, ([, a, , b]) =>
    hours(bare(a), b?.value),
  ),
  // The second end says am or pm: «3–6.30 pm», «10.30 to noon».
  timeRangeRule('clock dash|#to|#until said', ([a, , b]) => hours(bare(a), b?.value)),
  timeRangeRule('dotted atNoon', ([a, b]) => hours(bare(a), b?.value)),
  clockRule('dotted dash dotted', ([a, , b], next) => free(next, hours(bare(a), bare(b)))),
  // An hour in words after a preposition: «from a quarter to five».
  timeRangeRule('#from|#until|#by plain', ([lead, t]) =>
    t?.value ? { ...t.value, ...ledBy(lead) } : undefined,
  ),
];

function upTo(a: Maybe, b: Maybe): Value | undefined {
  return b?.value?.side === 'from' ? undefined : hours(a?.value, b?.value);
}

function bare(node: Maybe): Value | undefined {
  return time(minutesOf(node));
}

/** Am or pm at one end decides the other: «from 11 am to 3», «from 3 to 6 pm». */
function hours(from: Value | undefined, to: Value | undefined): Value | undefined {
  if (!from || !to) return undefined;
  const moved = from.from + TWELVE_HOURS;
  const isLate = !from.statesAmPm && to.statesAmPm && from.from < TWELVE_HOURS && moved < to.from;
  const start = isLate ? moved : from.from;
  const end = to.from <= start && to.from < TWELVE_HOURS ? to.from + TWELVE_HOURS : to.from;
  if (end <= start) return undefined;
  const isOpen = start === from.from && end === to.from;
  const mayBeAfternoon = Boolean(isOpen && from.mayBeAfternoon && to.mayBeAfternoon);
  const isOpenClock = from.isOpenClock === true && isOpen && !to.hasMinutes && !to.statesAmPm;
  return { kind: 'time', from: start, to: end, isRange: true, mayBeAfternoon, isOpenClock };
}

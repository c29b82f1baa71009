import { type GrammarRule, rulesWith, value } from '../grammar.ts';
import type { Vague, Value, ValueKind } from '../value.ts';
import { type Maybe, ofKind, PARTS, range, withSide } from './parts.ts';

const AMOUNTS: readonly ValueKind[] = [
  'money',
  'percent',
  'quantity',
  'number',
  'rating',
  'ordinal',
];
const amount = value(({ kind, from }) => AMOUNTS.includes(kind) && !Number.isNaN(from));
const one = value(
  ({ isRange, kind }, node) => amount.matches(node) && !isRange && kind !== 'ordinal',
);

const rangeRule = rulesWith({
  ...PARTS,
  amount,
  one,
  quantity: ofKind('quantity'),
  /** One unit of time. */
  single: ofKind('quantity', ({ from, isRange }) => from === 1 && !isRange),
  few: ofKind('number', ({ from, isRange }) => from > 1 && from < 5 && !isRange),
  years: ofKind('quantity', ({ unit, isEvery }) => unit === 'year' && !isEvery),
});

/** Halves and ranges of amounts. */
export const amountRangeRules: readonly GrammarRule[] = [
  rangeRule('quantity|number #and the? #half', ([q]) => more(q, 0.5)),
  // How often: «una volta ogni due» (once every two), “one week in two”.
  rangeRule('#once quantity', ([, q]) => q?.value && { ...q.value, isEvery: true }),
  rangeRule('#once few', ([, n]) => n?.value && { ...n.value, isEvery: true }),
  rangeRule(
    'single #outOf|#in few',
    ([q, , n]) =>
      n?.value && q?.value && { ...q.value, ...ends(n.value), isEvery: true, isArticle: false },
  ),
  rangeRule('#every the? quantity', ([, , q]) => q?.value && { ...q.value, isEvery: true }),
  rangeRule('#from|#between? the? one dash|#to|#or the? one', ([led, , a, mid, , b]) =>
    span(a, b, led, mid),
  ),
  rangeRule('#between the? one #and the? one', ([led, , a, , , b]) => span(a, b, led, led)),
];

function ends({ from, to }: Value): Pick<Value, 'from' | 'to'> {
  return { from, to };
}

function more(node: Maybe, by: number): Value | undefined {
  const { value: of } = node ?? {};
  return of && { ...of, from: of.from + by, to: of.to + by, isArticle: false };
}

/** The first end has the kind of the last: «da 24 a 35 euro» (from 24 to 35 euros). */
function span(a: Maybe, b: Maybe, led: Maybe, mid: Maybe): Value | undefined {
  const [from, to] = [a?.value, b?.value];
  if (!from || !to || (from.kind !== 'number' && from.kind !== to.kind)) return undefined;
  if (from.kind === 'quantity' && from.unit !== to.unit) return undefined;
  const hasNoFrom = mid?.tags.has('#to') && !led;
  if (hasNoFrom && to.kind !== 'quantity' && to.kind !== 'number') return undefined;
  if (mid?.tags.has('#or') && from.kind !== 'number') return undefined;
  return range({ ...to, from: from.from, to: from.from }, to);
}

const VAGUE: readonly Vague[] = ['about', 'over', 'under', 'almost', 'atLeast', 'atMost'];

/** From this number on, «da 30 anni» is a duration (for 30 years); «da 9 anni» is from age 9. */
const GROWN = 20;

export const vagueRules: readonly GrammarRule[] = [
  rangeRule('years #ago', ([q]) => q?.value && { ...q.value, isSince: true }),
  rangeRule('#since years', ([led, q], next) => {
    const isAge = led?.norm === 'da' && (q?.value?.from ?? 0) < GROWN;
    return q?.value && !isAge && !next?.tags.has('#orMore')
      ? { ...q.value, isSince: true }
      : undefined;
  }),
  ...VAGUE.map((vague) =>
    rangeRule(`#${vague} the? amount`, ([, , n]) => n?.value && { ...n.value, vague }),
  ),
  rangeRule('amount #aboutAfter', ([n]) => n?.value && { ...n.value, vague: 'about' }),
  rangeRule('amount #orMore', ([n]) => withSide(n, 'from')),
  rangeRule('#from the? amount #orMore?', ([, , n]) => withSide(n, 'from')),
  rangeRule('#until|#by #to? the? amount', ([, , , n]) => withSide(n, 'to')),
];

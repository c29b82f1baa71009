import { type GrammarRule, rulesWith } from '../grammar.ts';
import type { Value, ValueKind } from '../value.ts';
import { isCounted } from './clock.ts';
import { type Maybe, ofKind, PARTS, range, unitOf } from './parts.ts';

const amountRule = rulesWith({
  ...PARTS,
  plain: ofKind('number', ({ isArticle }) => !isArticle),
  an: ofKind('number', ({ isArticle }) => isArticle === true),
  dozen: ofKind('number', ({ from }) => from === 12),
  cents: ofKind('number', ({ from }) => from >= 10 && from < 100),
  few: ofKind('number', ({ from }) => from < 100),
  most: ofKind('number', ({ from }) => from === 5 || from === 10),
  one: ofKind('number', ({ from }) => from === 1),
  weekly: { matches: ({ tags }) => tags.has('#per') && tags.has('week') },
});

const from = (node: Maybe) => node?.value?.from ?? Number.NaN;

export const amountRules: readonly GrammarRule[] = [
  amountRule('plain #currency #and? cents', ([n, , , c], next) =>
    isLast(next) ? exactly('money', from(n) + from(c) / 100) : undefined,
  ),
  // The article is the number one: «un unico indirizzo» (a single address).
  amountRule('an #oneAndSame|#only', (_, next) =>
    isCounted(next) ? exactly('number', 1) : undefined,
  ),
  amountRule('plain #multiplier', ([n, m]) =>
    n?.digits === undefined ? undefined : exactly('number', from(n) * from(m)),
  ),
  amountRule('number #of? #currency #and? few #cents', ([n, , , , c]) =>
    exactly('money', from(n) + from(c) / 100),
  ),
  // With an article it states no price: «senza spendere un euro» (without spending a euro).
  amountRule('number #of|-? #currency', ([n], next) => {
    const isArticle = n?.value?.isArticle;
    const amount = isArticle && next?.value ? undefined : exactly('money', from(n));
    return amount && { ...amount, isArticle };
  }),
  amountRule('#currency number #multiplier?', ([, n, m]) =>
    exactly('money', from(n) * (m?.value?.from ?? 1)),
  ),
  amountRule('number #cents', ([n]) => exactly('money', from(n) / 100)),
  amountRule('number #percent', ([n]) => exactly('percent', from(n))),
  amountRule('number #outOf most', ([n, , most]) =>
    from(n) <= from(most) ? exactly('rating', from(n)) : undefined,
  ),
  amountRule('#aged number #to|#and? dash? number', ([, a, , , b]) =>
    years(range(a?.value, b?.value)),
  ),
  amountRule('plain #stars', ([n]) => (from(n) <= 5 ? exactly('rating', from(n)) : undefined)),
  amountRule('plain #orOlder', ([n]) =>
    n?.value && n.value.from < 100
      ? { ...quantity(from(n), undefined), unit: 'year', side: 'from' }
      : undefined,
  ),
  amountRule('#aged number', ([a, n]) => {
    const side = a?.norm.includes('from') ? 'from' : undefined;
    const age = years(n?.value);
    return age && { ...age, side };
  }),
  amountRule(
    'number - unit - #old',
    ([n, , u]) => n?.value && { ...quantity(from(n), u), isOfOne: true },
  ),
  amountRule(
    'number - #and - number - #half - unit - #old',
    ([n, , , , , , , , u]) => n?.value && { ...quantity(from(n) + 0.5, u), isOfOne: true },
  ),
  amountRule('number -? unit -? #old?', ([n, , u]) => countedValue(n, u)),
  amountRule('#quarters #of the? unit', ([, , , u]) => quantity(0.75, u)),
  amountRule('the? #quarter #of the? unit', ([, , , , u]) => quantity(0.25, u)),
  // How often: «uno spettacolo a settimana» (a show a week).
  amountRule('one #counted weekly', ([, noun, week]) => often(noun, week)),
  amountRule('#half the|-? dozen', () => exactly('number', 6)),
  amountRule('#half the? unit', ([, , u]) => quantity(0.5, u)),
  amountRule('number #and the? #half unit', ([n, , , , u]) => quantity(from(n) + 0.5, u)),
  amountRule('#every #oneAndSame? unit', ([, , u]) => quantity(1, u, true)),
  amountRule('#everyOther unit', ([, u]) => quantity(2, u, true)),
  amountRule('#fortnightly', () => ({
    kind: 'quantity',
    from: 2,
    to: 2,
    unit: 'week',
    isEvery: true,
  })),
  amountRule('#once #per? unit', ([, , u]) => quantity(1, u, true)),
  amountRule('#ofAge', () => ({ ...quantity(18, undefined), unit: 'year', side: 'from' })),
  amountRule('#paid', () => ({ kind: 'money', from: 0.01, to: 0.01, vague: 'over' })),
  amountRule('#free', () => exactly('money', 0)),
];

const PRECISION = 1e6;

/** Rounds floating-point errors away. */
function exactly(kind: ValueKind, amount: number): Value | undefined {
  const rounded = Math.round(amount * PRECISION) / PRECISION;
  return Number.isNaN(rounded) ? undefined : { kind, from: rounded, to: rounded };
}

/** Nothing follows that the number could count: «17 euro 25.» */
function isLast(next: Maybe): boolean {
  return next?.first !== false || (next.token === 'punctuation' && next.tags.size === 0);
}

function quantity(amount: number, of: Maybe, isEvery?: boolean): Value {
  return {
    kind: 'quantity',
    from: amount,
    to: amount,
    unit: unitOf(of),
    ...(isEvery ? { isEvery } : {}),
  };
}

function often(noun: Maybe, week: Maybe): Value | undefined {
  const isWeekly = week?.tags.has('week') && noun?.tags.has('show');
  return isWeekly ? { ...quantity(1, undefined), unit: 'week', isEvery: true } : undefined;
}

function years(value: Value | undefined): Value | undefined {
  if (!value || value.to >= 100) return undefined;
  const { from, to, isRange } = value;
  return { kind: 'quantity', from, to, isRange, unit: 'year' };
}

const DURATIONS: ReadonlySet<string> = new Set(['hour', 'minute']);

function countedValue(node: Maybe, of: Maybe): Value | undefined {
  // «Un’ora» (an hour) states a duration; «una settimana» (a week) only names one.
  const isArticle = node?.value?.isArticle && !DURATIONS.has(unitOf(of));
  return node?.value && { ...quantity(from(node), of), isArticle };
}

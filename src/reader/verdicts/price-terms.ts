import { type Clause, type Sentence, valuesOf } from '../claims/clauses.ts';
import { agrees } from '../claims/compare-value.ts';
import type { Context } from '../claims/context.ts';
import { has, isValue, meaningsOf } from '../claims/nodes.ts';
import type { Profiles } from '../facts/profiles.ts';
import type { Node } from '../values/grammar.ts';
import type { Value } from '../values/value.ts';

/** What a sentence says about a price: period, band, list, venue, counts, fees, discounts. */
export interface PriceTerms {
  readonly meanings: ReadonlySet<string>;
  readonly dimensions: ReadonlyMap<string, ReadonlySet<string>>;
  /** How many weeks, and how many days, by their unit. */
  readonly counts: ReadonlyMap<string, number>;
  /** Numbers that may count children. */
  readonly numbers: ReadonlySet<number>;
  /** The share of the price left after each stated discount. */
  readonly statedShares: readonly number[];
  /** Fees that the amount includes: «con l’iscrizione» (with the enrolment). */
  readonly included: ReadonlySet<string>;
  /** It names the two that it compares. */
  readonly isBetween: boolean;
}

export function priceTermsOf(context: Context, profiles: Profiles): PriceTerms {
  const { sentence, isCompared } = context;
  const values = valuesOf(sentence).flatMap(({ node, clause }) => inPeriods(node, clause));
  const counts = countsIn(values, sentence, profiles);
  const dimensions = dimensionsIn(context, counts);
  if (isCompared) addCompared(dimensions, sentence);
  const isBetween = COMPARED.some((dimension) => (dimensions.get(dimension)?.size ?? 0) > 1);
  return {
    meanings: new Set([
      ...sentence.flatMap(({ meanings }) => [...meanings]),
      ...values.flatMap((value) => topicsOfHour(value, profiles)),
    ]),
    dimensions: isCompared && !isBetween ? withUsualAnswers(dimensions) : dimensions,
    included: isCompared ? new Set() : includedIn(context),
    isBetween: isBetween || dimensions.get('tariff')?.has('agreement') === true,
    counts,
    numbers: new Set(values.flatMap(({ kind, from }) => (COUNTING.has(kind) ? [from] : []))),
    statedShares: values.flatMap(({ kind, from }) => (kind === 'percent' ? [1 - from / 100] : [])),
  };
}

/** The most weeks and the most days that a sentence counts. */
function countsIn(
  values: readonly Value[],
  sentence: Sentence,
  profiles: Profiles,
): PriceTerms['counts'] {
  const counts = new Map<string, number>();
  for (const { unit = '', from, isEvery } of values)
    if (!isEvery && (unit === 'week' || unit === 'day'))
      counts.set(unit, Math.max(from, counts.get(unit) ?? 0));
  // All weeks are as many as the season has: «Tutte le settimane della stagione».
  const isEveryWeek = values.some(({ unit, isEvery }) => unit === 'week' && isEvery);
  if (isEveryWeek && sentence.some(({ meanings }) => meanings.has('season')))
    counts.set('week', profiles.weeks.length);
  // Several weekdays are as many days: «Martedì e giovedì, settanta euro» (Tuesday and Thursday).
  const weekdays = values.filter(({ kind, isRange }) => kind === 'weekday' && !isRange).length;
  if (weekdays > 1) counts.set('day', Math.max(weekdays, counts.get('day') ?? 0));
  return counts;
}

function dimensionsIn(
  { clause, sentence, dimensions: near }: Context,
  counts: PriceTerms['counts'],
): Map<string, ReadonlySet<string>> {
  const dimensions = new Map(near);
  // Any period that the sentence names: «One full week, pick-up at 6 pm every day: 154 euros».
  const named =
    clause.dimensions.get('period') ??
    sentence.flatMap(({ dimensions: own }) => [...(own.get('period') ?? [])]);
  const periods = new Set([...(dimensions.get('period') ?? []), ...named, ...counts.keys()]);
  if (periods.size > 0) dimensions.set('period', periods);
  if (dimensions.has('part')) dimensions.set('band', new Set(['half']));
  return dimensions;
}

const COMPARED = ['venue', 'tariff', 'band'];

/**
 * Any two that a sentence compares, whatever their clauses: «costa 4 euro in più | che a Sport City»
 * (it costs 4 euros more than at Sport City).
 */
function addCompared(dimensions: Map<string, ReadonlySet<string>>, sentence: Sentence): void {
  const isAmount = ({ node }: { readonly node: Node }) =>
    node.value?.kind === 'money' || node.value?.kind === 'number';
  // Each of several amounts has its own: “25 euros at one venue and 29 at the other”.
  if (valuesOf(sentence).filter(isAmount).length > 1) return;
  for (const dimension of COMPARED) {
    const named = sentence.flatMap(({ dimensions: own }) => [...(own.get(dimension) ?? [])]);
    if (new Set(named).size > 1) dimensions.set(dimension, new Set(named));
  }
}

/**
 * What the amount includes, as the clauses since the last amount say: «Due settimane più
 * l’iscrizione, senza sconti, fanno …» (two weeks plus the enrolment, without discounts, are …).
 */
function includedIn({ clause, sentence }: Context): ReadonlySet<string> {
  const before = sentence.slice(0, sentence.indexOf(clause));
  const statesAmount = ({ values }: Clause) => values.some(({ value }) => value?.kind === 'money');
  const led = before.slice(before.findLastIndex(statesAmount) + 1);
  return new Set([...led, clause].flatMap(({ nodes }) => nodes.flatMap(includedAt)));
}

const INCLUDED_WITHIN = 4;

/** The meanings of a word after «con» (with); what is paid already is not included. */
function includedAt(node: Node, at: number, nodes: readonly Node[]): readonly string[] {
  const before = nodes.slice(Math.max(0, at - INCLUDED_WITHIN), at);
  const led = before.slice(before.findLastIndex(({ tags }) => tags.has('#with')));
  const isLed = has(led.slice(0, 1), '#with') && !led.some(isValue) && !has(nodes, '#already');
  return isLed ? meaningsOf(node) : [];
}

/** An hour names what it is the hour of: «Fino alle 18» (until 6 pm), the extended exit. */
function topicsOfHour({ kind, to, mayBeAfternoon }: Value, profiles: Profiles): string[] {
  const end: Value = { kind, from: to, to, mayBeAfternoon };
  const hours = kind === 'time' ? profiles.ofFamily('time') : [];
  return hours.flatMap((profile) =>
    profile.fact.kind === 'time' && agrees(end, profile, false) ? profile.marked : [],
  );
}

/**
 * A difference is from what is usual: «25 euro in meno con la convenzione» (25 euros less with the
 * agreement), «4 euro in più a SC Ostiense» (4 euros more at SC Ostiense).
 */
function withUsualAnswers(dimensions: PriceTerms['dimensions']): PriceTerms['dimensions'] {
  const usual = new Map(dimensions);
  for (const [dimension, answer] of USUAL)
    usual.set(dimension, new Set([answer, ...(dimensions.get(dimension) ?? [])]));
  if (!dimensions.has('tariff')) usual.delete('venue');
  return usual;
}

const USUAL = [
  ['tariff', 'base'],
  ['band', 'full'],
] as const;

const COUNTING: ReadonlySet<string> = new Set(['number', 'quantity']);
const PERIOD_WITHIN = 3;

/** A value in its period; a word may stand between the two: «Two full weeks». */
export function inPeriods(node: Node, { nodes }: Clause): Value[] {
  const { value } = node;
  if (value?.kind !== 'number') return value ? [value] : [];
  const at = nodes.indexOf(node);
  const near = nodes.slice(at + 1, at + PERIOD_WITHIN);
  const end = near.findIndex(({ value: other, tags }) => other || tags.has('#the'));
  const after = end < 0 ? near : near.slice(0, end);
  const unit = ['week', 'day'].find((period) => has(after, period));
  return [{ ...value, unit }];
}

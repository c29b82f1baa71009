import { type Clause, valuesOf } from '../claims/clauses.ts';
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
  /** Fees that the amount includes: «con l’iscrizione». */
  readonly included: ReadonlySet<string>;
  /** It names the two that it compares. */
  readonly isBetween: boolean;
}

export function priceTermsOf(
  { clause, sentence, dimensions: near, isCompared }: Context,
  profiles: Profiles,
): PriceTerms {
  const values = valuesOf(sentence).flatMap(({ node, clause }) => inPeriods(node, clause));
  const counts = new Map<string, number>();
  for (const { unit = '', from, isEvery } of values)
    if (!isEvery && (unit === 'week' || unit === 'day'))
      counts.set(unit, Math.max(from, counts.get(unit) ?? 0));
  // «Tutte le settimane della stagione»
  const isAll = values.some(({ unit, isEvery }) => unit === 'week' && isEvery);
  if (isAll && sentence.some(({ meanings }) => meanings.has('season')))
    counts.set('week', profiles.weeks.length);
  // «Martedì e giovedì, settanta euro»
  const days = values.filter(({ kind, isRange }) => kind === 'weekday' && !isRange).length;
  if (days > 1) counts.set('day', Math.max(days, counts.get('day') ?? 0));
  const dimensions = new Map(near);
  // «One full week, pick-up at 6 pm every day: 154 euros»: any period that the sentence names.
  const named =
    clause.dimensions.get('period') ??
    sentence.flatMap((one) => [...(one.dimensions.get('period') ?? [])]);
  const periods = new Set([...(dimensions.get('period') ?? []), ...named, ...counts.keys()]);
  if (periods.size > 0) dimensions.set('period', periods);
  if (dimensions.has('part')) dimensions.set('band', new Set(['half']));
  // «Due settimane più l’iscrizione, senza sconti, fanno …»
  const before = sentence.slice(0, sentence.indexOf(clause));
  const isPaid = ({ values: all }: Clause) => all.some(({ value }) => value?.kind === 'money');
  const led = before.slice(before.findLastIndex(isPaid) + 1);
  const isBetween = ['venue', 'tariff', 'band'].some(
    (dimension) => (dimensions.get(dimension)?.size ?? 0) > 1,
  );
  return {
    meanings: new Set([
      ...sentence.flatMap(({ meanings }) => [...meanings]),
      ...values.flatMap((one) => namedBy(one, profiles)),
    ]),
    dimensions: isCompared && !isBetween ? withUsualAnswers(dimensions) : dimensions,
    included: new Set(
      isCompared ? [] : [...led, clause].flatMap(({ nodes }) => nodes.flatMap(includedAt)),
    ),
    isBetween: isBetween || dimensions.get('tariff')?.has('agreement') === true,
    counts,
    numbers: new Set(values.flatMap(({ kind, from }) => (COUNTING.has(kind) ? [from] : []))),
    statedShares: values.flatMap(({ kind, from }) => (kind === 'percent' ? [1 - from / 100] : [])),
  };
}

const INCLUDED_WITHIN = 4;

/** The meanings of a word after «con»; what is paid already is not included. */
function includedAt(node: Node, at: number, nodes: readonly Node[]): readonly string[] {
  const before = nodes.slice(Math.max(0, at - INCLUDED_WITHIN), at);
  const led = before.slice(before.findLastIndex(({ tags }) => tags.has('#with')));
  const isLed = has(led.slice(0, 1), '#with') && !led.some(isValue) && !has(nodes, '#already');
  return isLed ? meaningsOf(node) : [];
}

/** «Fino alle 18»: the hour of the extended exit names it. */
function namedBy({ kind, to, mayBeAfternoon }: Value, profiles: Profiles): string[] {
  const end: Value = { kind, from: to, to, mayBeAfternoon };
  const hours = kind === 'time' ? profiles.ofFamily('time') : [];
  return hours.flatMap((one) =>
    one.fact.kind === 'time' && agrees(end, one, false) ? one.marked : [],
  );
}

/** «25 euro in meno con la convenzione», «4 euro in più a SC Ostiense»: than what is usual. */
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

/** «Two full weeks»: a word may stand between a number and its period. */
export function inPeriods(node: Node, { nodes }: Clause): Value[] {
  const { value } = node;
  if (value?.kind !== 'number') return value ? [value] : [];
  const at = nodes.indexOf(node);
  const near = nodes.slice(at + 1, at + PERIOD_WITHIN);
  const end = near.findIndex((one) => one.value || one.tags.has('#the'));
  const after = end < 0 ? near : near.slice(0, end);
  const unit = ['week', 'day'].find((one) => after.some(({ tags }) => tags.has(one)));
  return [{ ...value, unit }];
}

import type { Clause } from './clauses.ts';
import type { Context } from './context.ts';
import { frameOf } from './frame.ts';
import { isTelling } from './lexicon.ts';
import type { Profiles } from './profiles.ts';
import { CENT, isFee, isPrice, NOTHING_MEANT, totalsOf } from './sums.ts';
import type { Value } from './value.ts';

/**
 * Whether price lists, fees and discounts that the sentence may mean give the amount, as none do
 * for «un giorno, 39 euro»; undefined if it names none.
 */
export function isPayable(value: Value, context: Context, profiles: Profiles): boolean | undefined {
  if (value.kind !== 'money' || value.isRange || value.vague || context.isCompared)
    return undefined;
  const frame = frameOf(context, profiles);
  const said = (slot: string) =>
    new Set([
      ...(frame.slots.get(slot) ?? []),
      ...context.sentence.flatMap(({ slots }) => [...(slots.get(slot) ?? [])]),
    ]);
  const [venue, tariff, period] = [said('venue'), said('tariff'), said('period')];
  // The venue of a page is not named: its text may be about another.
  const isPlaced = context.sentence.some(({ slots }) => slots.has('venue'));
  const isOpen = period.size === 0 && ['band', 'part'].some((one) => frame.slots.has(one));
  const bases = profiles.in('money').filter((one) => {
    const { slots, fact } = one;
    const isHere = !isPlaced || fact.venues?.some((id) => venue.has(id)) !== false;
    const isListed = tariff.size === 0 || tariff.has(slots.get('tariff') ?? 'base');
    const isPeriod = isOpen || period.has(slots.get('period') ?? '');
    return isHere && isListed && (isPrice(one) ? isPeriod : isFee(one, frame));
  });
  // «Dopo gli sconti», «nell'esempio»: which discounts is not said.
  const isUnstated = UNSTATED.some((one) => frame.said.has(one));
  if (isUnstated && frame.shares.length === 0) return true;
  const counts = [1, ...frame.numbers, ...frame.counts.values()];
  const payable = bases.flatMap((base) => [
    ...totalsOf(base, frame, NOTHING_MEANT, profiles).amounts,
    ...counts.map((n) => base.from * n),
  ]);
  return bases.length === 0
    ? undefined
    : payable.some(
        (one) => Math.abs(one - value.from) < CENT || Math.ceil(one - CENT) === value.from,
      );
}

const UNSTATED = ['after-discounts', 'example'];

/** «La bottiglietta d'acqua costa 1 euro al giorno»: something that no fact names has this price. */
export function isForeign({ nodes }: Clause, profiles: Profiles): boolean {
  const verb = nodes.findIndex(({ tags, value }) => tags.has('price') || value?.kind === 'money');
  const lead = nodes.slice(0, Math.max(0, verb));
  const ours = profiles.weights('money');
  const isOurs = lead.some(({ tags }) => [...tags].some((one) => ours.has(one)));
  return (
    !isOurs &&
    lead.some(({ token, tags, norm }, at) => {
      const before = lead[at - 1];
      const isNoun = before?.tags.has('#the') || before?.tags.has('#article');
      return isNoun && token === 'word' && tags.size === 0 && isTelling(norm);
    })
  );
}

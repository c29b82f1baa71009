import type { Context } from './context.ts';
import { frameOf } from './frame.ts';
import type { Profiles } from './profiles.ts';
import { CENT, isFee, isPrice, NOTHING_MEANT, totalsOf } from './sums.ts';
import type { Value } from './value.ts';

/**
 * Whether no price list, fee and discount that the sentence may mean gives the amount: «un giorno,
 * 39 euro».
 */
export function isUnpayable(value: Value, context: Context, profiles: Profiles): boolean {
  if (value.kind !== 'money' || value.isRange || value.vague || context.isCompared) return false;
  const frame = frameOf(context, profiles);
  const [venue, tariff, said] = ['venue', 'tariff', 'period'].map((one) => frame.slots.get(one));
  // The venue of a page is not named: its text may be about another.
  const isPlaced = context.sentence.some(({ slots }) => slots.has('venue'));
  const isOpen = !said && ['band', 'part'].some((one) => frame.slots.has(one));
  const bases = profiles.in('money').filter((one) => {
    const { slots, fact } = one;
    const isHere = !isPlaced || !venue || fact.venues?.some((id) => venue.has(id)) !== false;
    const isListed = !tariff || tariff.has(slots.get('tariff') ?? 'base');
    const isPeriod = isOpen || said?.has(slots.get('period') ?? '');
    return isHere && isListed && (isPrice(one) ? isPeriod : isFee(one, frame));
  });
  const counts = [1, ...frame.numbers, ...frame.counts.values()];
  const payable = bases.flatMap((base) => [
    ...totalsOf(base, frame, NOTHING_MEANT, profiles).amounts,
    ...counts.map((n) => base.from * n),
  ]);
  return (
    bases.length > 0 &&
    !payable.some(
      (one) => Math.abs(one - value.from) < CENT || Math.ceil(one - CENT) === value.from,
    )
  );
}

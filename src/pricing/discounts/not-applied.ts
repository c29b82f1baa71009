import type { QuoteResponse } from '../../content/types.ts';
import { discountedAdvanceWeeks } from '../items.ts';
import { shownCents } from '../money.ts';
import type { Offer } from '../offer.ts';
import type { PriceBook } from '../price-book.ts';
import type { Child } from '../request/request.ts';
import type { DiscountCandidate } from './main-discounts.ts';

type NotAppliedInResponse = QuoteResponse['notApplied'][number];

/** Why a requested discount was not applied; each code is also the key of its message. */
type Reason = NotAppliedInResponse['reason'];

/** A requested discount that was not applied, or not to the whole price. */
export interface NotApplied {
  readonly discount: NotAppliedInResponse['discount'];
  readonly reason: Reason;
  readonly basisPoints?: number;
  /** What the child would pay with it instead, in cents. */
  readonly insteadCents?: number;
  /** The number of weeks without it. */
  readonly weeks?: number;
}

/** The requested discounts that were not applied. The first offer is the chosen one. */
export function notAppliedOf(
  child: Child,
  book: PriceBook,
  candidates: readonly DiscountCandidate[],
  [chosen, ...others]: readonly [Offer, ...Offer[]],
): NotApplied[] {
  const offerFor = (candidate: DiscountCandidate) =>
    others.find((offer) => offer.candidate === candidate);
  return [
    ...candidates
      .filter((candidate) => candidate !== chosen.candidate)
      .map((candidate) => mainNotApplied(candidate, chosen, offerFor(candidate))),
    ...advanceNotApplied(child, book, chosen),
  ];
}

function mainNotApplied(candidate: DiscountCandidate, chosen: Offer, offer?: Offer): NotApplied {
  const { discount, basisPoints, refusal } = candidate;
  const points = basisPoints > 0 && { basisPoints };
  if (refusal) return { discount, reason: refusal, ...points };
  const insteadCents = shownCents(offer?.payable ?? 0);
  return { discount, reason: reasonFor(chosen, offer), ...points, insteadCents };
}

function reasonFor(chosen: Offer, offer?: Offer): Reason {
  if (!chosen.candidate) return 'no-saving';
  return offer?.payable === chosen.payable ? 'equally-favourable' : 'less-favourable';
}

function advanceNotApplied(child: Child, book: PriceBook, chosen: Offer): NotApplied[] {
  if (child.advanceWeeks === 0) return [];
  const discount = 'advancePayment';
  const discountedWeeks = discountedAdvanceWeeks(child, book);
  const basisPoints = book.advancePoints;
  if (chosen.covered > 0) return [{ discount, reason: 'voucher-pays', basisPoints }];
  const weeks = child.advanceWeeks - discountedWeeks;
  if (weeks === 0) return [];
  const reason = discountedWeeks === 0 ? 'group-incomplete' : 'weeks-outside-group';
  return [{ discount, reason, basisPoints, weeks }];
}

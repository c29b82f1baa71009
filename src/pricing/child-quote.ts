import { childDeadlines } from './deadlines.ts';
import { discountCandidates } from './discounts/main-discounts.ts';
import { type NotApplied, notAppliedOf } from './discounts/not-applied.ts';
import { linesOf } from './lines.ts';
import { type Offer, offerOf } from './offer.ts';
import { interpretationsOf } from './open-questions.ts';
import type { PriceBook } from './price-book.ts';
import {
  MAIN_DISCOUNTS,
  type MainDiscount,
  type RegulationsSection,
  SECTION_OF,
} from './regulations.ts';
import { documentsOf, unansweredFields } from './request/missing-and-documents.ts';
import { type Child, withoutLateChains } from './request/request.ts';

/** A discount that is not in the price, with the child and the section of the rule. */
export interface QuoteNotApplied extends NotApplied {
  readonly child: number;
  readonly section: RegulationsSection;
}

export interface ChildTotal {
  readonly child: number;
  readonly totalCents: number;
  /** Absent when none applies. */
  readonly mainDiscount?: MainDiscount;
}

/** Everything that a quote says about one child. */
export type ChildQuote = ReturnType<typeof quoteChild>;

/**
 * Quotes one child, with deadlines, documents and discounts not applied.
 *
 * @param number its position in the list, from 1.
 * @param now milliseconds since the epoch.
 */
export function quoteChild(requested: Child, number: number, book: PriceBook, now?: number) {
  const requestedOffer = cheapestOffer(requested, book).offer;
  const child = withoutLateChains(requested, book.chainDeadline, now);
  const { offer, fullPrice, notApplied, comparedFacts } = cheapestOffer(child, book);
  const lines = linesOf(number, offer.steps);
  const mainDiscount = offer.candidate?.discount;
  const totalCents = lines.at(-1)?.subtotalCents ?? 0;
  return {
    offer,
    /** Exact amount, without any discount. */
    fullPrice,
    comparedFacts,
    total: { child: number, totalCents, ...(mainDiscount && { mainDiscount }) },
    lines,
    notApplied: notApplied.map((item) => ({
      child: number,
      ...item,
      section: SECTION_OF[item.discount],
    })),
    deadlines: childDeadlines(requested, requestedOffer, book),
    documents: documentsOf(child, offer, book).map((item) => ({ child: number, ...item })),
    interpretations: interpretationsOf(child, offer, book).map((code) => ({
      kind: 'interpretation' as const,
      child: number,
      code,
    })),
    missing: unansweredFields(requested, requestedOffer, book, now).map((item) => ({
      child: number,
      ...item,
    })),
  };
}

/**
 * Compares the main discounts that a child is entitled to, which exclude each other, and keeps the
 * cheapest (regulations, section 3); at equal prices, the one with fewest conditions.
 */
function cheapestOffer(child: Child, book: PriceBook) {
  const candidates = discountCandidates(child, book);
  const withoutDiscount = offerOf(child, book);
  const offers = candidates
    .filter(({ refusal }) => refusal === undefined)
    .map((candidate) => offerOf(child, book, candidate));
  offers.sort((a, b) => a.payable - b.payable || rank(a) - rank(b));
  const best = offers[0];
  const chosen = best && best.payable < withoutDiscount.payable ? best : withoutDiscount;
  return {
    offer: chosen,
    /** Without any discount, enrolment included. */
    fullPrice: withoutDiscount.fullPrice,
    notApplied: notAppliedOf(child, book, candidates, [chosen, ...offers]),
    /** The facts behind all offers compared: another value could change the choice. */
    comparedFacts: [withoutDiscount, ...offers].flatMap(({ steps }) =>
      steps.flatMap(({ facts }) => facts),
    ),
  };
}

function rank({ candidate }: Offer): number {
  return candidate ? MAIN_DISCOUNTS.indexOf(candidate.discount) : -1;
}

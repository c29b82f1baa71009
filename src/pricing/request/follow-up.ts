import type { QuoteTexts } from '../../content/types.ts';
import type { Offer } from '../offer.ts';
import type { PriceBook } from '../price-book.ts';
import type { Section } from '../regulations.ts';
import type { Child } from './request.ts';

/** The parts of a quote that a missing answer affects; each is also the key of its message. */
export const AFFECTED = ['total', 'deadlines', 'documents'] as const;

/** An unanswered question, and the parts of the quote that depend on it. */
export interface Missing {
  readonly child: number;
  readonly field: keyof QuoteTexts['missing'];
  readonly affects: (typeof AFFECTED)[number];
}

/** The documents that a family must bring; each is also the key of its message. */
export const DOCUMENTS = ['medical-certificate', 'agreement-badge', 'voucher-copy'] as const;

export interface RequiredDocument {
  readonly child: number;
  readonly key: (typeof DOCUMENTS)[number];
  readonly section: Section;
}

/**
 * The questions to answer before the quote is complete.
 * @param now milliseconds since the epoch: after the chain's deadline only those who paid keep its
 *   discount.
 */
export function missingOf(
  child: Child,
  offer: Offer,
  book: PriceBook,
  now?: number,
): Omit<Missing, 'child'>[] {
  const inChain = offer.claim?.discount === 'chain';
  const late = now !== undefined && now > book.chainDeadline.instant;
  const missing: Omit<Missing, 'child'>[] = [];
  if (child.weeks + child.days === 0) missing.push({ field: 'weeks', affects: 'total' });
  if (inChain && child.chainFamilies === undefined)
    missing.push({ field: 'chainFamilies', affects: 'total' });
  if (inChain && late && !child.chainConfirmed)
    missing.push({ field: 'chainConfirmed', affects: 'total' });
  if (child.weeks > 0 && !child.weekStarts)
    missing.push({ field: 'weekStarts', affects: 'deadlines' });
  if (child.days > 0 && !child.dayDates) missing.push({ field: 'dayDates', affects: 'deadlines' });
  if (child.age === undefined) missing.push({ field: 'age', affects: 'documents' });
  return missing;
}

/** The documents to bring (regulations, sections 3 and 5). */
export function documentsOf(
  child: Child,
  { claim }: Offer,
  book: PriceBook,
): Omit<RequiredDocument, 'child'>[] {
  const documents: Omit<RequiredDocument, 'child'>[] = [];
  if (child.age !== undefined && child.age >= book.facts.enrolment.certificateFromAge) {
    documents.push({ key: 'medical-certificate', section: 'scadenze' });
  }
  if (claim?.discount === 'agreement')
    documents.push({ key: 'agreement-badge', section: 'sconti' });
  if (claim?.discount === 'agreement' && child.voucher)
    documents.push({ key: 'voucher-copy', section: 'sconti' });
  return documents;
}

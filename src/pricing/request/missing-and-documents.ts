import type { QuoteResponse, QuoteTexts } from '../../content/types.ts';
import { deadlineEnd } from '../../time/rome.ts';
import type { Offer } from '../offer.ts';
import type { PriceBook } from '../price-book.ts';
import type { RegulationsSection } from '../regulations.ts';
import type { Child } from './request.ts';

/** A field without an answer, and the parts of the quote that depend on it. */
export interface UnansweredField {
  readonly child: number;
  readonly field: keyof QuoteTexts['missing'];
  readonly affects: QuoteResponse['missing'][number]['affects'];
}

/** A document that a family must bring. */
export type RequiredDocument = Readonly<QuoteResponse['documents'][number]>;

/**
 * The fields to answer before the quote is complete.
 * @param now milliseconds since the epoch: after the chain's deadline only those who paid keep its
 *   discount.
 */
export function unansweredFields(
  child: Child,
  offer: Offer,
  book: PriceBook,
  now?: number,
): Omit<UnansweredField, 'child'>[] {
  const inChain = offer.candidate?.discount === 'chain';
  const late = now !== undefined && now >= deadlineEnd(book.chainDeadline);
  const { weeks, days, age } = child;
  const fields: readonly (readonly [
    boolean,
    UnansweredField['field'],
    UnansweredField['affects'],
  ])[] = [
    [weeks + days === 0, 'weeks', 'total'],
    [inChain && child.chainFamilies === undefined, 'chainFamilies', 'total'],
    [inChain && late && !child.chainConfirmed, 'chainConfirmed', 'total'],
    [weeks > 0 && !child.weekStarts, 'weekStarts', 'deadlines'],
    [days > 0 && !child.dayDates, 'dayDates', 'deadlines'],
    [age === undefined, 'age', 'documents'],
  ];
  return fields.flatMap(([isOpen, field, affects]) => (isOpen ? [{ field, affects }] : []));
}

/** The documents to bring (regulations, sections 3 and 5). */
export function documentsOf(
  child: Child,
  { candidate }: Offer,
  book: PriceBook,
): Omit<RequiredDocument, 'child'>[] {
  const isAgreed = candidate?.discount === 'agreement';
  const needsCertificate = (child.age ?? 0) >= book.facts.enrolment.certificateFromAge;
  const documents: readonly (readonly [boolean, RequiredDocument['key'], RegulationsSection])[] = [
    [child.age !== undefined && needsCertificate, 'medical-certificate', 'scadenze'],
    [isAgreed, 'agreement-badge', 'sconti'],
    [isAgreed && child.voucher, 'voucher-copy', 'sconti'],
  ];
  return documents.flatMap(([isNeeded, key, section]) => (isNeeded ? [{ key, section }] : []));
}

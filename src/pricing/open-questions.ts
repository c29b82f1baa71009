import type { QuoteResponse } from '../content/types.ts';
import { discountedAdvanceWeeks } from './items.ts';
import type { Offer } from './offer.ts';
import type { PriceBook } from './price-book.ts';
import type { PriceFacts } from './price-facts.ts';
import type { Child } from './request/request.ts';

/** A contradiction that the manager has not decided yet: a row of content/questions.json. */
export interface OpenQuestion {
  /** Path of the fact for which pages give different values. */
  readonly fact: string;
  /** The pages that show another value, if known. */
  readonly pages?: readonly string[];
}

/** A rule behind the price of a child that the manager may still interpret differently. */
export interface Interpretation {
  readonly kind: 'interpretation';
  readonly child: number;
  /** Where the regulations are silent; the key of its label. */
  readonly code: NonNullable<QuoteResponse['openQuestions'][number]['code']>;
}

/** Something undecided that affects the price. */
export type Doubt<Q extends OpenQuestion = OpenQuestion> =
  | { readonly kind: 'contradiction'; readonly question: Q }
  | Interpretation;

/**
 * The questions that may affect the prices of some venues: a contradiction that only other venues'
 * pages show does not.
 * @param venues of the children, by their ids in the facts
 */
export function questionsOfVenues<Q extends OpenQuestion>(
  questions: readonly Q[],
  venues: readonly string[],
  { venues: all }: Pick<PriceFacts, 'venues'>,
): Q[] {
  const others = Object.entries(all).filter(([id]) => !venues.includes(id));
  const foreign = new Set(others.map(([, { page }]) => page));
  return questions.filter(
    ({ pages = [] }) => pages.length === 0 || !pages.every((id) => foreign.has(id)),
  );
}

/** The known contradictions about any of the facts behind a price. */
export function contradictionsAbout<Q extends OpenQuestion>(
  facts: Iterable<string>,
  questions: readonly Q[],
): Doubt<Q>[] {
  const touched = [...new Set(facts)];
  return questions
    .filter(({ fact }) => touched.some((path) => isSameOrInside(path, fact)))
    .map((question) => ({ kind: 'contradiction', question }));
}

/** Our interpretations that affect the price of a child. */
export function interpretationsOf(
  child: Child,
  { candidate, covered }: Offer,
  book: PriceBook,
): Interpretation['code'][] {
  const discountedWeeks = discountedAdvanceWeeks(child, book);
  const advance = discountedWeeks > 0 && covered === 0;
  const interpretations: Interpretation['code'][] = [];
  if (advance && !candidate) interpretations.push('advance-without-main-discount');
  if (child.advanceWeeks > discountedWeeks && covered === 0)
    interpretations.push('advance-weeks-outside-group');
  const notAll = discountedWeeks < child.weeks && child.extendedExitWeeks < child.weeks;
  if (advance && notAll && child.extendedExitWeeks > 0)
    interpretations.push('extended-exit-in-prepaid-weeks');
  return interpretations;
}

/** Whether two paths are of one fact, or one is a part of the other. */
export function isSameOrInside(path: string, fact: string): boolean {
  return path === fact || path.startsWith(`${fact}.`) || fact.startsWith(`${path}.`);
}

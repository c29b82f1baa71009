import { prepaidWeeks } from './items.ts';
import type { Offer } from './offer.ts';
import type { PriceBook } from './price-book.ts';
import type { PriceFacts } from './price-facts.ts';
import type { Child } from './request/request.ts';

/** A contradiction that the manager has not decided yet: a row of content/questions.json. */
export interface KnownQuestion {
  /** Path of the fact that pages disagree about. */
  readonly fact: string;
  /** The pages that say otherwise, where that is known. */
  readonly pages?: readonly string[];
}

/** Where the regulations are silent and the quote followed our reading; each is a label's key. */
export const DOUBTS = [
  'advance-without-main-discount',
  'advance-weeks-outside-group',
  'extended-exit-in-prepaid-weeks',
] as const;

export type Doubt = (typeof DOUBTS)[number];

/** A rule that the price of a child rests on and that the manager may still read otherwise. */
export interface Interpretation {
  readonly kind: 'interpretation';
  readonly child: number;
  readonly code: Doubt;
}

/** Something undecided that touches the number. */
export type OpenQuestion<Q extends KnownQuestion = KnownQuestion> =
  | { readonly kind: 'contradiction'; readonly question: Q }
  | Interpretation;

/**
 * The questions that may touch the price of some children: what only the pages of other venues say
 * otherwise makes no price of theirs doubtful.
 * @param venues of the children, as facts name them
 */
export function questionsOfVenues<Q extends KnownQuestion>(
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

/** The known contradictions about any of the facts that a number rests on. */
export function contradictionsAbout<Q extends KnownQuestion>(
  facts: Iterable<string>,
  questions: readonly Q[],
): OpenQuestion<Q>[] {
  const touched = [...new Set(facts)];
  return questions
    .filter(({ fact }) => touched.some((path) => isSameOrInside(path, fact)))
    .map((question) => ({ kind: 'contradiction', question }));
}

/** The readings of ours that the price of a child rests on. */
export function doubtsOf(child: Child, { claim, covered }: Offer, book: PriceBook): Doubt[] {
  const prepaid = prepaidWeeks(child, book);
  const advance = prepaid > 0 && covered === 0;
  const doubts: Doubt[] = [];
  if (advance && !claim) doubts.push('advance-without-main-discount');
  if (child.advanceWeeks > prepaid && covered === 0) doubts.push('advance-weeks-outside-group');
  const notAll = prepaid < child.weeks && child.extendedExitWeeks < child.weeks;
  if (advance && notAll && child.extendedExitWeeks > 0)
    doubts.push('extended-exit-in-prepaid-weeks');
  return doubts;
}

function isSameOrInside(path: string, fact: string): boolean {
  return path === fact || path.startsWith(`${fact}.`) || fact.startsWith(`${path}.`);
}

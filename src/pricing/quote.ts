import {
  type ChildQuote,
  type ChildTotal,
  type QuoteNotApplied,
  quoteChild,
} from './child-quote.ts';
import { mergeDeadlines, type QuoteDeadline } from './deadlines.ts';
import type { QuoteLine } from './lines.ts';
import { shownCents } from './money.ts';
import {
  contradictionsAbout,
  type Doubt,
  type OpenQuestion,
  questionsOfVenues,
} from './open-questions.ts';
import { type PriceBook, priceBook } from './price-book.ts';
import type { PriceFacts } from './price-facts.ts';
import { chainProblems } from './request/chain-size.ts';
import { childProblems } from './request/check-request.ts';
import type { RequiredDocument, UnansweredField } from './request/missing-and-documents.ts';
import { QuoteError, type QuoteProblem } from './request/problem.ts';
import { type Child, type ChildRequest, inFamilyOrder, withDefaults } from './request/request.ts';
import { venueInFacts } from './request/venue-id.ts';

/** A price and everything that explains it. Amounts in cents, percentages in basis points. */
export interface Quote<Q extends OpenQuestion = OpenQuestion> {
  readonly totalCents: number;
  /** The price without any discount. */
  readonly fullPriceCents: number;
  /** What the discounts save; a voucher is not a saving. */
  readonly savingsCents: number;
  readonly children: readonly ChildTotal[];
  readonly lines: readonly QuoteLine[];
  readonly notApplied: readonly QuoteNotApplied[];
  readonly deadlines: readonly QuoteDeadline[];
  readonly documents: readonly RequiredDocument[];
  readonly openQuestions: readonly Doubt<Q>[];
  readonly missing: readonly UnansweredField[];
}

/** Optional input of a quote besides request and facts. */
export interface QuoteContext<Q extends OpenQuestion = OpenQuestion> {
  /**
   * Milliseconds since the epoch. It marks deadlines as over; after the chain's, a chain counts
   * only if the request says that it was confirmed.
   */
  readonly now?: number;
  /** The contradictions that are still open. */
  readonly questions?: readonly Q[];
}

/**
 * What a family pays for its children, by the economic regulations.
 *
 * @throws QuoteError when the price list does not cover the request.
 * @throws RangeError for unusable facts: fractions of a cent, malformed dates.
 */
export function quote<Q extends OpenQuestion = OpenQuestion>(
  requests: readonly ChildRequest[],
  facts: PriceFacts,
  { now, questions = [] }: QuoteContext<Q> = {},
): Quote<Q> {
  const book = priceBook(facts);
  const children = inFamilyOrder(requests).map(withDefaults);
  refuseUncovered(children, book);
  const answers = children.map((child, index) => quoteChild(child, index + 1, book, now));
  const comparedFacts = answers.flatMap((answer) => answer.comparedFacts);
  const venues = children.map(({ venue }) => venueInFacts(venue));
  return {
    ...totalsOf(answers),
    children: answers.map(({ total }) => total),
    lines: answers.flatMap(({ lines }) => lines),
    notApplied: answers.flatMap(({ notApplied }) => notApplied),
    deadlines: mergeDeadlines(
      answers.flatMap(({ deadlines }) => deadlines),
      now,
    ),
    documents: answers.flatMap(({ documents }) => documents),
    openQuestions: [
      ...contradictionsAbout(comparedFacts, questionsOfVenues(questions, venues, facts)),
      ...answers.flatMap(({ interpretations }) => interpretations),
    ],
    missing: answers.flatMap(({ missing }) => missing),
  };
}

function refuseUncovered(children: readonly Child[], book: PriceBook): void {
  const problems: QuoteProblem[] = children.flatMap((child, index) =>
    childProblems(child, book).map((problem) => ({ child: index + 1, ...problem })),
  );
  if (problems.length === 0) problems.push(...chainProblems(children));
  if (children.length === 0)
    problems.push({ child: 0, field: '', code: 'no-children', accepted: { min: 1 } });
  if (problems.length > 0) throw new QuoteError(problems);
}

/** Adds the children up; each is already rounded (regulations, section 4). */
function totalsOf(answers: readonly ChildQuote[]) {
  const totalCents = sum(answers.map(({ total }) => total.totalCents));
  const fullPriceCents = sum(answers.map(({ fullPrice }) => shownCents(fullPrice)));
  const coveredCents = sum(answers.map(({ offer }) => shownCents(offer.covered)));
  return { totalCents, fullPriceCents, savingsCents: fullPriceCents - totalCents - coveredCents };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

import type { DisputedFact } from '../../content/quote-content.ts';
import { mergeDeadlines, type QuoteDeadline } from '../../pricing/deadlines.ts';
import { bestCombination, type Combination } from '../../pricing/discounts/best-combination.ts';
import { type FullChain, fullChain } from '../../pricing/discounts/full-chain.ts';
import type { PriceFacts } from '../../pricing/price-facts.ts';
import { type Quote, quote } from '../../pricing/quote.ts';
import type { ChildRequest } from '../../pricing/request/request.ts';
import { deadlineAt, enrolmentDeadline } from '../../time/enrolment-deadline.ts';
import { type Answers, requestsOf } from './answers.ts';

/** All that the page shows about some answers. */
export interface Estimate {
  readonly quote: Quote<DisputedFact>;
  /** Also those of weeks that are marked while others are not yet. */
  readonly deadlines: readonly QuoteDeadline[];
  readonly best: Combination | undefined;
  /** Only while a chain can still be formed. */
  readonly friends: FullChain | undefined;
}

/**
 * @param now milliseconds since the epoch; undefined before the page knows the time
 * @throws QuoteError when the answers do not fit the price list: see `fitAnswers`
 */
export function estimateOf(
  answers: Answers,
  facts: PriceFacts,
  questions: readonly DisputedFact[],
  now: number | undefined,
): Estimate {
  const asked = requestsOf(answers);
  const requests = isLate(facts, now) ? asked.map(withoutHope) : asked;
  const context = { questions, ...(now !== undefined && { now }) };
  const { missing } = quote(asked, facts, context);
  const quoted = { ...quote(requests, facts, context), missing };
  return {
    quote: quoted,
    deadlines: mergeDeadlines([...quoted.deadlines, ...markedDeadlines(answers, facts)], now),
    best: bestCombination(requests, facts),
    friends: canStillChain(facts, now) ? fullChain(requests, facts) : undefined,
  };
}

function markedDeadlines({ children }: Answers, facts: PriceFacts): QuoteDeadline[] {
  const mondays = children.flatMap(({ weekStarts }) => weekStarts);
  return mondays.map((monday) => ({
    key: 'week',
    section: 'scadenze',
    monday,
    ...enrolmentDeadline(monday, facts.enrolment),
  }));
}

function canStillChain(facts: PriceFacts, now: number | undefined): boolean {
  return now !== undefined && !isLate(facts, now);
}

function isLate({ discounts }: PriceFacts, now: number | undefined): boolean {
  return now !== undefined && now > deadlineAt(discounts.chain.deadline).instant;
}

/** Nobody has said yet that the chain was complete in time: until then the full price is the safe answer. */
function withoutHope(request: ChildRequest): ChildRequest {
  const { chainChildren = 0, chainConfirmed } = request;
  return chainChildren > 0 && chainConfirmed === undefined
    ? { ...request, chainConfirmed: false }
    : request;
}

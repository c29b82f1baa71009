import type { QuestionForQuotes } from '../../content/quote-content.ts';
import { mergeDeadlines, type QuoteDeadline } from '../../pricing/deadlines.ts';
import { bestCombination, mightCostLessAsWeek } from '../../pricing/discounts/best-combination.ts';
import { fullChain } from '../../pricing/discounts/chain.ts';
import type { PriceFacts } from '../../pricing/price-facts.ts';
import { quote } from '../../pricing/quote.ts';
import { withoutLateChains } from '../../pricing/request/request.ts';
import { enrolmentDeadline } from '../../time/enrolment-deadline.ts';
import { deadlineEnd } from '../../time/rome.ts';
import { type Answers, requestsOf } from './answers.ts';

/** All results for some answers. */
export type Estimate = ReturnType<typeof estimateOf>;

/**
 * @param now milliseconds since the epoch; undefined before the page knows the time
 * @throws QuoteError when the answers do not fit the price list: see `fitAnswers`
 */
export function estimateOf(
  answers: Answers,
  facts: PriceFacts,
  questions: readonly QuestionForQuotes[],
  now: number | undefined,
) {
  const { deadline } = facts.discounts.chain;
  const requests = requestsOf(answers).map((request) => withoutLateChains(request, deadline, now));
  const context = { questions, ...(now !== undefined && { now }) };
  const quoted = quote(requestsOf(answers), facts, context);
  return {
    quote: quoted,
    /** Also of the marked weeks while others are not marked yet. */
    deadlines: mergeDeadlines([...quoted.deadlines, ...markedDeadlines(answers, facts)], now),
    best: bestCombination(requests, facts),
    /** Whether the unmarked days might cost less as part of one week. */
    isUndated: mightCostLessAsWeek(requests, facts),
    /** Only while a chain can still be formed. */
    friends:
      now !== undefined && now < deadlineEnd(deadline) ? fullChain(requests, facts) : undefined,
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

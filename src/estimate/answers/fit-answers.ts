import type { PriceFacts } from '../../pricing/price-facts.ts';
import { quote } from '../../pricing/quote.ts';
import { QuoteError, type QuoteProblem } from '../../pricing/request/problem.ts';
import type { ChildRequest } from '../../pricing/request/request.ts';
import { type Answers, firstAnswers, requestsOf } from './answers.ts';
import { withChild, withCopies } from './edit-answers.ts';

/** Answers that the price list covers, and the problems that were corrected. */
export interface Fitted {
  readonly answers: Answers;
  readonly problems: readonly QuoteProblem[];
}

/** A correction can reveal the next problem: an unknown venue hides what it does not sell. */
const MAX_ROUNDS = 12;

/**
 * Makes answers fit the price list and the season: too large a number becomes the largest allowed,
 * what does not exist is removed. `quote()` decides what is valid.
 */
export function fitAnswers(given: Answers, facts: PriceFacts): Fitted {
  let answers = withCopies(given);
  const problems: QuoteProblem[] = [];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const found = problemsOf(answers, facts);
    if (found.length === 0) return { answers: ordered(answers), problems };
    problems.push(...found);
    answers = withCopies(found.reduce(corrected, answers));
  }
  return { answers: firstAnswers(facts), problems };
}

function problemsOf(answers: Answers, facts: PriceFacts): readonly QuoteProblem[] {
  // Dates are checked as if only they were booked: they may still be fewer than the count.
  const marked = answers.children.map(({ venue, timeBand, weekStarts, dayDates }) => {
    const counts = { weeks: weekStarts.length, days: dayDates.length };
    return { venue, timeBand, weekStarts, dayDates, ...counts };
  });
  const dates = refusals(marked, facts).filter(({ field }) => isDateField(field));
  return dates.length > 0 ? dates : refusals(requestsOf(answers), facts);
}

function refusals(requests: readonly ChildRequest[], facts: PriceFacts): readonly QuoteProblem[] {
  try {
    quote(requests, facts);
    return [];
  } catch (error) {
    if (error instanceof QuoteError) return error.problems;
    throw error;
  }
}

const FAMILY_FIELDS: Readonly<Record<string, (max: number, min: number) => Partial<Answers>>> = {
  agreement: () => ({ agreement: 'no' }),
  voucher: () => ({ agreement: 'yes' }),
  chainChildren: (_, chainChildren) => ({ chainChildren }),
  chainFamilies: (chainFamilies) => ({ chainFamilies }),
};

function corrected(answers: Answers, problem: QuoteProblem): Answers {
  const { field, found, accepted } = problem;
  const { min, max = min } = accepted && 'min' in accepted ? accepted : { min: 0 };
  const [first] = accepted && 'values' in accepted ? accepted.values : [];
  const family = FAMILY_FIELDS[field];
  if (family) return { ...answers, ...family(max, min) };
  return withChild(answers, problem.child - 1, (child) => {
    if (isDateField(field))
      return { ...child, [field]: [...new Set(child[field])].filter((date) => date !== found) };
    if (field === 'venue') return { ...child, venue: String(first) };
    if (field === 'timeBand') return { ...child, timeBand: first === 'half' ? 'half' : 'full' };
    return { ...child, [field]: field === 'age' ? undefined : max };
  });
}

function isDateField(field: string): field is 'weekStarts' | 'dayDates' {
  return field === 'weekStarts' || field === 'dayDates';
}

function ordered(answers: Answers): Answers {
  const inChain = answers.chainChildren > 0;
  return {
    ...answers,
    chainFamilies: inChain ? answers.chainFamilies : undefined,
    chainConfirmed: inChain ? answers.chainConfirmed : undefined,
    children: answers.children.map((child) => ({
      ...child,
      weekStarts: [...child.weekStarts].sort().slice(0, child.weeks),
      dayDates: [...child.dayDates].sort().slice(0, child.days),
    })),
  };
}

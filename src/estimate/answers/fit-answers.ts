import type { PriceFacts } from '../../pricing/price-facts.ts';
import { quote } from '../../pricing/quote.ts';
import { QuoteError, type QuoteProblem } from '../../pricing/request/problem.ts';
import type { ChildRequest } from '../../pricing/request/request.ts';
import { type Answers, type ChildAnswers, firstAnswers, requestsOf } from './answers.ts';

/** Answers that the price list covers, and what had to give way for it. */
export interface Fitted {
  readonly answers: Answers;
  readonly problems: readonly QuoteProblem[];
}

/** A correction can make room for the next one: an unknown venue hides what it does not sell. */
const MOST_ROUNDS = 12;

/**
 * Makes answers fit the price list and the season: what goes too far comes back to the most that is
 * allowed, what does not exist is taken away. The price rules themselves judge.
 */
export function fitAnswers(given: Answers, facts: PriceFacts): Fitted {
  let answers = given;
  const problems: QuoteProblem[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const found = problemsOf(answers, facts);
    if (found.length === 0) return { answers: ordered(answers), problems };
    problems.push(...found);
    answers = found.reduce(corrected, answers);
  }
  return { answers: firstAnswers(facts), problems };
}

function problemsOf(answers: Answers, facts: PriceFacts): readonly QuoteProblem[] {
  const requests = requestsOf(answers);
  const marked = requests.map((request, index) => asMarked(request, answers.children[index]));
  // A date is judged as if only the marked ones were asked for: they may still be too few.
  const dates = refusals(marked, facts).filter(({ field }) => isDateField(field));
  if (dates.length > 0) return dates;
  return refusals(requests, facts);
}

function asMarked(request: ChildRequest, child: ChildAnswers | undefined): ChildRequest {
  const { weekStarts = [], dayDates = [] } = child ?? {};
  const { venue, timeBand } = request;
  const [weeks, days] = [weekStarts.length, dayDates.length];
  return { venue, timeBand, weeks, days, weekStarts, dayDates };
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

function corrected(answers: Answers, problem: QuoteProblem): Answers {
  switch (problem.field) {
    case 'agreement':
      return { ...answers, agreement: 'no' };
    case 'voucher':
      return { ...answers, agreement: 'yes' };
    case 'chainChildren':
      return { ...answers, chainChildren: least(problem) };
    case 'chainFamilies':
      return { ...answers, chainFamilies: most(problem) };
    default:
      return {
        ...answers,
        children: answers.children.map((child, index) =>
          index + 1 === problem.child ? correctedChild(child, problem) : child,
        ),
      };
  }
}

function correctedChild(child: ChildAnswers, problem: QuoteProblem): ChildAnswers {
  const { field, found } = problem;
  if (isDateField(field)) return withoutDate(child, field, found);
  if (field === 'venue') return { ...child, venue: String(firstAccepted(problem)) };
  if (field === 'timeBand') {
    return { ...child, timeBand: firstAccepted(problem) === 'half' ? 'half' : 'full' };
  }
  if (field === 'age') return { ...child, age: undefined };
  return { ...child, [field]: most(problem) };
}

function withoutDate(
  child: ChildAnswers,
  field: 'weekStarts' | 'dayDates',
  found: QuoteProblem['found'],
): ChildAnswers {
  return { ...child, [field]: [...new Set(child[field])].filter((date) => date !== found) };
}

function isDateField(field: string): field is 'weekStarts' | 'dayDates' {
  return field === 'weekStarts' || field === 'dayDates';
}

function most({ accepted }: QuoteProblem): number {
  return accepted && 'min' in accepted ? (accepted.max ?? accepted.min) : 0;
}

function least({ accepted }: QuoteProblem): number {
  return accepted && 'min' in accepted ? accepted.min : 0;
}

function firstAccepted({ accepted }: QuoteProblem): unknown {
  return accepted && 'values' in accepted ? accepted.values[0] : undefined;
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

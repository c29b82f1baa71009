import { offeredVenues, type VenueFacts } from '../../pricing/offered-venues.ts';
import type { Child, ChildRequest } from '../../pricing/request/request.ts';
import { venueInRequest } from '../../pricing/request/venue-id.ts';
import type { CalendarDate } from '../../time/calendar.ts';

/** A family's answers about one child. */
export interface ChildAnswers extends Omit<Child, FamilyField | 'age'> {
  /** Mondays marked on the calendar, in order: at most `weeks`, perhaps fewer. */
  readonly weekStarts: readonly CalendarDate[];
  /** Single days marked on the calendar, in order: at most `days`, perhaps fewer. */
  readonly dayDates: readonly CalendarDate[];
  readonly age: number | undefined;
  /**
   * Whether this child still has the first child's answers, except `OWN_FIELDS`: true until somebody
   * edits one of its own.
   */
  readonly copiesFirst: boolean;
}

export const OWN_FIELDS: readonly string[] = ['age', 'enrolment', 'copiesFirst'];

type FamilyField = 'agreement' | 'voucher' | 'siblingOrder' | `chain${string}`;

export const AGREEMENTS = ['no', 'yes', 'voucher'] as const;

/** A family's answers: those for all children, then child by child. */
export interface Answers {
  readonly agreement: (typeof AGREEMENTS)[number];
  /** 0: no chain. */
  readonly chainChildren: number;
  readonly chainFamilies: number | undefined;
  readonly chainConfirmed: boolean | undefined;
  /** Children of the family that are already enrolled and not in this quote. */
  readonly siblings: number;
  readonly children: readonly ChildAnswers[];
}

/** More than any family has: a mangled URL cannot ask for a thousand children. */
export const MAX_CHILDREN = 8;

/** The answers before a family gives any: one child, one week, in the first listed venue. */
export function firstAnswers(facts: VenueFacts): Answers {
  return {
    agreement: 'no',
    chainChildren: 0,
    chainFamilies: undefined,
    chainConfirmed: undefined,
    siblings: 0,
    children: [firstChild(venueInRequest(offeredVenues(facts)[0]?.id ?? ''))],
  };
}

export function firstChild(venue: string): ChildAnswers {
  return {
    venue,
    timeBand: 'full',
    weeks: 1,
    weekStarts: [],
    days: 0,
    dayDates: [],
    advanceWeeks: 0,
    extendedExitWeeks: 0,
    extendedExitDays: 0,
    enrolment: true,
    age: undefined,
    copiesFirst: false,
  };
}

/** The answers as requests to the price rules; dates only once all are marked. */
export function requestsOf(answers: Answers): ChildRequest[] {
  return answers.children.map((child, index) => requestOf(child, index, answers));
}

function requestOf(child: ChildAnswers, index: number, answers: Answers): ChildRequest {
  const { weekStarts, dayDates, age, copiesFirst: _, ...counts } = child;
  const { agreement, chainChildren, chainFamilies, chainConfirmed, siblings } = answers;
  const inChain = chainChildren > 0;
  return {
    ...counts,
    agreement: agreement !== 'no',
    voucher: agreement === 'voucher',
    chainChildren,
    siblingOrder: siblings + index + 1,
    ...(inChain && chainFamilies !== undefined && { chainFamilies }),
    ...(inChain && chainConfirmed !== undefined && { chainConfirmed }),
    ...(weekStarts.length > 0 && weekStarts.length === child.weeks && { weekStarts }),
    ...(dayDates.length > 0 && dayDates.length === child.days && { dayDates }),
    ...(age !== undefined && { age }),
  };
}

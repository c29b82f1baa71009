import type { QuoteResponse } from '../content/types.ts';
import { mondayOf } from '../time/calendar.ts';
import { type Deadline, enrolmentDeadline } from '../time/enrolment-deadline.ts';
import { deadlineEnd } from '../time/rome.ts';
import type { Offer } from './offer.ts';
import type { PriceBook } from './price-book.ts';
import { DEADLINE_KEYS, type DeadlineKey } from './regulations.ts';
import type { Child } from './request/request.ts';

/** The deadline in Rome for enrolling and paying for something; see its schema. */
export type QuoteDeadline = Deadline & Readonly<Omit<DeadlineInResponse, keyof Deadline>>;

type DeadlineInResponse = QuoteResponse['deadlines'][number];

/**
 * Merges the deadlines of all children: without duplicates, earliest first (regulations, section
 * 5).
 * @param now milliseconds since the epoch.
 */
export function mergeDeadlines(all: readonly QuoteDeadline[], now?: number): QuoteDeadline[] {
  const unique = new Map(all.map((deadline) => [`${deadline.key} ${deadline.monday}`, deadline]));
  return [...unique.values()]
    .map((deadline) =>
      now === undefined ? deadline : { ...deadline, over: now >= deadlineEnd(deadline) },
    )
    .sort((a, b) => a.instant - b.instant || order(a) - order(b));
}

/**
 * The deadlines of one child: for the chain, for each week, for the weeks that hold its single
 * days, and for the advance payment, which is due before the first week.
 */
export function childDeadlines(child: Child, offer: Offer, book: PriceBook): QuoteDeadline[] {
  const weeks = [...(child.weekStarts ?? [])].sort();
  const days = new Set((child.dayDates ?? []).map(mondayOf));
  const paysInAdvance = offer.steps.some(({ key }) => key === 'advancePayment');
  return [
    ...(offer.candidate?.discount === 'chain' ? [chainDeadline(book)] : []),
    ...weeks
      .slice(0, paysInAdvance ? 1 : 0)
      .map((monday) => weekDeadline('advancePayment', monday, book)),
    ...weeks.map((monday) => weekDeadline('week', monday, book)),
    ...[...days].map((monday) => weekDeadline('days', monday, book)),
  ];
}

function chainDeadline({ chainDeadline: deadline, facts }: PriceBook): QuoteDeadline {
  const { minWeeks, minDays } = facts.discounts.chain;
  return { key: 'chain', section: 'scadenze', ...deadline, minWeeks, minDays };
}

function weekDeadline(key: DeadlineKey, monday: string, { facts }: PriceBook): QuoteDeadline {
  return { key, section: 'scadenze', monday, ...enrolmentDeadline(monday, facts.enrolment) };
}

function order({ key }: QuoteDeadline): number {
  return DEADLINE_KEYS.indexOf(key);
}

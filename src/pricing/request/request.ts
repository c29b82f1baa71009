import type { QuoteRequestChild } from '../../content/types.ts';
import { deadlineEnd, type RomeWallTime } from '../../time/rome.ts';

/** A family's request for one child; see schemas/quote-request.schema.json for each field. */
export type ChildRequest = Readonly<Omit<QuoteRequestChild, DateLists>> &
  Readonly<Partial<Record<DateLists, readonly string[]>>>;

type DateLists = 'weekStarts' | 'dayDates';
type FieldWithoutDefault = 'chainFamilies' | 'chainConfirmed' | 'weekStarts' | 'dayDates' | 'age';

/** A request with defaults filled in; unanswered questions stay undefined. */
export type Child = Required<Omit<ChildRequest, FieldWithoutDefault>> &
  Pick<ChildRequest, FieldWithoutDefault>;

/** Fills in the defaults. The enrolment fee is due unless the request says no (section 2). */
export function withDefaults(request: ChildRequest): Child {
  return {
    ...request,
    days: request.days ?? 0,
    extendedExitWeeks: request.extendedExitWeeks ?? 0,
    extendedExitDays: request.extendedExitDays ?? 0,
    agreement: request.agreement ?? false,
    voucher: request.voucher ?? false,
    chainChildren: request.chainChildren ?? 0,
    siblingOrder: request.siblingOrder ?? 1,
    advanceWeeks: request.advanceWeeks ?? 0,
    enrolment: request.enrolment ?? true,
  };
}

/**
 * A list is one family (schemas/quote-request.schema.json). A child without `siblingOrder` gets the
 * first free position, so that forgetting it does not lose the sibling discount.
 */
export function inFamilyOrder(requests: readonly ChildRequest[]): ChildRequest[] {
  const taken = new Set(requests.map(({ siblingOrder }) => siblingOrder));
  return requests.map((request) => {
    if (request.siblingOrder !== undefined) return request;
    let siblingOrder = 1;
    while (taken.has(siblingOrder)) siblingOrder += 1;
    taken.add(siblingOrder);
    return { ...request, siblingOrder };
  });
}

/**
 * After the chain's deadline only those who paid in time keep the discount (regulations, section
 * 5). Until a request confirms that its chain did, the full price is the safe answer.
 * @param deadline the chain's
 * @param now milliseconds since the epoch
 */
export function withoutLateChains<R extends Pick<ChildRequest, 'chainChildren' | 'chainConfirmed'>>(
  request: R,
  deadline: RomeWallTime,
  now: number | undefined,
): R {
  const { chainChildren = 0, chainConfirmed } = request;
  const isLate = now !== undefined && now >= deadlineEnd(deadline);
  if (!isLate || chainChildren === 0 || chainConfirmed !== undefined) return request;
  return { ...request, chainConfirmed: false };
}

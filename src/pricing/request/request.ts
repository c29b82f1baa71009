import type { QuoteRequestChild } from '../../content/types.ts';

/** What a family asks for one child; schemas/quote-request.schema.json says what each field means. */
export type ChildRequest = Readonly<Omit<QuoteRequestChild, DateLists>> &
  Readonly<Partial<Record<DateLists, readonly string[]>>>;

type DateLists = 'weekStarts' | 'dayDates';
type Unasked = 'chainFamilies' | 'chainConfirmed' | 'weekStarts' | 'dayDates' | 'age';

/** A request with defaults filled in; unanswered questions stay undefined. */
export type Child = Required<Omit<ChildRequest, Unasked>> & Pick<ChildRequest, Unasked>;

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

import type { QuoteRequestChild } from '../../content/types.ts';

/** What a family asks for one child; schemas/quote-request.schema.json says what each field means. */
export type ChildRequest = Readonly<Omit<QuoteRequestChild, DateLists>> &
  Readonly<Partial<Record<DateLists, readonly string[]>>>;

type DateLists = 'weekStarts' | 'dayDates';
type Unasked = 'chainFamilies' | 'chainConfirmed' | 'weekStarts' | 'dayDates' | 'age';

/** A request with its defaults; what nobody asked stays undefined. */
export type Child = Required<Omit<ChildRequest, Unasked>> & Pick<ChildRequest, Unasked>;

/** Fills in what may be left out. The enrolment fee is due unless it is refused (section 2). */
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

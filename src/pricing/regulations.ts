import type { QuoteResponse, QuoteResponseSection } from '../content/types.ts';

export type RegulationsSection = QuoteResponseSection;
export type LineKey = QuoteResponse['lines'][number]['key'];
export type MainDiscount = NonNullable<QuoteResponse['children'][number]['mainDiscount']>;
export type DeadlineKey = QuoteResponse['deadlines'][number]['key'];

/** The section of the regulations behind each step of a quote, by the key of its label. */
export const SECTION_OF: Readonly<Record<LineKey | 'agreement', RegulationsSection>> = {
  week: 'tariffe',
  halfDayWeek: 'tariffe',
  day: 'tariffe',
  halfDay: 'tariffe',
  extendedExitWeek: 'tariffe',
  extendedExitDay: 'tariffe',
  siblings: 'sconti',
  chain: 'sconti',
  advancePayment: 'pagamento',
  rounding: 'pagamento',
  voucher: 'sconti',
  enrolment: 'tariffe',
  /** No step of its own: another price list. */
  agreement: 'sconti',
};

/** In order of preference at equal totals: the discount with fewer conditions is first. */
export const MAIN_DISCOUNTS: readonly MainDiscount[] = ['siblings', 'agreement', 'chain'];

/** The order of deadlines at the same instant. */
export const DEADLINE_KEYS: readonly DeadlineKey[] = ['chain', 'advancePayment', 'week', 'days'];

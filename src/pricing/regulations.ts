/** The sections of the economic regulations, in their order. */
export const SECTIONS = [
  'premessa',
  'sedi',
  'tariffe',
  'sconti',
  'pagamento',
  'scadenze',
  'contatti',
] as const;

export type Section = (typeof SECTIONS)[number];

/** The steps that a quote can show; each is also the key of its label. */
export const LINE_KEYS = [
  'week',
  'halfDayWeek',
  'day',
  'halfDay',
  'extendedExitWeek',
  'extendedExitDay',
  'siblings',
  'chain',
  'advancePayment',
  'rounding',
  'voucher',
  'enrolment',
] as const;

export type LineKey = (typeof LINE_KEYS)[number];

/** The section of the regulations behind each step. */
export const SECTION_OF: Readonly<Record<LineKey | 'agreement', Section>> = {
  week: 'tariffe',
  halfDayWeek: 'tariffe',
  day: 'tariffe',
  halfDay: 'tariffe',
  extendedExitWeek: 'tariffe',
  extendedExitDay: 'tariffe',
  enrolment: 'tariffe',
  siblings: 'sconti',
  chain: 'sconti',
  agreement: 'sconti',
  voucher: 'sconti',
  advancePayment: 'pagamento',
  rounding: 'pagamento',
};

/** In order of preference at equal totals: the discount with fewer conditions comes first. */
export const MAIN_DISCOUNTS = ['siblings', 'agreement', 'chain'] as const;

export type MainDiscount = (typeof MAIN_DISCOUNTS)[number];
export type Discount = MainDiscount | 'advancePayment';

/** The deadlines that a quote can show; each is also the key of its label. */
export const DEADLINE_KEYS = ['chain', 'advancePayment', 'week', 'days'] as const;

export type DeadlineKey = (typeof DEADLINE_KEYS)[number];

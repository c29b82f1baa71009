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

export type RegulationsSection = (typeof SECTIONS)[number];

/** The section of the regulations behind each step of a quote, by the key of its label. */
export const SECTION_OF = {
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
} as const satisfies Readonly<Record<string, RegulationsSection>>;

export type LineKey = Exclude<keyof typeof SECTION_OF, 'agreement'>;

/** In order of preference at equal totals: the discount with fewer conditions is first. */
export const MAIN_DISCOUNTS = ['siblings', 'agreement', 'chain'] as const;

export type MainDiscount = (typeof MAIN_DISCOUNTS)[number];
export type Discount = MainDiscount | 'advancePayment';

/** The deadlines that a quote can show; each is also the key of its label. */
export const DEADLINE_KEYS = ['chain', 'advancePayment', 'week', 'days'] as const;

export type DeadlineKey = (typeof DEADLINE_KEYS)[number];

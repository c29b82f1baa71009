import type { PriceFacts } from '../../../src/pricing/price-facts.ts';

const venue = { city: 'Roma', addresses: ['Via 1'], map: 'map', features: ['pool'] };

/**
 * The values of the regulations that the cases worked by hand use. They are fixed on purpose: a new
 * price in the content must not change what the cases prove.
 */
export const FACTS: PriceFacts = {
  venues: {
    sportCity: { ...venue, name: 'Sport City', status: 'open', listed: true, page: 'sport-city' },
    scOstiense: {
      ...venue,
      name: 'SC Ostiense',
      status: 'open',
      listed: true,
      page: 'sc-ostiense',
      prices: { week: 139, halfDayWeek: null, halfDay: null },
    },
  },
  prices: { week: 135, halfDayWeek: 95, day: 35, halfDay: 24 },
  fees: { enrolment: 10, extendedExitDay: 5, extendedExitWeek: 15 },
  agreements: {
    rates: { enrolment: 5, week: 110, halfDayWeek: 80, day: 30, halfDay: 20 },
    count: 1,
    bodies: ['welfare'],
    names: { welfare: 'Welfare' },
    voucherBody: 'welfare',
  },
  discounts: {
    siblings: { percent: 10, fromChild: 2 },
    chain: {
      percentPerChild: 4,
      maxPercent: 20,
      minChildren: 2,
      minFamilies: 2,
      minWeeks: 1,
      minDays: 5,
      deadline: { date: '2025-05-31', time: '23:59:59' },
      table: [{ children: 2, percent: 8 }],
    },
    advancePayment: { percent: 5, groupWeeks: 4 },
    rounding: { mode: 'up', unit: 1, moment: 'after-discounts' },
    example: {
      venue: 'sportCity',
      timeBand: 'full',
      weeks: 4,
      chainChildren: 5,
      advanceWeeks: 4,
      enrolment: true,
    },
    shortfallExample: { agreedChildren: 5, paidChildren: 3 },
  },
  enrolment: {
    deadline: { weekday: 'wednesday', weeksBefore: 1, time: '23:59:59' },
    certificateFromAge: 7,
    illnessDays: 2,
  },
  season: {
    year: 2025,
    start: '2025-06-09',
    end: '2025-09-05',
    closures: { august: { from: '2025-08-11', to: '2025-08-15' } },
  },
  hours: {
    camp: { from: '07:30', to: '17:00' },
    halfDay: { from: '07:30', to: '14:00' },
    extendedExit: '18:00',
    reception: { from: '07:30', to: '09:00' },
    activities: { from: '09:00', to: '17:00' },
    exit: { from: '16:45', to: '17:00' },
    extraTime: { from: '17:00', to: '18:00' },
    secretariat: {
      weekdays: { from: '07:30', to: '18:00' },
      saturday: [{ from: '10:00', to: '13:00' }],
      sunday: [{ from: '10:00', to: '13:00' }],
    },
  },
  camp: { name: 'Campo', founded: 1994, age: { min: 4, max: 14 }, relaxAreaSquareMetres: 15000 },
};

/** The same venues, with the camp’s list at Sport City and another at SC Ostiense. */
export function listsOf(
  prices: PriceFacts['prices'],
  ostiense: NonNullable<PriceFacts['venues'][string]['prices']>,
): Pick<PriceFacts, 'prices' | 'venues'> {
  const { scOstiense, ...others } = FACTS.venues;
  if (!scOstiense) throw new Error('no such venue');
  return { prices, venues: { ...others, scOstiense: { ...scOstiense, prices: ostiense } } };
}

/** The same facts with other discounts. */
export function withDiscounts(discounts: Partial<PriceFacts['discounts']>): PriceFacts {
  return { ...FACTS, discounts: { ...FACTS.discounts, ...discounts } };
}

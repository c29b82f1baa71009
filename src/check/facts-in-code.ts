/** Facts that code reads by itself, without a placeholder and without a page's structure naming them. */
export interface FactsInCode {
  /** Paths of facts, `*` for any one name; what lies below is read with them. */
  readonly facts: readonly string[];
  /** Where, below src. */
  readonly file: string;
  /** What stands in that file to read them: a test holds it, so that this list cannot rot. */
  readonly reads: string;
}

const VENUE_CARD = ['name', 'city', 'addresses', 'status', 'page', 'map'].map(
  (key) => `venues.*.${key}`,
);

export const FACTS_IN_CODE: readonly FactsInCode[] = [
  inFile('pages/camp/AgreementBodies.tsx', '{ bodies, names, voucherBody } = facts.agreements', [
    'agreements.bodies',
    'agreements.names',
    'agreements.voucherBody',
  ]),
  inFile('pages/camp/Season.tsx', 'facts.season', [
    'season.start',
    'season.end',
    'season.closures',
  ]),
  inFile('pages/camp/Discounts.tsx', 'facts.discounts.chain.deadline', [
    'discounts.chain.deadline',
  ]),
  inFile('pages/camp/Address.tsx', 'lookUp(facts.venues, page.venue)', [
    'venues.*.addresses',
    'venues.*.map',
  ]),
  inFile('pages/camp/Programme.tsx', 'facts.programme.slots', ['programme.slots']),
  inFile('pages/home/Testimonials.tsx', 'facts.testimonials.testimonials', [
    'testimonials.testimonials',
  ]),
  inFile('pages/home/Venues.tsx', 'lookUp(facts.venues, venue).listed', ['venues.*.listed']),
  inFile('pages/home/VenueTeaser.tsx', 'lookUp(facts.venues, card.venue)', [
    ...VENUE_CARD,
    'venues.*.features',
    'venues.*.positions',
  ]),
  inFile('pages/home/ChainTable.tsx', '{ table, maxPercent } = facts.discounts.chain', [
    'discounts.chain.table',
    'discounts.chain.maxPercent',
  ]),
  inFile('pages/activity/ThemeCards.tsx', 'facts.shows.themes', ['shows.themes']),
  inFile('pages/activity/EventCards.tsx', 'facts.dailyEvents.events', [
    'dailyEvents.events.*.icon',
  ]),
  inFile(
    'pages/regulations/AgreementBodies.tsx',
    '{ bodies, names, voucherBody } = facts.agreements',
    ['agreements.bodies', 'agreements.names', 'agreements.voucherBody'],
  ),
  inFile('pages/regulations/AgreementRates.tsx', 'facts.agreements.rates', ['agreements.rates']),
  inFile('pages/regulations/VenueRates.tsx', "{ prices } = usePage('regulations').facts", [
    'prices',
  ]),
  inFile('pages/regulations/Supplements.tsx', 'facts.fees', ['fees']),
  inFile('pages/regulations/SeasonDates.tsx', '{ start, end, closures } = facts.season', [
    'season.start',
    'season.end',
    'season.closures',
  ]),
  inFile('pages/regulations/ShortfallExample.tsx', 'facts.discounts.shortfallExample', [
    'discounts.shortfallExample',
  ]),
  inFile('pages/regulations/ChainTable.tsx', 'facts.discounts.chain.table', [
    'discounts.chain.table',
  ]),
  inFile('pages/regulations/WorkedExample.tsx', 'workedExample(facts)', [
    'discounts.example',
    'discounts.rounding',
  ]),
  inFile('pages/regulations/VenueList.tsx', 'facts.venues', [
    'venues.*.name',
    'venues.*.addresses',
    'venues.*.listed',
    'venues.*.status',
  ]),
  inFile('pages/members/Welcome.tsx', 'facts.contacts.management', ['contacts.management']),
  inFile('pages/enrolment/Secretariat.tsx', 'facts.contacts.secretariat', ['contacts.secretariat']),
  inFile('pages/open-days/Booking.tsx', 'facts.contacts.secretariat', ['contacts.secretariat']),
  inFile('check/rules/lesson-places.ts', 'lessonsAt', ['sports.sports.*.lessonsAt']),
  inFile('pages/sports-centres/Channel.tsx', 'facts.contacts.partners', ['contacts.partners']),
  inFile('pages/open-days/use-events.ts', 'facts.openDays.events', [
    'openDays.events.*.venue',
    'openDays.events.*.date',
    'openDays.events.*.bookBy',
  ]),
  inFile('pages/estimate/PriceLists.tsx', 'facts.prices', ['prices', 'fees', 'agreements.rates']),
  inFile('time/enrolment-deadline.ts', 'weeksBefore', ['enrolment.deadline']),
  inFile('pricing/price-book.ts', 'centsOf(discounts.rounding.unit)', [
    'discounts.siblings.percent',
    'discounts.chain.percentPerChild',
    'discounts.chain.maxPercent',
    'discounts.advancePayment.percent',
    'discounts.rounding.unit',
  ]),
  inFile('pricing/steps.ts', 'discounts.rounding.moment', ['discounts.rounding.moment']),
  inFile('pricing/rounding.ts', 'discounts.rounding.mode', ['discounts.rounding.mode']),
  inFile('pages/estimate/estimate.ts', 'facts: PriceFacts', [
    'prices',
    'fees',
    'agreements.rates',
    'discounts.siblings',
    'discounts.chain',
    'discounts.advancePayment',
    'discounts.rounding',
    'enrolment.deadline',
    'enrolment.certificateFromAge',
    'season.start',
    'season.end',
    'season.closures',
    'hours.halfDay',
    'hours.extraTime',
    'camp.age',
  ]),
  inFile('layout/SeasonOver.tsx', 'content.facts', ['season.end']),
  inFile('check/rules/coherence/events.ts', 'everyWeeks', ['dailyEvents.events.*.everyWeeks']),
  inFile('check/rules/coherence/counts.ts', 'value.count', ['*.count']),
  inFile('check/rules/coherence/ranges.ts', 'Weekday', [
    'openDays.events.*.weekday',
    'openDays.events.*.bookByWeekday',
    'staff.entertainers.trainingStartWeekday',
  ]),
  inFile('check/rules/free-entry.ts', 'openDays.price', ['openDays.price']),
];

function inFile(file: string, reads: string, facts: readonly string[]): FactsInCode {
  return { facts, file, reads };
}

/**
 * True when a declared path leads to a fact or to a group that holds it.
 * @param declared a path of `FACTS_IN_CODE`, with `*` for any one name
 */
export function leadsTo(declared: string, fact: string): boolean {
  const steps = fact.split('.');
  return declared.split('.').every((step, place) => step === '*' || step === steps[place]);
}

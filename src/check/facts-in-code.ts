/** Facts that code reads without showing their value; what components show, the schemas of their pages declare. */
export interface FactsInCode {
  /** Paths of facts, `*` for any one name; what lies below is read with them. */
  readonly facts: readonly string[];
  /** Where, below src. */
  readonly file: string;
  /** What stands in that file to read them: a test holds it, so that this list cannot rot. */
  readonly reads: string;
}

export const FACTS_IN_CODE: readonly FactsInCode[] = [
  inFile('pages/home/Venues.tsx', 'lookUp(facts.venues, venue).listed', ['venues.*.listed']),
  inFile('pages/home/Venues.tsx', 'lookUp(facts.venues, card.venue)', [
    'venues.*.status',
    'venues.*.page',
    'venues.*.map',
    'venues.*.features',
  ]),
  inFile('check/rules/coherence/lesson-places.ts', 'lessonsAt', ['sports.sports.*.lessonsAt']),
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
  inFile('check/rules/coherence/events.ts', 'everyWeeks', ['dailyEvents.events.*.everyWeeks']),
  inFile('check/rules/coherence/counts.ts', 'value.count', ['*.count']),
  inFile('check/rules/coherence/ranges.ts', 'Weekday', [
    'openDays.events.*.weekday',
    'openDays.events.*.bookByWeekday',
    'staff.entertainers.trainingStartWeekday',
  ]),
  inFile('check/rules/texts/free-entry.ts', 'openDays.price', ['openDays.price']),
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

import { factRule } from './fact-rule.ts';
import type { FactView } from './fact-view.ts';
import { type Relation, unrelated } from './relations.ts';

const EVENTS = 'openDays.events.*';
const CHAIN = 'discounts.chain.deadline.date';
const BEFORE = { code: 'date-order', is: '<', to: 'season.start', sameYear: true } as const;

/** What must be done before something else has its date before it. */
export const deadlines = factRule(
  {
    name: 'deadlines',
    description: 'Quello che va fatto prima ha la data prima.',
    reads: ['season', 'openDays', 'discounts', 'staff'],
  },
  (view) => unrelated(view, relationsOf(view)),
);

function relationsOf(view: FactView): Relation[] {
  const chainIsOver = (view.date(CHAIN) ?? '') >= (view.date('season.end') ?? '');
  return [
    { ...BEFORE, at: `${EVENTS}.bookBy`, to: `${EVENTS}.date` },
    { ...BEFORE, at: `${EVENTS}.date`, severity: 'warning' },
    chainIsOver
      ? { ...BEFORE, at: CHAIN, to: 'season.end' }
      : { ...BEFORE, at: CHAIN, severity: 'warning' },
    { ...BEFORE, at: 'staff.entertainers.trainingStart' },
    { ...BEFORE, at: 'staff.villageHeads.training.to' },
  ];
}

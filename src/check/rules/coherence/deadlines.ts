import { weekdayOf } from '../../../time/calendar.ts';
import { factRule } from './fact-rule.ts';
import type { FactView } from './fact-view.ts';
import { type Relation, unrelated } from './relations.ts';
import type { Slip } from './slip.ts';

const EVENTS = 'openDays.events.*';
const CHAIN = 'discounts.chain.deadline.date';
const BEFORE = { code: 'date-order', is: '<', to: 'season.start', sameYear: true } as const;

/** What must be done before something else has an earlier date. */
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

const WEEKEND: readonly string[] = ['saturday', 'sunday'];

/** Asks about a deadline at a weekend, which is rare; one that states its weekday was intended. */
export const weekendDeadlines = factRule(
  {
    name: 'weekend-deadlines',
    description: 'Una scadenza di sabato o di domenica è voluta.',
    reads: ['discounts', 'openDays'],
  },
  (view) => [
    ...onWeekend(view, CHAIN, view.text('discounts.chain.deadline.weekday')),
    ...view
      .keys('openDays.events')
      .flatMap((id) => onWeekend(view, `openDays.events.${id}.bookBy`)),
  ],
);

function onWeekend(view: FactView, at: string, meant?: string): Slip[] {
  const date = view.date(at);
  const weekday = date === undefined ? '' : weekdayOf(date);
  if (date === undefined || !WEEKEND.includes(weekday) || weekday === meant) return [];
  // Another rule reports a weekday that does not match the date.
  if (meant !== undefined) return [];
  const names = at === CHAIN ? 'weekday' : '';
  const args = { field: at, date, weekday, names };
  return [{ code: 'deadline-weekend', at, related: [], args, severity: 'warning' }];
}

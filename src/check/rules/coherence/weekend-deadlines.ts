import { weekdayOf } from '../../../time/calendar.ts';
import { factRule } from './fact-rule.ts';
import type { FactView } from './fact-view.ts';
import type { Slip } from './slip.ts';

const WEEKEND: readonly string[] = ['saturday', 'sunday'];
const CHAIN = 'discounts.chain.deadline';

/** A deadline on a Saturday or Sunday is rare enough to ask; one that names its weekday was meant. */
export const weekendDeadlines = factRule(
  {
    name: 'weekend-deadlines',
    description: 'Una scadenza di sabato o di domenica è voluta.',
    reads: ['discounts', 'openDays'],
  },
  (view) => [
    ...onWeekend(view, `${CHAIN}.date`, view.text(`${CHAIN}.weekday`)),
    ...view
      .keys('openDays.events')
      .flatMap((id) => onWeekend(view, `openDays.events.${id}.bookBy`)),
  ],
);

function onWeekend(view: FactView, at: string, meant?: string): Slip[] {
  const date = view.date(at);
  const weekday = date === undefined ? '' : weekdayOf(date);
  if (date === undefined || !WEEKEND.includes(weekday) || weekday === meant) return [];
  // Another weekday beside the date is told as such.
  if (meant !== undefined) return [];
  const names = at.startsWith(CHAIN) ? 'weekday' : '';
  const args = { field: at, date, weekday, names };
  return [{ code: 'deadline-weekend', at, related: [], args, severity: 'warning' }];
}

import type { Severity } from '../../finding.ts';
import { factRule } from './fact-rule.ts';
import type { FactView } from './fact-view.ts';
import type { Slip } from './slip.ts';

type Order = readonly [earlier: string, later: string, severity?: Severity];

/** What must be done before something else has its date before it. */
export const deadlines = factRule(
  {
    name: 'deadlines',
    description: 'Quello che va fatto prima ha la data prima.',
    reads: ['season', 'openDays', 'discounts', 'staff'],
  },
  (view) =>
    ordersOf(view).flatMap(([earlier, later, severity]) => slip(view, earlier, later, severity)),
);

function ordersOf(view: FactView): Order[] {
  const events = view.keys('openDays.events').map((id) => `openDays.events.${id}`);
  const chain = 'discounts.chain.deadline.date';
  const chainIsOver = (view.date(chain) ?? '') >= (view.date('season.end') ?? '');
  return [
    ...events.map((path): Order => [`${path}.bookBy`, `${path}.date`]),
    ...events.map((path): Order => [`${path}.date`, 'season.start', 'warning']),
    chainIsOver ? [chain, 'season.end'] : [chain, 'season.start', 'warning'],
    ['staff.entertainers.trainingStart', 'season.start'],
    ['staff.villageHeads.training.to', 'season.start'],
  ];
}

function slip(view: FactView, at: string, other: string, severity?: Severity): Slip[] {
  const [date, later] = [view.date(at), view.date(other)];
  if (date === undefined || later === undefined || date < later) return [];
  // A date of another year is told as such.
  if (date.slice(0, 4) !== later.slice(0, 4)) return [];
  const args = { field: at, date, other, later };
  return [{ code: 'date-order', at, related: [other], args, ...(severity && { severity }) }];
}

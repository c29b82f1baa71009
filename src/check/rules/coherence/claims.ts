import { factRule } from './fact-rule.ts';
import type { FactView } from './fact-view.ts';
import { type Relation, unrelated } from './relations.ts';
import type { Slip } from './slip.ts';

const FOUNDED = 'camp.founded';
const YEAR = 'season.year';
const EXPERIENCE = 'claims.experience.years';
const MARKS: readonly Relation[] = [
  { code: 'mark-above', at: 'claims.rating.average', is: '≤', to: 'claims.rating.max' },
  {
    code: 'mark-above',
    at: 'testimonials.testimonials.*.rating',
    is: '≤',
    to: 'claims.rating.max',
  },
];

/** Experience may be rounded down by fewer years than this. */
const ROUNDED = 5;

/** What the camp says of itself must be possible: ratings up to the maximum, years that passed. */
export const claims = factRule(
  {
    name: 'claims',
    description: 'Quello che il campus dice di sé può essere vero: voti, anni di esperienza.',
    reads: ['camp', 'claims', 'season', 'testimonials'],
  },
  (view) => [...unrelated(view, MARKS), ...founded(view), ...experience(view)],
);

function founded(view: FactView): Slip[] {
  const [found, year] = [view.number(FOUNDED), yearOf(view)];
  if (found === undefined || year === undefined || found <= year) return [];
  return [{ code: 'founded-late', at: FOUNDED, related: [YEAR], args: { found, year } }];
}

function experience(view: FactView): Slip[] {
  const [years, from, year] = [view.number(EXPERIENCE), view.number(FOUNDED), yearOf(view)];
  if (years === undefined || from === undefined || year === undefined || from > year) return [];
  const most = year - from;
  if (years <= most && years > most - ROUNDED) return [];
  const args = { found: years, from, year, most };
  const slip = { code: 'experience-wrong', at: EXPERIENCE, related: [FOUNDED], args } as const;
  return [years > most ? slip : { ...slip, severity: 'warning' }];
}

/** The year of the season, unless its dates contradict it. */
function yearOf(view: FactView): number | undefined {
  const year = view.number(YEAR);
  return view.date('season.start')?.startsWith(String(year)) ? year : undefined;
}

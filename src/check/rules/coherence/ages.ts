import { factRule } from './fact-rule.ts';
import type { FactView } from './fact-view.ts';
import type { Slip } from './slip.ts';

const MIN = 'camp.age.min';
const MAX = 'camp.age.max';

/** Ages agree wherever they are named: of the camp, of open days, lessons, certificate and staff. */
export const ages = factRule(
  {
    name: 'ages',
    description:
      'Le età sono le stesse dappertutto: campus, open day, lezioni, certificato, personale.',
    reads: ['camp', 'openDays', 'enrolment', 'sports', 'staff'],
  },
  (view) => [
    ...below(view, 'openDays.trialAge', MIN),
    ...within(view, 'enrolment.certificateFromAge'),
    ...view
      .keys('sports.sports')
      .flatMap((id) => within(view, `sports.sports.${id}.lessonsFromAge`)),
    ...below(view, MAX, 'staff.entertainers.minAge'),
    ...below(view, 'staff.entertainers.minAge', 'staff.villageHeads.minAge'),
  ],
);

function below(view: FactView, at: string, other: string): Slip[] {
  const [found, limit] = [view.number(at), view.number(other)];
  if (found === undefined || limit === undefined || found < limit) return [];
  return [{ code: 'age-order', at, related: [other], args: { field: at, found, other, limit } }];
}

function within(view: FactView, at: string): Slip[] {
  const [found, min, max] = [view.number(at), view.number(MIN), view.number(MAX)];
  if (found === undefined || min === undefined || max === undefined) return [];
  if (found >= min && found <= max) return [];
  const related = [found < min ? MIN : MAX];
  return [{ code: 'age-outside', at, related, args: { field: at, found, min, max } }];
}

import { Island } from '../../../components/page/Island.tsx';
import type { Facts } from '../../../content/types.ts';
import { usePage } from '../../../layout/site-context.tsx';
import { familyTotal } from '../../../pricing/family-total.ts';
import { venueOptions } from '../../../pricing/offered-venues.ts';
import { calendarAt, priceBook } from '../../../pricing/price-book.ts';
import { hasCampDays } from '../../../time/season-weeks.ts';
import { WeekPicker, type WeekPickerProps } from './WeekPicker.tsx';

const MAX_CHILDREN = 4;

/** The weeks, with the totals of the estimate's first answers: no price rules in the browser. */
export function Weeks() {
  const props = totalsOf(usePage<'guide'>().facts);
  return (
    <Island name="weeks" when="query" props={props}>
      <WeekPicker {...props} />
    </Island>
  );
}

function totalsOf(facts: Facts): WeekPickerProps {
  const [{ value: venue, label } = { value: '', label: '' }] = venueOptions(facts);
  const open = calendarAt(venue, priceBook(facts)).weeks.filter(hasCampDays);
  return {
    venue: label,
    mondays: open.map(({ monday }) => monday),
    totals: Array.from({ length: MAX_CHILDREN }, (_, child) =>
      open.map((_, week) =>
        familyTotal(facts, child + 1, { venue, timeBand: 'full', weeks: week + 1 }),
      ),
    ),
  };
}

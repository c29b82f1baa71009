import { Island } from '../../../components/page/Island.tsx';
import type { Facts } from '../../../content/types.ts';
import { afterSeason } from '../../../layout/season.ts';
import { usePage } from '../../../layout/site-context.tsx';
import { familyTotal } from '../../../pricing/family-total.ts';
import { venueOptions } from '../../../pricing/offered-venues.ts';
import { calendarAt, priceBook } from '../../../pricing/price-book.ts';
import { hasCampDays, seasonWeeks } from '../../../time/season-weeks.ts';
import { WeekPicker, type WeekPickerProps } from './WeekPicker.tsx';
import styles from './Weeks.module.css';

const MAX_CHILDREN = 4;

/** The weeks, with the totals of the estimate's first answers: no price rules in the browser. */
export function Weeks() {
  const props = totalsOf(usePage<'guide'>().facts);
  return (
    <>
      <Island name="weeks" when="query" props={props}>
        <WeekPicker {...props} />
      </Island>
      <PastWeeks />
    </>
  );
}

/** Once the summer is over: its weeks, to give an idea of the next. */
function PastWeeks() {
  const { facts, t, format } = usePage<'guide'>();
  return (
    <ol className={styles.weeks} {...afterSeason}>
      {seasonWeeks(facts.season).map(({ monday, friday, closure }) => {
        const days = format('dateRange', { from: monday, to: friday });
        return (
          <li key={monday} className={styles.week} data-closed>
            <p className={styles.days}>{closure === 'whole' ? <s>{days}</s> : days}</p>
            {closure === 'whole' && <p className={styles.what}>{t('weeks.closed')}</p>}
          </li>
        );
      })}
    </ol>
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

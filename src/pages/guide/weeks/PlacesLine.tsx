import { lookUp } from '../../../content/look-up.ts';
import type { Facts } from '../../../content/types.ts';
import { byClock, useDeadlineState } from '../../../layout/clock/use-deadline.ts';
import { useGuidePage } from '../../../layout/template-pages.ts';
import { addDays } from '../../../time/calendar.ts';
import styles from './Weeks.module.css';

/** What is known of the places, until the day on which it stops being true: then nothing is said. */
export function PlacesLine({ places }: { places: Facts['weeks']['places'][number] }) {
  const { facts, t, write } = useGuidePage();
  const { state, until } = places;
  const end = { date: addDays(until, 1), time: '00:00' };
  const stands = useDeadlineState(end);
  const venue = lookUp(facts.venues, places.venue).name;
  return (
    <p className={styles.places} data-state={state} {...byClock(end)}>
      {stands === 'ahead' && (
        <>
          <b>{t(`weeks.places.${state}`, { venue })}</b>{' '}
          <span>{t('weeks.until', { date: write('dayMonthWeekday', until) })}</span>
        </>
      )}
    </p>
  );
}

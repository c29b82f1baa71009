import { Action } from '../../components/actions/Action.tsx';
import { Card } from '../../components/cards/Card.tsx';
import { Countdown } from '../../components/dates/Countdown.tsx';
import { KeyValueList } from '../../components/lists/KeyValueList.tsx';
import { MapLink } from '../../layout/Address.tsx';
import { usePage } from '../../layout/site-context.tsx';
import { dateTile } from '../shared/date-tile.ts';
import styles from './OpenDayCard.module.css';
import type { OpenDay } from './use-open-days.ts';

export function OpenDayCard({ day }: { day: OpenDay }) {
  const { t, format } = usePage<'open-days'>();
  const details = useDetails(day);
  const name = t('events.name', { date: format('dayMonthWeekday', day.event.date) });
  return (
    <Card title={name} tone="sky">
      <div className={styles.details} data-print="flat">
        <Countdown units={[dateTile(day.event.date, format)]} />
        <KeyValueList entries={details} />
      </div>
      <div className={styles.ways} data-row>
        <Booking state={day.state} />
        <div data-print="hide">
          <MapLink venue={day.venue} />
        </div>
      </div>
    </Card>
  );
}

/** Only an open day that can still be booked gets a button. */
function Booking({ state }: Pick<OpenDay, 'state'>) {
  const { page, t, entry, pathOf } = usePage<'open-days'>();
  if (state !== 'open') return <p className={styles.over}>{t('events.closed')}</p>;
  return (
    <div data-print="hide">
      <Action label={t('events.book')} to={pathOf(entry.id, page.booking.anchor)} />
    </div>
  );
}

function useDetails({ event, venue, state, bookBy }: OpenDay) {
  const { t, format } = usePage<'open-days'>();
  const labels = t('events.labels');
  return [
    { id: 'hours', term: labels.hours, value: format('timeRange', event.hours) },
    { id: 'venue', term: labels.venue, value: venue.name },
    {
      id: 'address',
      term: labels.address,
      value: [...venue.addresses, venue.city].join(', '),
    },
    {
      id: 'bookBy',
      term: state === 'open' ? labels.bookBy : t('layout:deadlines.passed'),
      value: bookBy,
    },
  ];
}

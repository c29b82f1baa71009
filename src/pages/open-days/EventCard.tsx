import { Action } from '../../components/Action.tsx';
import { Card } from '../../components/Card.tsx';
import { Countdown } from '../../components/Countdown.tsx';
import { KeyValueList } from '../../components/KeyValueList.tsx';
import { fillIn } from '../../content/placeholders.ts';
import { dateLeaf } from '../date-leaf.ts';
import { usePage } from '../page-context.tsx';
import styles from './EventCard.module.css';
import type { OpenDay } from './use-events.ts';

export function EventCard({ day }: { day: OpenDay }) {
  const { page, texts, shared, entry, link, pathOf, write } = usePage('open-days');
  const { event, words, venue } = day;
  return (
    <Card title={words.name} tone="sky">
      <div className={styles.details}>
        <Countdown units={[dateLeaf(event.date, write)]} />
        <KeyValueList entries={useDetails(day)} />
      </div>
      <div className={styles.ways} data-print="hide">
        <Action label={texts.events.book} to={pathOf(entry.id, page.booking.anchor)} />
        <Action
          label={fillIn(shared.contacts.map, { venue: venue.name })}
          href={link(venue.map).url}
          variant="quiet"
          icon="pin"
        />
      </div>
    </Card>
  );
}

function useDetails({ words, venue }: OpenDay) {
  const { labels } = usePage('open-days').texts.events;
  return [
    { id: 'date', term: labels.date, value: words.date },
    { id: 'hours', term: labels.hours, value: words.hours },
    { id: 'venue', term: labels.venue, value: venue.name },
    { id: 'address', term: labels.address, value: [...venue.addresses, venue.city].join(', ') },
    { id: 'bookBy', term: labels.bookBy, value: words.bookBy },
  ];
}

import { Action } from '../../components/Action.tsx';
import { Card } from '../../components/Card.tsx';
import { KeyValueList } from '../../components/KeyValueList.tsx';
import { fillIn } from '../../content/placeholders.ts';
import { usePage } from '../page-context.tsx';
import styles from './EventCard.module.css';
import type { OpenDay } from './use-events.ts';

export function EventCard({ day: { words, venue } }: { day: OpenDay }) {
  const { page, texts, shared, entry, link, pathOf } = usePage('open-days');
  const { labels, book } = texts.events;
  const address = [...venue.addresses, venue.city].join(', ');
  const map = fillIn(shared.contacts.map, { venue: venue.name });
  return (
    <Card icon="calendar" title={words.name}>
      <div className={styles.details}>
        <KeyValueList
          entries={[
            { id: 'date', term: labels.date, value: words.date },
            { id: 'hours', term: labels.hours, value: words.hours },
            { id: 'venue', term: labels.venue, value: venue.name },
            { id: 'address', term: labels.address, value: address },
            { id: 'bookBy', term: labels.bookBy, value: words.bookBy },
          ]}
        />
      </div>
      <div className={styles.ways} data-print="hide">
        <Action label={book} to={pathOf(entry.id, page.booking.anchor)} />
        <Action label={map} href={link(venue.map).url} variant="quiet" icon="pin" />
      </div>
    </Card>
  );
}

import { Action } from '../components/actions/Action.tsx';
import { SmartLink } from '../components/actions/SmartLink.tsx';
import type { Facts } from '../content/types.ts';
import { useSecretariatChat } from './Contacts.tsx';
import { useRecordLanguage } from './navigation/languages.ts';
import { useSite } from './site-context.tsx';

type Venue = Facts['venues'][string];

/** A postal address, in the language of record, which screen readers pronounce right. */
export function Address({ name, lines }: { name?: string; lines: readonly string[] }) {
  return (
    <address lang={useRecordLanguage()}>
      {name && <strong>{name}</strong>}
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}

/** Where to ask which address of a venue to come to; nothing if it has only one. */
export function WhichAddress({ venue }: { venue: Pick<Venue, 'addresses' | 'name'> }) {
  const { t } = useSite();
  const chat = useSecretariatChat([t('contacts.addressQuestion', { venue: venue.name })]);
  if (venue.addresses.length < 2) return null;
  return <SmartLink href={chat}>{t('contacts.whichAddress')}</SmartLink>;
}

/** Link to a venue's map. */
export function MapLink({ venue }: { venue: Pick<Venue, 'name' | 'map'> }) {
  const { t, link } = useSite();
  return (
    <Action
      variant="quiet"
      icon="pin"
      label={t('contacts.map', { venue: venue.name })}
      href={link(venue.map).url}
    />
  );
}

import { Action } from '../components/actions/Action.tsx';
import type { Facts } from '../content/types.ts';
import { useSecretariatChat } from './Contacts.tsx';
import { useRecordLanguage } from './navigation/languages.ts';
import { useSite } from './site-context.tsx';

type VenueAddresses = Pick<Facts['venues'][string], 'name' | 'addresses' | 'map'>;

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

/** Its map; for a venue with several addresses, a chat that asks which of them to come to. */
export function useDirections({ name, addresses, map }: VenueAddresses) {
  const { t, link } = useSite();
  const chat = useSecretariatChat([t('contacts.addressQuestion', { venue: name })]);
  return addresses.length > 1
    ? ({ icon: 'chat', label: t('contacts.whichAddress'), href: chat } as const)
    : ({ icon: 'pin', label: t('contacts.map', { venue: name }), href: link(map).url } as const);
}

/** Link to a venue's map, or to whom to ask for its address. */
export function MapLink({ venue }: { venue: VenueAddresses }) {
  return <Action variant="quiet" {...useDirections(venue)} />;
}

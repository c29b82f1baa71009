import { Action } from '../components/actions/Action.tsx';
import { SmartLink } from '../components/actions/SmartLink.tsx';
import { useSecretariatChat } from './Contacts.tsx';
import { useRecordLanguage } from './navigation/languages.ts';
import { useSite } from './site-context.tsx';

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
export function WhichAddress({ venue }: { venue: { readonly addresses: readonly string[] } }) {
  const { t } = useSite();
  const chat = useSecretariatChat();
  if (venue.addresses.length < 2) return null;
  return <SmartLink href={chat}>{t('contacts.whichAddress')}</SmartLink>;
}

/** Link to a venue's map. */
export function MapLink({ venue }: { venue: { readonly name: string; readonly map: string } }) {
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

import { Fragment } from 'react';
import { SmartLink } from '../actions/SmartLink.tsx';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.tsx';
import styles from './ContactList.module.css';

/** After the @ of an address of mail, and before the dots of its host; no sentence has such a sign. */
const JOINTS = /(?<=\S@)(?=\S)|(?<=@\S*)(?=\.\S)/;

export interface ContactListProps {
  contacts: { icon: IconName; label: string; value: string; href?: string | undefined }[];
}

export function ContactList({ contacts }: ContactListProps) {
  return (
    <ul className={styles.contacts}>
      {contacts.map((contact) => (
        <li key={`${contact.label}-${contact.value}`} className={styles.contact}>
          <Icon name={contact.icon} size="large" />
          <span className={styles.label}>{contact.label}</span>
          {contact.href ? (
            <SmartLink href={contact.href} className={styles.value}>
              <Breaking text={contact.value} />
            </SmartLink>
          ) : (
            <span className={styles.value}>{contact.value}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A line that is too short for an address of mail ends at one of its joints, rather than within a word. */
function Breaking({ text }: { text: string }) {
  return text.split(JOINTS).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

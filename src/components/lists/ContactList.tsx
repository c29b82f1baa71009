import { Breaking } from '../actions/Breaking.tsx';
import { SmartLink } from '../actions/SmartLink.tsx';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import styles from './ContactList.module.css';

export interface ContactListProps {
  contacts: { icon: IconName; label: string; value: string; href: string }[];
}

export function ContactList({ contacts }: ContactListProps) {
  return (
    <ul className={styles.contacts}>
      {contacts.map((contact) => (
        <li key={`${contact.label}-${contact.value}`} className={styles.contact}>
          <Icon name={contact.icon} size="large" />
          <span className={styles.label}>{contact.label}</span>
          <SmartLink href={contact.href} className={styles.value}>
            <Breaking text={contact.value} />
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}

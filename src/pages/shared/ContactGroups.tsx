import { Contacts, type ContactsProps } from '../../layout/Contacts.tsx';
import styles from './ContactGroups.module.css';

export interface ContactGroupsProps {
  groups: { id: string; title: string; text: string; ways: ContactsProps['group'] }[];
  headingLevel?: 'h3' | 'h4';
}

/** Whom to write to, and for what. */
export function ContactGroups({ groups, headingLevel: Heading = 'h3' }: ContactGroupsProps) {
  return (
    <ul className={styles.groups}>
      {groups.map(({ id, title, text, ways }) => (
        <li key={id} className={styles.group} data-tone="sheet" data-paper="a">
          <Heading className={styles.title}>{title}</Heading>
          <p>{text}</p>
          <Contacts group={ways} />
        </li>
      ))}
    </ul>
  );
}

import { ContactList } from '../../components/lists/ContactList.tsx';
import type { LegalPageContacts } from '../../content/types.ts';
import { type ContactGroup, contactEntries } from '../../layout/contact-entries.ts';
import { usePageName } from '../../layout/navigation/current-page.ts';
import { useSite } from '../../layout/site-context.tsx';
import { useLegalPage } from '../../layout/template-pages.ts';
import styles from './LegalContacts.module.css';

export interface LegalContactsProps {
  groups: LegalPageContacts;
  headingLevel: 'h3' | 'h4';
}

/** Whom to write to, and for what. */
export function LegalContacts({ groups, headingLevel: Heading }: LegalContactsProps) {
  const site = useSite();
  const pageName = usePageName();
  const { t, facts } = useLegalPage();
  const labelOf = (way: keyof ContactGroup) => t(`contacts.labels.${way}`);
  return (
    <ul className={styles.groups}>
      {groups.map((id) => {
        const { title, text } = t(`contacts.groups.${id}`);
        const contacts = contactEntries(facts.contacts[id], site, pageName, labelOf);
        return (
          <li key={id} className={styles.group} data-tone="sheet" data-paper="a">
            <Heading className={styles.title}>{title}</Heading>
            <p>{text}</p>
            <ContactList contacts={contacts} />
          </li>
        );
      })}
    </ul>
  );
}

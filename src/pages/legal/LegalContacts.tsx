import { ContactList } from '../../components/lists/ContactList.tsx';
import { lookUp } from '../../content/look-up.ts';
import type { LegalPageContacts } from '../../content/types.ts';
import { contactEntries } from '../../layout/contact-entries.ts';
import { usePageName } from '../../layout/navigation/current-page.ts';
import { usePage } from '../../layout/page-context.tsx';
import { useSite } from '../../layout/site-context.tsx';
import styles from './LegalContacts.module.css';

export interface LegalContactsProps {
  groups: LegalPageContacts;
  headingLevel: 'h3' | 'h4';
}

/** Whom to write to, and for what. */
export function LegalContacts({ groups, headingLevel: Heading }: LegalContactsProps) {
  const site = useSite();
  const pageName = usePageName();
  const { texts, facts } = usePage('legal');
  const { labels, groups: words } = texts.contacts;
  return (
    <ul className={styles.groups}>
      {groups.map((id) => {
        const { title, text } = lookUp(words, id);
        const contacts = contactEntries(facts.contacts[id], site, pageName, labels);
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

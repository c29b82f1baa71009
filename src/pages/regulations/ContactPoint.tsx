import { ContactList } from '../../components/lists/ContactList.tsx';
import { contactEntries } from '../../layout/contact-entries.ts';
import { usePageName } from '../../layout/navigation/current-page.ts';
import { useSite } from '../../layout/site-context.tsx';
import { useRegulationsPage } from '../../layout/template-pages.ts';
import type { BlockDataProps } from './block.ts';
import styles from './ContactPoint.module.css';

/** Section 6: a person or an office, and the ways to reach it. */
export function ContactPoint({ block }: BlockDataProps) {
  const site = useSite();
  const pageName = usePageName();
  const { facts } = useRegulationsPage();
  const contact = facts.contacts[block.contact ?? 'secretariat'];
  return (
    <div className={styles.contact}>
      {'name' in contact && <p className={styles.name}>{contact.name}</p>}
      <ContactList contacts={contactEntries(contact, site, pageName)} />
    </div>
  );
}

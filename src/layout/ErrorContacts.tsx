import { ContactList } from '../components/ContactList.tsx';
import { contactEntries } from './contact-entries.ts';
import { usePageName } from './current-page.ts';
import styles from './ErrorContacts.module.css';
import { useSite } from './site-context.tsx';

/** For who cannot wait until the page opens again. */
export function ErrorContacts() {
  const site = useSite();
  return (
    <div className={styles.contacts}>
      <p className={styles.text}>{site.texts.error.contacts}</p>
      <ContactList
        contacts={contactEntries(site.layoutFacts.contacts.secretariat, site, usePageName())}
      />
    </div>
  );
}

import { ContactList } from '../../components/lists/ContactList.tsx';
import { contactEntries } from '../contact-entries.ts';
import { usePageName } from '../navigation/current-page.ts';
import { useSite } from '../site-context.tsx';
import styles from './ErrorContacts.module.css';

/** For who cannot wait until the page opens again. */
export function ErrorContacts() {
  const site = useSite();
  return (
    <div className={styles.contacts}>
      <p className={styles.text}>{site.t('error.contacts')}</p>
      <ContactList
        contacts={contactEntries(site.layoutFacts.contacts.secretariat, site, usePageName())}
      />
    </div>
  );
}

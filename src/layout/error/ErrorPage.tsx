import { useEffect } from 'react';
import { ContactList } from '../../components/lists/ContactList.tsx';
import { ErrorScreen } from '../../components/page/ErrorScreen.tsx';
import { contactEntries } from '../contact-entries.ts';
import { usePageName } from '../navigation/current-page.ts';
import { useSite } from '../site-context.tsx';
import styles from './ErrorContacts.module.css';

export interface ErrorPageProps {
  error: unknown;
  /** Path and parameters of the page that failed. */
  address: string;
}

/** What a visitor sees when a page fails to load or to draw: the ways on, and the contacts. */
export function ErrorPage({ error, address }: ErrorPageProps) {
  const { content, t, picture, destination } = useSite();
  useEffect(() => {
    document.title = t('error.documentTitle');
    // biome-ignore lint/suspicious/noConsole: whoever looks for the fault finds it there
    console.error(error);
  }, [error, t]);
  return (
    <ErrorScreen
      picture={{ ...picture(content.page.error.picture), alt: t('error.pictureAlt') }}
      title={t('error.title')}
      text={t('error.text')}
      actions={[
        { label: t('error.home'), ...destination(content.page.error.target) },
        // An address instead of a route: the browser asks for everything again.
        { label: t('error.retry'), href: address },
      ]}
      technical={t('error.technical')}
      technicalLanguage="en"
      technicalNote={t('error.technicalNote')}
    >
      <ErrorContacts />
    </ErrorScreen>
  );
}

/** For who cannot wait until the page opens again. */
function ErrorContacts() {
  const site = useSite();
  return (
    <div className={styles.contacts}>
      <p className={styles.text}>{site.t('error.contacts')}</p>
      <ContactList
        contacts={contactEntries(site.facts.contacts.secretariat, site, usePageName())}
      />
    </div>
  );
}

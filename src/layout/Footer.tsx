import { ContactList } from '../components/lists/ContactList.tsx';
import { FloatingButton } from '../components/page/FloatingButton.tsx';
import { chatbotEntry, contactEntries, whatsappAddress } from './contact-entries.ts';
import styles from './Footer.module.css';
import footerEndStyles from './footer/FooterEnd.module.css';
import { FooterHours } from './footer/FooterHours.tsx';
import { FooterMenus } from './footer/FooterMenus.tsx';
import { FooterSafeguarding } from './footer/FooterSafeguarding.tsx';
import { FooterVenues } from './footer/FooterVenues.tsx';
import { LanguageList } from './footer/LanguageList.tsx';
import { Skyline } from './footer/Skyline.tsx';
import { usePageName } from './navigation/current-page.ts';
import { PrintedAddress } from './PrintedAddress.tsx';
import { useSite } from './site-context.tsx';

/** The end of every page: where, when, how to reach us, and the small print. */
export function Footer() {
  const { content, t } = useSite();
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the page's own footer is a landmark and takes a name
    <footer
      id={content.page.footer.anchor}
      className={styles.footer}
      aria-label={t('footer.label')}
      data-tone="ink"
    >
      <Skyline />
      <div className={styles.inner}>
        <p className={styles.season}>{t('footer.season')}</p>
        <WhatsappButton />
        <FooterContacts />
        <div className={styles.parts}>
          <FooterVenues />
          <FooterHours />
          <FooterMenus />
        </div>
        <FooterSafeguarding />
        <FooterEnd />
        <PrintedAddress />
      </div>
    </footer>
  );
}

/** A chat with the secretariat that already says which page the family was reading. */
function WhatsappButton() {
  const site = useSite();
  const { whatsapp } = site.facts.contacts.secretariat;
  const href = whatsappAddress(site, whatsapp, usePageName());
  return (
    <FloatingButton label={site.t('whatsapp.label')} short={site.t('whatsapp.short')} href={href} />
  );
}

/** How to reach the secretariat. */
function FooterContacts() {
  const site = useSite();
  return (
    <section className={styles.reach} aria-label={site.t('footer.contacts.title')}>
      <ContactList
        contacts={[
          ...contactEntries(site.facts.contacts.secretariat, site, usePageName()),
          chatbotEntry(site),
        ]}
      />
    </section>
  );
}

function FooterEnd() {
  return (
    <div className={footerEndStyles.end}>
      <LanguageList />
      <p>{useSite().t('footer.copyright')}</p>
    </div>
  );
}

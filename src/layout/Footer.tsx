import styles from './Footer.module.css';
import { FooterContacts } from './footer/FooterContacts.tsx';
import { FooterEnd } from './footer/FooterEnd.tsx';
import { FooterHours } from './footer/FooterHours.tsx';
import { FooterMenus } from './footer/FooterMenus.tsx';
import { FooterSafeguarding } from './footer/FooterSafeguarding.tsx';
import { FooterVenues } from './footer/FooterVenues.tsx';
import { Skyline } from './footer/Skyline.tsx';
import { useSite } from './site-context.tsx';
import { WhatsappButton } from './WhatsappButton.tsx';

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
        <div className={styles.reach}>
          <FooterVenues />
          <FooterContacts />
          <FooterHours />
        </div>
        <FooterSafeguarding />
        <FooterMenus />
        <FooterEnd />
      </div>
      <WhatsappButton />
    </footer>
  );
}

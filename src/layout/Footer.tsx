import { Breaking } from '../components/actions/Breaking.tsx';
import { SmartLink } from '../components/actions/SmartLink.tsx';
import { Icon } from '../components/icons/Icon.tsx';
import { Fold } from '../components/page/Fold.tsx';
import { Contacts, useSecretariatChat } from './Contacts.tsx';
import styles from './Footer.module.css';
import footerEndStyles from './footer/FooterEnd.module.css';
import footerHoursStyles from './footer/FooterHours.module.css';
import { FooterMenus } from './footer/FooterMenus.tsx';
import footerSafeguardingStyles from './footer/FooterSafeguarding.module.css';
import footerVenuesStyles from './footer/FooterVenues.module.css';
import languageListStyles from './footer/LanguageList.module.css';
import { Skyline } from './footer/Skyline.tsx';
import { LanguageLink } from './navigation/LanguageLink.tsx';
import { usePageLanguages, useRecordLanguage } from './navigation/languages.ts';
import { PrintedAddress } from './PrintedAddress.tsx';
import { useSite } from './site-context.tsx';
import whatsappButtonStyles from './WhatsappButton.module.css';

/** The end of every page: venues, hours, contacts and the small print. */
export function Footer() {
  const { content, t } = useSite();
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the footer is a landmark and takes a name
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

/** In the flow of the page; a driver makes it float. */
function WhatsappButton() {
  const { t } = useSite();
  return (
    <a
      data-driver="floating"
      className={whatsappButtonStyles.button}
      href={useSecretariatChat()}
      aria-label={t('whatsapp.label')}
      rel="noopener noreferrer"
      data-tone="pine"
      data-print="hide"
    >
      <Icon name="chat" size="large" />
      <span className={whatsappButtonStyles.label}>{t('whatsapp.short')}</span>
    </a>
  );
}

function FooterContacts() {
  return (
    <section className={styles.reach} aria-label={useSite().t('footer.contacts.title')}>
      <Contacts chatbot />
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

/** The listed venues, each with its address and directions. */
function FooterVenues() {
  const { t, facts, link, pathOf } = useSite();
  const language = useRecordLanguage();
  const listed = Object.entries(facts.venues).filter(([, venue]) => venue.listed);
  return (
    <Fold heading={<h2>{t('footer.venues.title')}</h2>}>
      <ul className={footerVenuesStyles.venues}>
        {listed.map(([id, venue]) => (
          <li key={id}>
            <h3 className={footerVenuesStyles.name}>
              <SmartLink to={pathOf(venue.page)}>{venue.name}</SmartLink>
            </h3>
            {venue.status === 'in-definition' && <p>{t('terms.in-definition')}</p>}
            <address className={footerVenuesStyles.address} lang={language}>
              {[...venue.addresses, venue.city].map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            <SmartLink className={footerVenuesStyles.map} href={link(venue.map).url}>
              {t('contacts.map', { venue: venue.name })}
            </SmartLink>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** When the camp is open, and when the secretariat answers. */
function FooterHours() {
  const { title, camp, extendedExit, secretariat } = useSite().t('footer.hours');
  return (
    <Fold heading={<h2>{title}</h2>}>
      <div>
        <Hours lines={[camp, extendedExit]} />
        <div>
          <h3 className={footerHoursStyles.title}>{secretariat.title}</h3>
          <Hours lines={[secretariat.weekdays, secretariat.saturday, secretariat.sunday]} />
        </div>
      </div>
    </Fold>
  );
}

function Hours({ lines }: { lines: { label: string; value: string }[] }) {
  return (
    <dl>
      {lines.map(({ label, value }) => (
        <div key={label} className={footerHoursStyles.line}>
          <dt>{label}</dt>
          <dd className={footerHoursStyles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Whom to write to when a child may not be safe: always one press away. */
function FooterSafeguarding() {
  const { t, facts } = useSite();
  const { title, text, link } = t('footer.safeguarding');
  return (
    <section
      className={footerSafeguardingStyles.block}
      data-tone="sky"
      data-paper="a"
      data-print="hide"
    >
      <Icon name="shield" size="sticker" />
      <div>
        <h2 className={footerSafeguardingStyles.title}>{title}</h2>
        <p className={footerSafeguardingStyles.text}>{text}</p>
      </div>
      <SmartLink
        className={footerSafeguardingStyles.link}
        href={`mailto:${facts.contacts.safeguarding.email}`}
      >
        <span>
          <Breaking text={link} />
        </span>
      </SmartLink>
    </section>
  );
}

/** The same page in every language; nothing if it has only one. */
function LanguageList() {
  const { t } = useSite();
  const languages = usePageLanguages();
  if (languages.length === 0) return null;
  return (
    <nav aria-label={t('footer.language.label')} data-print="hide">
      <ul className={languageListStyles.languages}>
        {languages.map((one) => (
          <li key={one.id}>
            <LanguageLink className={languageListStyles.language} to={one} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { BreakableText } from '../components/actions/BreakableText.tsx';
import { SmartLink } from '../components/actions/SmartLink.tsx';
import { Icon } from '../components/icons/Icon.tsx';
import { Fold } from '../components/page/Fold.tsx';
import type { Facts } from '../content/types.ts';
import { Address, useDirections } from './Address.tsx';
import { Contacts } from './Contacts.tsx';
import styles from './Footer.module.css';
import { FooterMenus } from './footer/FooterMenus.tsx';
import { LanguageLink } from './navigation/LanguageLink.tsx';
import { usePageLanguages } from './navigation/languages.ts';
import { PrintedUrl } from './PrintedUrl.tsx';
import { afterSeason } from './season.ts';
import { useSite } from './site-context.tsx';
import { WhatsappButton } from './WhatsappButton.tsx';

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
      <div className={styles.inner} data-width="page">
        <p className={styles.season} data-display>
          {t('footer.season')}
        </p>
        <WhatsappButton />
        <section className={styles.reach} aria-label={t('footer.contacts.title')}>
          <Contacts chatbot />
        </section>
        <div className={styles.parts}>
          <FooterVenues />
          <FooterHours />
          <FooterMenus />
        </div>
        <FooterSafeguarding />
        <div className={styles.end} data-row>
          <LanguageList />
          <p>{t('footer.copyright')}</p>
        </div>
        <PrintedUrl />
      </div>
    </footer>
  );
}

/** The listed venues, each with its address and directions. */
function FooterVenues() {
  const { t, facts } = useSite();
  const listed = Object.entries(facts.venues).filter(([, venue]) => venue.listed);
  return (
    <Fold heading={<h2>{t('footer.venues.title')}</h2>}>
      <ul data-stack="2">
        {listed.map(([id, venue]) => (
          <FooterVenue key={id} venue={venue} />
        ))}
      </ul>
    </Fold>
  );
}

function FooterVenue({ venue }: { venue: Facts['venues'][string] }) {
  const { t, pathOf } = useSite();
  const directions = useDirections(venue);
  return (
    <li>
      <h3 data-step="small">
        <SmartLink to={pathOf(venue.page)}>{venue.name}</SmartLink>
      </h3>
      {venue.status === 'in-definition' && <p>{t('terms.in-definition')}</p>}
      <Address lines={[...venue.addresses, venue.city]} />
      <SmartLink isTapTarget href={directions.href}>
        {directions.label}
      </SmartLink>
    </li>
  );
}

/** When the camp is open, and when the secretariat answers. */
function FooterHours() {
  const { t } = useSite();
  const { title, camp, extendedExit, secretariat } = t('footer.hours');
  return (
    <Fold heading={<h2>{title}</h2>}>
      <div>
        <Hours lines={[camp, extendedExit]} />
        <h3 data-step="small">{secretariat.title}</h3>
        <Hours lines={[secretariat.weekdays, secretariat.saturday, secretariat.sunday]} />
        <p {...afterSeason}>{t('pastHours')}</p>
      </div>
    </Fold>
  );
}

function Hours({ lines }: { lines: { label: string; value: string }[] }) {
  return (
    <dl className={styles.hours}>
      {lines.map(({ label, value }) => (
        <div key={label} data-row>
          <dt>{label}</dt>
          <dd>{value}</dd>
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
    <section className={styles.safe} data-row data-tone="sky" data-paper="a" data-print="hide">
      <Icon name="shield" size="sticker" />
      <div>
        <h2 data-step="small">{title}</h2>
        <p>{text}</p>
      </div>
      <SmartLink isTapTarget href={`mailto:${facts.contacts.safeguarding.email}`}>
        <strong>
          <BreakableText text={link} />
        </strong>
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
      <ul data-row>
        {languages.map((language) => (
          <li key={language.id}>
            <LanguageLink to={language} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

const hedge =
  'M0 98c70-14 145-13 218-4 77 10 155 9 232-2 92-13 185-12 277 0 82 11 163 11 245 2 100-13 201-14 302 0 85 11 172 9 257-3 96-13 195-11 292 2 80 11 161 9 242-3 112-14 223-11 335 5v25H0Z';
const trunk = 'M64 98c4-16 5-29 3-40l-17-15 3-3 15 11 3-1 12-13 3 2-11 17c0 14 1 28 5 42Z';
const crown =
  'M0 46c-4-12 8-20 22-20 7-12 25-17 41-12 13-6 31-3 38 8 16-1 30 6 31 17 1 10-12 14-24 9-11 8-29 8-38 1-10 8-30 8-39 0-12 6-28 5-31-3Z';

/** The place and distance of each umbrella pine. */
const pines = [
  'translate(120 2)',
  'translate(246 46) scale(0.55)',
  'translate(690 40) scale(0.62)',
  'translate(1010 8) scale(0.92)',
  'translate(1128 50) scale(0.5)',
  'translate(1460 38) scale(0.64)',
  'translate(1905 4) scale(0.98)',
  'translate(2118 46) scale(0.55)',
];

/** Evening over the park: a hedge and umbrella pines at the end of the page. */
function Skyline() {
  return (
    <svg
      className={styles.skyline}
      data-print="hide"
      viewBox="0 0 2400 120"
      preserveAspectRatio="xMinYMax slice"
      aria-hidden="true"
    >
      <path d={hedge} />
      {pines.map((transform) => (
        <g key={transform} transform={transform}>
          <path d={trunk} />
          <path d={crown} />
        </g>
      ))}
    </svg>
  );
}

import { SmartLink } from '../../components/actions/SmartLink.tsx';
import { Fold } from '../../components/page/Fold.tsx';
import { useRecordLanguage } from '../record-language.ts';
import { useSite } from '../site-context.tsx';
import styles from './FooterVenues.module.css';

/** The listed venues, each with its address and the way there. */
export function FooterVenues() {
  const { t, facts, link, pathOf } = useSite();
  const language = useRecordLanguage();
  const listed = Object.entries(facts.venues).filter(([, venue]) => venue.listed);
  return (
    <Fold heading={<h2>{t('footer.venues.title')}</h2>}>
      <ul className={styles.venues}>
        {listed.map(([id, venue]) => (
          <li key={id}>
            <h3 className={styles.name}>
              <SmartLink to={pathOf(venue.page)}>{venue.name}</SmartLink>
            </h3>
            {venue.status === 'in-definition' && <p>{t('terms.in-definition')}</p>}
            <address className={styles.address} lang={language}>
              {[...venue.addresses, venue.city].map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            <SmartLink className={styles.map} href={link(venue.map).url}>
              {t('contacts.map', { venue: venue.name })}
            </SmartLink>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

import { Action } from '../../components/actions/Action.tsx';
import { useRecordLanguage } from '../../layout/record-language.ts';
import { useRegulationsPage } from '../../layout/template-pages.ts';
import styles from './VenueList.module.css';

/** Section 1: where the camp is. */
export function VenueList() {
  const { facts, t, link } = useRegulationsPage();
  const language = useRecordLanguage();
  const venues = Object.entries(facts.venues).filter(([, { listed }]) => listed);
  return (
    <ul className={styles.venues}>
      {venues.map(([id, { name, addresses, map, status }]) => (
        <li key={id} className={styles.venue}>
          <h4 className={styles.name}>{name}</h4>
          {status === 'in-definition' && <p>{t('layout:terms.in-definition')}</p>}
          <address className={styles.address} lang={language}>
            {addresses.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <Action
            label={t('layout:contacts.map', { venue: name })}
            href={link(map).url}
            variant="quiet"
            icon="pin"
          />
        </li>
      ))}
    </ul>
  );
}

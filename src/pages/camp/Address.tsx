import { Actions } from '../../components/actions/Actions.tsx';
import { lookUp } from '../../content/look-up.ts';
import { useCampPage } from '../../layout/template-pages.ts';
import styles from './Address.module.css';

export function Address() {
  const { page, t, facts, link } = useCampPage();
  const venue = lookUp(facts.venues, page.venue);
  const map = { label: t('buttons.map'), href: link(venue.map).url };
  return (
    <div className={styles.card} data-tone="sheet" data-paper="c">
      <address className={styles.address}>
        <strong className={styles.name}>{venue.name}</strong>
        {[...venue.addresses, venue.city].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <Actions actions={[{ ...map, variant: 'secondary', icon: 'pin' }]} />
    </div>
  );
}

import { useCurrentPage } from './navigation/current-page.ts';
import styles from './PrintedAddress.module.css';
import { useSite } from './site-context.tsx';

export interface PrintedAddressProps {
  /** An address other than the page's own, such as one with the family's answers. */
  address?: string | undefined;
}

/** On paper, the page's address and the date: a printed price is worth nothing without them. */
export function PrintedAddress({ address }: PrintedAddressProps) {
  const { content, pathOf, t } = useSite();
  const page = useCurrentPage();
  return (
    <div className={styles.note} aria-hidden="true">
      <p>{address ?? content.site.origin + (page ? pathOf(page.id) : '')}</p>
      <p data-driver="day" data-day={t('printed', { date: '{}' })} />
    </div>
  );
}

import { useCurrentPage } from './navigation/current-page.ts';
import styles from './PrintedAddress.module.css';
import { useSite } from './site-context.tsx';

export interface PrintedAddressProps {
  /** Another address than the page's own, such as the one that brings the same answers back. */
  address?: string | undefined;
}

/** On paper, where the page was printed from, and when: a printed price without them is worth nothing. */
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

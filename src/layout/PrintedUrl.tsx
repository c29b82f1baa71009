import styles from './PrintedUrl.module.css';
import { useCurrentPage, useSite } from './site-context.tsx';

export interface PrintedUrlProps {
  /** A URL other than the page's own, such as one with the family's answers. */
  url?: string | undefined;
}

/** In print, the page's URL and the date: a printed price is worth nothing without them. */
export function PrintedUrl({ url }: PrintedUrlProps) {
  const { content, pathOf, t } = useSite();
  const page = useCurrentPage();
  return (
    <div className={styles.note} aria-hidden="true">
      <p>{url ?? content.site.origin + (page ? pathOf(page.id) : '')}</p>
      <p data-driver="printed-url" data-day={t('printed', { date: '{}' })} />
    </div>
  );
}

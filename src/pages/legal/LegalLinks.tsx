import { Action } from '../../components/actions/Action.tsx';
import type { LegalPageLinks } from '../../content/types.ts';
import { useLegalPage } from '../../layout/template-pages.ts';
import styles from './LegalLinks.module.css';

/** Where the section sends its reader. */
export function LegalLinks({ links }: { links: LegalPageLinks }) {
  const { t, destination } = useLegalPage();
  return (
    <ul className={styles.links}>
      {links.map(({ id, target }) => (
        <li key={id}>
          <Action label={t(`links.${id}`)} variant="quiet" {...destination(target)} />
        </li>
      ))}
    </ul>
  );
}

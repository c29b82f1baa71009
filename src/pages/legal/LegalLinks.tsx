import { Action } from '../../components/actions/Action.tsx';
import { lookUp } from '../../content/look-up.ts';
import type { LegalPageLinks } from '../../content/types.ts';
import { usePage } from '../../layout/page-context.tsx';
import styles from './LegalLinks.module.css';

/** Where the section sends its reader. */
export function LegalLinks({ links }: { links: LegalPageLinks }) {
  const { texts, destination } = usePage('legal');
  return (
    <ul className={styles.links}>
      {links.map(({ id, target }) => (
        <li key={id}>
          <Action label={lookUp(texts.links ?? {}, id)} variant="quiet" {...destination(target)} />
        </li>
      ))}
    </ul>
  );
}

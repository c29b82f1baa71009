import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { usePage } from '../page-context.tsx';
import styles from './ToolForm.module.css';

/** The form of a tool that does not work yet: one sees what it will ask for, and is told so. */
export function ToolForm({ name, children }: { name: string; children: ReactNode }) {
  return (
    <form className={styles.form} aria-label={name} data-print="hide">
      <p className={styles.soon}>
        <Icon name="clock" />
        <span>{usePage('members').texts.toolsSoon}</span>
      </p>
      <fieldset className={styles.fields} disabled>
        {children}
      </fieldset>
    </form>
  );
}

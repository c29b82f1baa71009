import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import styles from './TabPanels.module.css';

export interface TabPanelsProps {
  /** The accessible name of the row. */
  label: string;
  tabs: { id: string; label: string; icon?: IconName | undefined; content: ReactNode }[];
  /** Labels of the buttons that scroll the bar when it is wider than the screen. */
  arrows?: { previous: string; next: string } | undefined;
}

/**
 * Without JavaScript: a row of links that stays in view, and all panels below it. Always links: the
 * URL of a tab can be copied, shared and opened elsewhere. `TabPanels.client.ts` turns them into
 * tabs, with roles and states.
 */
export function TabPanels({ label: name, tabs, arrows }: TabPanelsProps) {
  return (
    <div data-driver="tabs">
      <nav className={styles.bar} aria-label={name} data-tone="ink" data-tabs="" data-print="hide">
        <ul className={styles.list} data-width="page">
          {tabs.map(({ id, label, icon }) => (
            <li key={id}>
              <a id={`${id}-tab`} className={styles.tab} href={`#${id}`}>
                {icon && <Icon name={icon} />}
                {label}
              </a>
            </li>
          ))}
        </ul>
        {arrows && <Arrow side="start" label={arrows.previous} />}
        {arrows && <Arrow side="end" label={arrows.next} />}
      </nav>
      {tabs.map(({ id, label, content }) => (
        <section key={id} id={id} className={styles.panel} aria-label={label}>
          {content}
        </section>
      ))}
    </div>
  );
}

function Arrow({ side, label }: { side: 'start' | 'end'; label: string }) {
  return (
    <button type="button" className={styles.arrow} data-side={side} aria-label={label} hidden>
      <Icon name={side === 'start' ? 'back' : 'arrow'} />
    </button>
  );
}

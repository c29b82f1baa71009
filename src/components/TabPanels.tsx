import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-paths.tsx';
import styles from './TabPanels.module.css';

export interface TabPanelsProps {
  /** What the row of links is, read aloud. */
  label: string;
  tabs: { id: string; label: string; icon?: IconName | undefined; content: ReactNode }[];
}

/** Without JavaScript: a row of links that stays in view, and every panel below, one after another. */
export function TabPanels({ label, tabs }: TabPanelsProps) {
  return (
    <div className={styles.tabs}>
      <nav className={styles.bar} aria-label={label} data-tone="ink" data-print="hide">
        <ul className={styles.list}>
          {tabs.map((tab) => (
            <li key={tab.id}>
              <a className={styles.tab} href={`#${tab.id}`}>
                {tab.icon && <Icon name={tab.icon} />}
                {tab.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {tabs.map((tab) => (
        <section key={tab.id} id={tab.id} className={styles.panel} aria-label={tab.label}>
          {tab.content}
        </section>
      ))}
    </div>
  );
}

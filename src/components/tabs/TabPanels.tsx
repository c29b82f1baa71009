import type { ReactNode } from 'react';
import type { IconName } from '../icons/icon-paths.tsx';
import { TabBar, type TabBarProps } from './TabBar.tsx';
import styles from './TabPanels.module.css';

export interface TabPanelsProps extends Omit<TabBarProps, 'tabs'> {
  tabs: { id: string; label: string; icon?: IconName | undefined; content: ReactNode }[];
}

/**
 * Without JavaScript: a row of links that stays in view, and every panel below, one after another.
 * `TabPanels.client.ts` makes tabs of it.
 */
export function TabPanels({ tabs, ...bar }: TabPanelsProps) {
  return (
    <div className={styles.tabs} data-driver="tabs">
      <TabBar tabs={tabs} {...bar} />
      {tabs.map(({ id, label, content }) => (
        <section key={id} id={id} className={styles.panel} aria-label={label}>
          {content}
        </section>
      ))}
    </div>
  );
}

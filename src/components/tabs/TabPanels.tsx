import type { ReactNode } from 'react';
import type { IconName } from '../icons/icon-paths.tsx';
import { TabBar, type TabBarProps } from './TabBar.tsx';
import { TabPanel } from './TabPanel.tsx';
import styles from './TabPanels.module.css';

export interface TabPanelsProps extends Omit<TabBarProps, 'tabs'> {
  tabs: { id: string; label: string; icon?: IconName | undefined; content: ReactNode }[];
  /** The browser's own search found its words in a closed panel. */
  onFind: (id: string) => void;
}

/** Without JavaScript: a row of links that stays in view, and every panel below, one after another. */
export function TabPanels({ tabs, onFind, ...bar }: TabPanelsProps) {
  return (
    <div className={styles.tabs} data-panels="" suppressHydrationWarning>
      <TabBar tabs={tabs} {...bar} />
      {tabs.map((tab) => (
        <TabPanel key={tab.id} tab={tab} selected={bar.selected} onFind={onFind} />
      ))}
    </div>
  );
}

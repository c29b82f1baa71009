import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { IconName } from '../icons/icon-paths.tsx';
import { startOnce } from '../page/drivers.ts';
import { TabBar, type TabBarProps } from './TabBar.tsx';
import { driveTabs } from './TabPanels.client.ts';
import styles from './TabPanels.module.css';

export interface TabPanelsProps extends Omit<TabBarProps, 'tabs'> {
  tabs: { id: string; label: string; icon?: IconName | undefined; content: ReactNode }[];
}

/**
 * Without JavaScript: a row of links that stays in view, and every panel below, one after another.
 * `TabPanels.client.ts` makes tabs of it, with or without React.
 */
export function TabPanels({ tabs, ...bar }: TabPanelsProps) {
  const root = useRef<HTMLDivElement>(null);
  // Before the router scrolls: closed panels change where things are.
  useLayoutEffect(() => (root.current ? startOnce(root.current, driveTabs) : undefined), []);
  return (
    <div ref={root} className={styles.tabs} data-driver="tabs">
      <TabBar tabs={tabs} {...bar} />
      {tabs.map(({ id, label, content }) => (
        <section
          key={id}
          id={id}
          className={styles.panel}
          aria-label={label}
          suppressHydrationWarning
        >
          {content}
        </section>
      ))}
    </div>
  );
}

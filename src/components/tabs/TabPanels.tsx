import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import styles from './TabPanels.module.css';

export interface TabPanelsProps extends Omit<TabBarProps, 'tabs'> {
  tabs: { id: string; label: string; icon?: IconName | undefined; content: ReactNode }[];
}

/**
 * Without JavaScript: a row of links that stays in view, and all panels below it.
 * `TabPanels.client.ts` turns them into tabs.
 */
export function TabPanels({ tabs, ...bar }: TabPanelsProps) {
  return (
    <div data-driver="tabs">
      <TabBar tabs={tabs} {...bar} />
      {tabs.map(({ id, label, content }) => (
        <section key={id} id={id} className={styles.panel} aria-label={label}>
          {content}
        </section>
      ))}
    </div>
  );
}

interface TabBarProps {
  /** The accessible name of the row. */
  label: string;
  tabs: { id: string; label: string; icon?: IconName | undefined }[];
  /** Labels of the buttons that scroll the bar when it is wider than the screen. */
  arrows?: { previous: string; next: string } | undefined;
}

/**
 * Always links: the address of a tab can be copied, shared and opened elsewhere.
 * `TabPanels.client.ts` adds roles and states.
 */
function TabBar({ label, tabs, arrows }: TabBarProps) {
  return (
    <nav className={styles.bar} aria-label={label} data-tone="ink" data-tabs="" data-print="hide">
      <ul className={styles.list} data-width="page">
        {tabs.map(({ id, label: name, icon }) => (
          <li key={id}>
            <a id={`${id}-tab`} className={styles.tab} href={`#${id}`}>
              {icon && <Icon name={icon} />}
              {name}
            </a>
          </li>
        ))}
      </ul>
      {arrows && (
        <>
          <Arrow side="start" label={arrows.previous} />
          <Arrow side="end" label={arrows.next} />
        </>
      )}
    </nav>
  );
}

function Arrow({ side, label }: { side: 'start' | 'end'; label: string }) {
  return (
    <button type="button" className={styles.arrow} data-side={side} aria-label={label} hidden>
      <Icon name={side === 'start' ? 'back' : 'arrow'} />
    </button>
  );
}

import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.tsx';
import styles from './TabPanels.module.css';

export interface TabBarProps {
  /** What the row is, read aloud. */
  label: string;
  tabs: { id: string; label: string; icon?: IconName | undefined }[];
  /** Names of the buttons that push the bar along, where it is wider than the screen. */
  arrows?: { previous: string; next: string } | undefined;
}

/**
 * Links in any case: the address of a tab can be copied, shared and opened elsewhere. `TabBar.client.ts`
 * adds roles and states.
 */
export function TabBar({ label, tabs, arrows }: TabBarProps) {
  return (
    <nav className={styles.bar} aria-label={label} data-tone="ink" data-tabs="" data-print="hide">
      <ul className={styles.list}>
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

import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.tsx';
import { TabBarArrows, type TabBarArrowsProps } from './TabBarArrows.tsx';
import styles from './TabPanels.module.css';
import { tabForKey } from './tab-keys.ts';

export interface TabBarProps {
  /** What the row is, read aloud. */
  label: string;
  tabs: { id: string; label: string; icon?: IconName | undefined }[];
  /** The open tab; undefined before the page is alive: then the row is one of plain links. */
  selected: string | undefined;
  /** Buttons that push the bar along, where it is wider than the screen. */
  arrows?: TabBarArrowsProps['labels'] | undefined;
  /** The reader goes to a tab by arrow key, Home or End. */
  onMove: (id: string) => void;
}

export function tabId(id: string): string {
  return `${id}-tab`;
}

export function TabBar({ label, tabs, selected, arrows, onMove }: TabBarProps) {
  const list = useRef<HTMLUListElement>(null);
  const alive = selected !== undefined;
  const centred = useRef<string>(undefined);
  useEffect(() => {
    centre(list.current, selected, centred.current === undefined ? 'instant' : 'auto');
    centred.current = selected;
  }, [selected]);
  const ids = tabs.map(({ id }) => id);
  return (
    <nav
      className={styles.bar}
      {...(alive ? { role: 'none' } : { 'aria-label': label })}
      data-tone="ink"
      data-tabs=""
      data-print="hide"
      suppressHydrationWarning
    >
      <ul
        ref={list}
        className={styles.list}
        suppressHydrationWarning
        onKeyDown={(event) => pressKey(event, ids, onMove)}
        {...(alive && { role: 'tablist', 'aria-label': label })}
      >
        {tabs.map((tab) => (
          <li key={tab.id} role={alive ? 'none' : undefined} suppressHydrationWarning>
            <Tab tab={tab} selected={selected} />
          </li>
        ))}
      </ul>
      {alive && arrows && <TabBarArrows list={list} labels={arrows} />}
    </nav>
  );
}

interface TabProps {
  tab: TabBarProps['tabs'][number];
  selected: string | undefined;
}

/** A link in any case: its address can be copied, shared and opened elsewhere. */
function Tab({ tab: { id, label, icon }, selected }: TabProps) {
  const tab = selected !== undefined && {
    role: 'tab',
    'aria-selected': id === selected,
    'aria-controls': id,
    tabIndex: id === selected ? 0 : -1,
  };
  return (
    <Link id={tabId(id)} className={styles.tab} to={`#${id}`} {...tab} suppressHydrationWarning>
      {icon && <Icon name={icon} />}
      {label}
    </Link>
  );
}

/** Links follow Enter by themselves; tabs follow the space bar, too. */
function pressKey(event: KeyboardEvent, ids: string[], onMove: (id: string) => void): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const from = ids.find((id) => tabId(id) === (event.target as Element).id);
  const next = from === undefined ? undefined : tabForKey(ids, from, event.key);
  if (next !== undefined) {
    document.getElementById(tabId(next))?.focus({ preventScroll: true });
    onMove(next);
  } else if (from !== undefined && event.key === ' ') {
    document.getElementById(tabId(from))?.click();
  } else return;
  event.preventDefault();
}

/** Moves the bar only: the window is on its way to the panel. */
function centre(list: HTMLElement | null, id: string | undefined, behavior: ScrollBehavior): void {
  const tab = id !== undefined && document.getElementById(tabId(id));
  if (!list || !tab) return;
  list.scrollTo({ left: tab.offsetLeft + (tab.offsetWidth - list.clientWidth) / 2, behavior });
}

import { useEffect, useLayoutEffect, useRef } from 'react';
import { tabId } from './TabBar.tsx';
import styles from './TabPanels.module.css';
import type { TabPanelsProps } from './TabPanels.tsx';

interface TabPanelProps extends Pick<TabPanelsProps, 'selected' | 'onFind'> {
  tab: TabPanelsProps['tabs'][number];
}

const OPEN = { tabIndex: 0 };

/** What the browser may find is still an element of its page: nobody should meet it empty. */
const CLOSED = { 'aria-hidden': true };

export function TabPanel({ tab: { id, label, content }, selected, onFind }: TabPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const hidden = selected !== undefined && selected !== id;
  // React (19.3) knows "hidden" only as yes or no.
  useLayoutEffect(() => {
    // Until React knows which panel is open, `start/tabs.ts` has seen to it.
    if (selected === undefined) return;
    if (hidden) panel.current?.setAttribute('hidden', 'until-found');
    else panel.current?.removeAttribute('hidden');
  }, [selected, hidden]);
  useEffect(() => {
    const { current } = panel;
    const find = () => onFind(id);
    current?.addEventListener('beforematch', find);
    return () => current?.removeEventListener('beforematch', find);
  }, [id, onFind]);
  const name =
    selected === undefined
      ? { 'aria-label': label }
      : { role: 'tabpanel', 'aria-labelledby': tabId(id), ...(hidden ? CLOSED : OPEN) };
  return (
    <section ref={panel} id={id} className={styles.panel} {...name} suppressHydrationWarning>
      {content}
    </section>
  );
}

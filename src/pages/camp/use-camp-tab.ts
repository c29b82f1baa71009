import { useCallback, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMounted } from '../../components/page/use-mounted.ts';
import type { CampPageTab } from '../../content/types.ts';
import { hashId } from '../../layout/navigation/hash-target.ts';
import { tabOfAnchor } from './tab-of-anchor.ts';

export interface CampTab {
  /** Undefined before the page is alive: then all panels are open. */
  selected: string | undefined;
  /** Arrow keys pass over tabs: they leave no steps in the history. */
  move: (id: string) => void;
  /** Opens the panel under the reader's eyes: nothing scrolls, but the address is right to share. */
  find: (id: string) => void;
}

/** The open tab is the one in the address, so that links to it, back and forward work by themselves. */
export function useCampTab(tabs: CampPageTab[]): CampTab {
  const { key, hash } = useLocation();
  const navigate = useNavigate();
  const mounted = useMounted();
  const [found, setFound] = useState<{ key: string; id: string }>();
  const [last, setLast] = useState<string>();
  const asked = tabOfAnchor(tabs, hashId(hash));
  const current = found?.key === key ? found.id : (asked ?? last ?? tabs[0]?.id);
  if (current !== last) setLast(current);
  // Who was reading when the page came alive reads on in the panel that `start/tabs.ts` left open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is taken over
  useLayoutEffect(() => {
    const read = document.querySelector('[data-folded] > section:not([hidden])');
    if (read) setFound({ key, id: read.id });
  }, []);
  const move = useCallback((id: string) => void navigate(`#${id}`, { replace: true }), [navigate]);
  const find = useCallback(
    (id: string) => {
      setFound({ key, id });
      // past the router, which would scroll
      window.history.replaceState(window.history.state, '', `#${id}`);
    },
    [key],
  );
  return { selected: mounted ? current : undefined, move, find };
}

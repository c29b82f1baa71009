import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigationType } from 'react-router-dom';
import { drawn } from '../components/page/drawn.ts';
import { useTakenOver } from '../components/page/taken-over.ts';
import styles from './BelowFirstScreen.module.css';

/**
 * What a reader meets when he scrolls. On a page to which a link has led, the first screen is shown before
 * the rest is drawn. Whoever comes for a part of the page, or asks for one meanwhile, needs all of it at
 * once; and so does who has a place in it: he comes back, or read it before React drew it anew. Who presses
 * a key does too: Tab would lead past what is not there.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const isInPage = useTakenOver();
  const { hash } = useLocation();
  const isSought = useNavigationType() === 'POP' || hash !== '';
  const [isDrawn, setDrawn] = useState(isInPage);
  useEffect(() => {
    if (!isInPage) void drawn().then(() => startTransition(() => setDrawn(true)));
  }, [isInPage]);
  useLayoutEffect(() => {
    if (isDrawn) return;
    const draw = () => flushSync(() => setDrawn(true));
    window.addEventListener('keydown', draw, true);
    return () => window.removeEventListener('keydown', draw, true);
  }, [isDrawn]);
  return isDrawn || isSought ? children : <div className={styles.room} />;
}

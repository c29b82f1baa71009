import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTakenOver } from '../../components/page/taken-over.ts';
import { useReturning } from '../../layout/navigation/history-entries.ts';
import styles from './BelowFirstScreen.module.css';

/**
 * What a reader meets when he scrolls. On a page that React draws, the first screen is shown before the
 * rest is drawn; whoever comes for a part of the page, or back to his place, needs all of it at once.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const isInPage = useTakenOver();
  const { hash } = useLocation();
  const isSought = useReturning() || hash !== '';
  const [isDrawn, setDrawn] = useState(isInPage || isSought);
  useEffect(() => startTransition(() => setDrawn(true)), []);
  return isDrawn ? children : <div className={styles.room} />;
}

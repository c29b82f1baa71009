import type { ReactNode } from 'react';
import { usePage } from '../../layout/page-context.tsx';
import styles from './Opening.module.css';

/** The first screen: the page's title, which no slide may carry away, and what stands beside it. */
export function Opening({ children }: { children: ReactNode }) {
  const { texts } = usePage('home');
  return (
    <div className={styles.opening} data-tone="sky">
      <h1 className={styles.title}>{texts.hero.title}</h1>
      {children}
    </div>
  );
}

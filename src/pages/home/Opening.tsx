import type { ReactNode } from 'react';
import { useHomePage } from '../../layout/template-pages.ts';
import styles from './Opening.module.css';

/** The first screen: the page's title, which no slide may carry away, and what stands beside it. */
export function Opening({ children }: { children: ReactNode }) {
  const { t } = useHomePage();
  return (
    <div className={styles.opening} data-tone="sky">
      <h1 className={styles.title}>{t('hero.title')}</h1>
      {children}
    </div>
  );
}

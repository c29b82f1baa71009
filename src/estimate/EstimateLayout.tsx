import type { ReactNode } from 'react';
import styles from './EstimateLayout.module.css';

export interface EstimateLayoutProps {
  /** The total: first. */
  answer: ReactNode;
  notice: ReactNode;
  questions: ReactNode;
  /** What follows from the answers. */
  children: ReactNode;
}

/** Useless without a script, which `scripting: none` says: the price lists below are for everybody. */
export function EstimateLayout({ answer, notice, questions, children }: EstimateLayoutProps) {
  return (
    <div className={styles.tool} data-tone="paper">
      <div className={styles.inner}>
        <div className={styles.answer}>{answer}</div>
        <div className={styles.questions} data-print="hide">
          {notice}
          {questions}
        </div>
        <div className={styles.results}>{children}</div>
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { FirstScreenEnd } from '../components/page/FirstScreenEnd.tsx';
import styles from './EstimateLayout.module.css';
import { useEstimate } from './estimate-context.tsx';

export interface EstimateLayoutProps {
  /** The total: first. */
  answer: ReactNode;
  notice: ReactNode;
  questions: ReactNode;
  /** The total again, in sight wherever one reads. */
  bar: ReactNode;
  /** What follows from the answers. */
  children: ReactNode;
}

/** Useless without a script, which `data-scripts` says: the price lists below are for everybody. */
export function EstimateLayout({ answer, notice, questions, bar, children }: EstimateLayoutProps) {
  const { isRead } = useEstimate();
  return (
    <div
      className={styles.tool}
      data-tone="paper"
      data-answers={isRead ? 'read' : 'first'}
      data-scripts="some"
    >
      <div className={styles.inner}>
        <div className={styles.answer}>{answer}</div>
        <FirstScreenEnd />
        <div className={styles.questions} data-print="hide">
          {notice}
          {questions}
        </div>
        <div className={styles.results}>{children}</div>
      </div>
      {bar}
    </div>
  );
}

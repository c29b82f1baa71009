import type { ReactNode } from 'react';
import { FirstScreenEnd } from '../components/page/FirstScreenEnd.tsx';
import { lettersOf } from '../components/page/letters.ts';
import { useEstimatePage } from '../layout/template-pages.ts';
import estimateHeroStyles from './EstimateHero.module.css';
import styles from './EstimateLayout.module.css';
import { useEstimate } from './estimate-context.tsx';

export interface EstimateLayoutProps {
  /** The total: first. */
  answer: ReactNode;
  notice: ReactNode;
  questions: ReactNode;
  /** The total again, always in view. */
  bar: ReactNode;
  /** The results of the answers. */
  children: ReactNode;
}

/** Hidden without JavaScript (`data-scripts`); the price lists below work for everybody. */
export function EstimateLayout({ answer, notice, questions, bar, children }: EstimateLayoutProps) {
  const { isRead } = useEstimate();
  return (
    <div
      className={styles.tool}
      data-tone="paper"
      data-answers={isRead ? 'read' : 'first'}
      data-scripts="some"
    >
      <div className={styles.inner} data-width="page">
        <div className={styles.answer}>{answer}</div>
        <FirstScreenEnd />
        <div className={styles.questions} data-stack="5" data-print="hide">
          {notice}
          {questions}
        </div>
        <div className={styles.results} data-stack="5">
          {children}
        </div>
      </div>
      {bar}
    </div>
  );
}

/** Short, without a scene: the total is right below. */
export function EstimateHero() {
  const { eyebrow, title, text, withoutScript } = useEstimatePage().t('hero');
  return (
    <header className={estimateHeroStyles.hero} data-tone="sky">
      <div data-width="page">
        <p data-eyebrow>{eyebrow}</p>
        <h1 className={estimateHeroStyles.title} data-letters={lettersOf(title)}>
          {title}
        </h1>
        <p data-print="hide" data-scripts="some">
          {text}
        </p>
        <p data-scripts="none">{withoutScript}</p>
      </div>
    </header>
  );
}

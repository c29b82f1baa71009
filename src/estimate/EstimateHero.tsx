import { lettersOf } from '../components/page/letters.ts';
import { useEstimatePage } from '../layout/template-pages.ts';
import styles from './EstimateHero.module.css';

/** Short, without a scene: what counts is right below. */
export function EstimateHero() {
  const { eyebrow, title, text, withoutScript } = useEstimatePage().t('hero');
  return (
    <header className={styles.hero} data-tone="sky">
      <div className={styles.inner}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h1 className={styles.title} data-letters={lettersOf(title)}>
          {title}
        </h1>
        <p className={styles.text} data-print="hide" data-scripts="some">
          {text}
        </p>
        <p className={styles.withoutScript} data-scripts="none">
          {withoutScript}
        </p>
      </div>
    </header>
  );
}

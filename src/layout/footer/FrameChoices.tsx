import { useSite } from '../site-context.tsx';
import styles from './FrameChoices.module.css';

/** Which external contents this device has allowed: without JavaScript, none. */
export function FrameChoices() {
  const { title, none } = useSite().texts.frames.choices;
  return (
    <section data-print="hide">
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{none}</p>
    </section>
  );
}

import { useRomeNow } from '../../layout/clock/use-rome-now.ts';
import { usePage } from '../../layout/page-context.tsx';
import { useSite } from '../../layout/site-context.tsx';
import { RenamerTool } from '../../staff/renamer/RenamerTool.tsx';
import { romeToday } from '../../time/rome.ts';
import styles from './Renamer.module.css';

/** Always under the menu, whatever section is open. */
export function Renamer() {
  const { texts, write } = usePage('members');
  const { title, text, privacy } = texts.renamer;
  const now = useRomeNow();
  return (
    <section
      className={styles.panel}
      aria-labelledby="renamer-heading"
      data-tone="sheet"
      data-print="hide"
      data-paper="a"
    >
      <h2 id="renamer-heading" className={styles.title}>
        {title}
      </h2>
      <p>{text}</p>
      <p>{privacy}</p>
      <RenamerTool
        texts={texts.renamer}
        language={useSite().content.locale.language}
        today={now === undefined ? undefined : romeToday(now)}
        writeNumber={(count) => write('number', count)}
      />
    </section>
  );
}

import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import styles from './DaySchedule.module.css';

export interface DayScheduleProps {
  headingLevel?: 'h3' | 'h4' | undefined;
  items: {
    id: string;
    /** Start in machine-readable form, "07:30". */
    from?: string | undefined;
    /** The hours, formatted. */
    range: string;
    title: string;
    text?: string | undefined;
    /** Who is with the child. */
    who?: string | undefined;
    icon: IconName;
  }[];
}

/** The day as strips from dawn to evening; the sun crosses them. */
export function DaySchedule({ items, headingLevel: Heading = 'h3' }: DayScheduleProps) {
  return (
    <ol className={styles.day}>
      {items.map((item) => (
        <li key={item.id} className={styles.slot}>
          <time className={styles.range} dateTime={item.from}>
            {item.range}
          </time>
          <span className={styles.sun} data-print="hide">
            <Icon name={item.icon} />
          </span>
          <div className={styles.what}>
            <Heading className={styles.title}>{item.title}</Heading>
            {item.text && <p>{item.text}</p>}
            {item.who && <p className={styles.who}>{item.who}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

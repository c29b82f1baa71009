import { lookUp } from '../../../content/look-up.ts';
import { useGuidePage } from '../../../layout/template-pages.ts';
import { PlacesLine } from './PlacesLine.tsx';
import type { ThemedWeek } from './themed-weeks.ts';
import { WeekPicks } from './WeekPicks.tsx';
import styles from './Weeks.module.css';

export interface WeekStripProps {
  week: ThemedWeek;
  /** Of each child, whether the week is marked. */
  marked: readonly boolean[];
  onToggle(child: number): void;
}

/** A week as a strip of paper: its days, its theme, its places, and a box for each child. */
export function WeekStrip({ week, marked, onToggle }: WeekStripProps) {
  const { facts, t, write } = useGuidePage();
  const { monday, friday, closed, theme, hasShow } = week;
  const days = write('dateRange', { from: monday, to: friday });
  const places = facts.weeks.places.filter((one) => one.monday === monday);
  const isMarked = marked.includes(true) || undefined;
  return (
    <li className={styles.week} data-closed={closed === true || undefined} data-marked={isMarked}>
      <h3 className={styles.days}>{closed === true ? <s>{days}</s> : days}</h3>
      <div className={styles.what}>
        {closed === true && <p>{t('weeks.closed')}</p>}
        {theme && <p>{t('weeks.theme', { title: lookUp(t('weeks.names') ?? {}, theme) })}</p>}
        {hasShow && <p className={styles.show}>{t('weeks.show')}</p>}
        {places.map((one) => (
          <PlacesLine key={one.venue} places={one} />
        ))}
      </div>
      {closed !== true && <WeekPicks week={week} days={days} marked={marked} onToggle={onToggle} />}
    </li>
  );
}

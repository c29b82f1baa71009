import { byClock, useDeadlineState } from '../../../layout/clock/use-deadline.ts';
import { except } from '../../../layout/season.ts';
import { useGuidePage } from '../../../layout/template-pages.ts';
import { enrolmentDeadline } from '../../../time/enrolment-deadline.ts';
import type { ThemedWeek } from './themed-weeks.ts';
import styles from './Weeks.module.css';

export interface WeekPicksProps {
  week: ThemedWeek;
  days: string;
  /** Of each child, whether the week is marked. */
  marked: readonly boolean[];
  onToggle(child: number): void;
}

/**
 * A box for each child, until the week's deadline (regulations, section 5); then a line that says so, and
 * a box only where a mark from before can be taken away.
 */
export function WeekPicks({ week, days, marked, onToggle }: WeekPicksProps) {
  const { facts, t, write } = useGuidePage();
  const deadline = enrolmentDeadline(week.monday, facts.enrolment);
  const isLate = useDeadlineState(deadline) === 'passed';
  return (
    <div
      className={styles.picks}
      data-print="hide"
      {...except('over', 'next')}
      {...byClock(deadline)}
    >
      {isLate && <p>{t('weeks.late', { date: write('dayMonthWeekday', deadline.date) })}</p>}
      {marked.map(
        (isChosen, child) =>
          (isChosen || !isLate) && (
            <Pick
              // biome-ignore lint/suspicious/noArrayIndexKey: a child is its place
              key={child}
              days={days}
              child={marked.length > 1 ? child : undefined}
              isChosen={isChosen}
              onToggle={() => onToggle(child)}
            />
          ),
      )}
    </div>
  );
}

interface PickProps {
  days: string;
  /** From 0; undefined for an only one. */
  child: number | undefined;
  isChosen: boolean;
  onToggle(): void;
}

function Pick({ days, child, isChosen, onToggle }: PickProps) {
  const { t, write } = useGuidePage();
  const label =
    child === undefined
      ? t('weeks.mark')
      : t('weeks.child', { current: write('number', child + 1) });
  return (
    <label className={styles.pick}>
      <input
        type="checkbox"
        checked={isChosen}
        aria-label={`${label}, ${days}`}
        onChange={onToggle}
      />
      {label}
    </label>
  );
}

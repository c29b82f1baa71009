import { useState } from 'react';
import field from '../../components/forms/Field.module.css';
import { usePage } from '../../layout/site-context.tsx';
import { CAMP_WEEKDAYS, type SeasonWeek } from '../../time/season-weeks.ts';
import { useMarkedLines } from '../use-answer-lines.ts';
import questions from './EstimateForm.module.css';
import { type PickerMode, PickerWeek } from './PickerWeek.tsx';
import styles from './SeasonPicker.module.css';
import { useChild } from './use-child.ts';

const MODES: readonly PickerMode[] = ['weeks', 'days'];

/** The season as a wall calendar of weeks to mark; closures are struck out. `childIndex` counts from 0. */
export function SeasonPicker({ childIndex }: { childIndex: number }) {
  const { t, format } = usePage<'estimate'>();
  const { child } = useChild(childIndex);
  const [isOpen, setOpen] = useState(false);
  const count = (value: number) => format('number', value);
  const marked = child.weekStarts.length;
  const partial = marked > 0 && marked < child.weeks;
  return (
    <fieldset>
      <legend className={field.label}>{t('questions.calendar.label')}</legend>
      <p className={field.hint}>
        {partial
          ? t('questions.calendar.partial', { current: count(marked), total: count(child.weeks) })
          : t('questions.calendar.hint')}
      </p>
      {useMarkedLines(childIndex).map((line) => (
        <p key={line} className={styles.marked}>
          {line}
        </p>
      ))}
      <button
        type="button"
        className={questions.press}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t(`questions.calendar.${isOpen ? 'close' : 'open'}`)}
      </button>
      {isOpen && <CalendarSheet childIndex={childIndex} />}
    </fieldset>
  );
}

function CalendarSheet({ childIndex }: { childIndex: number }) {
  const { t, format } = usePage<'estimate'>();
  const { calendar } = useChild(childIndex);
  const [mode, setMode] = useState<PickerMode>('weeks');
  const monthsOf = (week: SeasonWeek | undefined) => {
    const days = week ? [week.monday, week.friday] : [];
    return [...new Set(days.map((day) => format('monthYear', day.slice(0, 7))))].join(' – ');
  };
  return (
    <div>
      <div className={styles.modes} data-row>
        {MODES.map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === mode}
            onClick={() => setMode(value)}
          >
            {t(`questions.calendar.${value}`)}
          </button>
        ))}
      </div>
      <div className={styles.leaf}>
        <div className={styles.weekdays} aria-hidden="true">
          {CAMP_WEEKDAYS.map((day) => (
            <span key={day}>{format('shortWeekday', day)}</span>
          ))}
        </div>
        <ul data-stack="0">
          {calendar.weeks.map((week, index, weeks) => (
            <PickerWeek
              key={week.monday}
              week={week}
              childIndex={childIndex}
              mode={mode}
              months={monthsOf(week) === monthsOf(weeks[index - 1]) ? undefined : monthsOf(week)}
            />
          ))}
        </ul>
      </div>
    </div>
  );
}

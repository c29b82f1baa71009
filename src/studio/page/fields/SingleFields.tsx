import { isCalendarDate, weekdayOf } from '../../../time/calendar.ts';
import { isMaybeText } from '../../model/field-kind.ts';
import { dayName, fill, monthName, optionName, words } from '../words.ts';
import styles from './Fields.module.css';
import type { SingleProps } from './FieldView.tsx';

/** A name, a phone, an address: typed as it stands. */
export function PlainField({ field, id, describedBy, onChange }: SingleProps) {
  const maybeNone = isMaybeText(field.described.node);
  return (
    <input
      id={id}
      className={styles.input}
      value={typeof field.value === 'string' ? field.value : ''}
      aria-describedby={describedBy || undefined}
      onChange={({ target: { value } }) => onChange(value === '' && maybeNone ? null : value)}
    />
  );
}

export function SwitchField({ field, id, describedBy, onChange }: SingleProps) {
  const isOn = field.value === true;
  return (
    <span className={styles.line}>
      <input
        id={id}
        type="checkbox"
        className={styles.check}
        checked={isOn}
        aria-describedby={describedBy || undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{isOn ? words.field.yes : words.field.no}</span>
    </span>
  );
}

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** A day with its weekday, what people get wrong first; or a whole month. Said in words beside what is chosen. */
export function DateField({ field, id, describedBy, onChange }: SingleProps) {
  const value = typeof field.value === 'string' ? field.value : '';
  const isMonth = MONTH.test(value);
  const isDay = isCalendarDate(value);
  if (value !== '' && !isDay && !isMonth)
    return <PlainField field={field} id={id} describedBy={describedBy} onChange={onChange} />;
  return (
    <span className={styles.line}>
      <input
        id={id}
        type={isMonth ? 'month' : 'date'}
        className={styles.input}
        value={value}
        aria-describedby={describedBy || undefined}
        onChange={(event) => event.target.value && onChange(event.target.value)}
      />
      {isMonth && <output htmlFor={id}>{monthName(value)}</output>}
      {isDay && <output htmlFor={id}>{`${optionName(weekdayOf(value))} ${dayName(value)}`}</output>}
    </span>
  );
}

/** An hour, said beside it as it is said here: a browser of another language shows 4:45 PM. */
export function TimeField({ field, id, describedBy, onChange }: SingleProps) {
  const withSeconds = field.described.node.format === 'clock-time-seconds';
  const value = typeof field.value === 'string' ? field.value : '';
  const typed = (text: string) => (withSeconds && text.length === 5 ? `${text}:00` : text);
  return (
    <span className={styles.line}>
      <input
        id={id}
        type="time"
        step={withSeconds ? 1 : 60}
        className={styles.input}
        value={value}
        aria-describedby={describedBy || undefined}
        onChange={(event) => event.target.value && onChange(typed(event.target.value))}
      />
      {value !== '' && <output htmlFor={id}>{fill(words.field.clock, { time: value })}</output>}
    </span>
  );
}

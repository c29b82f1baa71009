import { useLayoutEffect, useRef, useState } from 'react';
import { writtenSoFar } from '../../../check/text-files.ts';
import { isCalendarDate, weekdayOf } from '../../../time/calendar.ts';
import { isMaybeText } from '../../model/field-kind.ts';
import { dayName, fill, monthName, optionName, words } from '../words.ts';
import styles from './Fields.module.css';
import type { SingleProps } from './FieldView.tsx';

/** A name, a phone number, an address: plain text. */
export function PlainField({ field, control, onChange }: SingleProps) {
  const maybeNone = isMaybeText(field.described.node);
  return (
    <input
      {...control}
      className={styles.input}
      value={typeof field.value === 'string' ? writtenSoFar(field.value) : ''}
      onChange={({ target: { value } }) => onChange(value === '' && maybeNone ? null : value)}
    />
  );
}

export function SwitchField({ field, control, onChange }: SingleProps) {
  const isOn = field.value === true;
  return (
    <span className={styles.line}>
      <input
        {...control}
        type="checkbox"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{isOn ? words.field.yes : words.field.no}</span>
    </span>
  );
}

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** A date or a month, repeated in words; the weekday shows a wrong date at once. */
export function DateField(props: SingleProps) {
  const value = typeof props.field.value === 'string' ? props.field.value : '';
  const isMonth = MONTH.test(value);
  const isDay = isCalendarDate(value);
  if (value !== '' && !isDay && !isMonth) return <PlainField {...props} />;
  const day = isDay ? `${optionName(weekdayOf(value))} ${dayName(value)}` : '';
  return (
    <PartsField
      {...props}
      type={isMonth ? 'month' : 'date'}
      read={(typed) => (isWithYear(typed) ? typed : undefined)}
      said={isMonth ? monthName(value) : day}
    />
  );
}

/** A day, with an optional hour in Rome time. */
export function MomentField(props: SingleProps) {
  const { field, onChange } = props;
  const [day = '', time = ''] = String(field.value ?? '').split('T');
  const join = (date: string, hour: string) => onChange(hour === '' ? date : `${date}T${hour}`);
  return (
    <>
      <DateField
        {...props}
        field={{ ...field, value: day }}
        onChange={(date) => join(String(date), time)}
      />
      <label className={styles.line}>
        {words.field.hour}
        <input
          type="time"
          className={styles.input}
          value={time}
          disabled={day === ''}
          onChange={({ target }) => join(day, target.value)}
        />
      </label>
    </>
  );
}

/** False for years typed in part: 0002, 0020, 0203. */
function isWithYear(typed: string): boolean {
  return /^[1-9]/.test(typed);
}

/** A time, repeated in Italian form: a browser in another language shows 4:45 PM. */
export function TimeField(props: SingleProps) {
  const { value, described } = props.field;
  const withSeconds = described.node.format === 'clock-time-seconds';
  return (
    <PartsField
      {...props}
      type="time"
      step={withSeconds ? 1 : 60}
      read={(typed) => (withSeconds && typed.length === 5 ? `${typed}:00` : typed || undefined)}
      said={value ? fill(words.field.clock, { time: String(value) }) : ''}
    />
  );
}

interface PartsProps extends SingleProps {
  readonly type: 'date' | 'month' | 'time';
  readonly step?: number;
  readonly read: (typed: string) => string | undefined;
  readonly said: string;
}

/**
 * A date or time that a browser takes part by part: it reports no value until all parts are typed.
 * The input is uncontrolled, because setting a value would erase the digits typed so far.
 */
function PartsField({ field, control, onChange, type, step, read, said }: PartsProps) {
  const value = typeof field.value === 'string' ? field.value : '';
  const input = useRef<HTMLInputElement>(null);
  const [first] = useState(value);
  const [isWrong, setWrong] = useState(value === '');
  useLayoutEffect(() => {
    if (!input.current || input.current.value === value) return;
    input.current.value = value;
    setWrong(value === '');
  }, [value]);
  return (
    <>
      <span className={styles.line}>
        <input
          ref={input}
          {...control}
          type={type}
          step={step}
          className={styles.input}
          defaultValue={first}
          aria-invalid={isWrong}
          onChange={({ target }) => {
            const meant = read(target.value);
            setWrong(meant === undefined);
            if (meant !== undefined) onChange(meant);
          }}
        />
        {said !== '' && !isWrong && <output htmlFor={control.id}>{said}</output>}
      </span>
      {isWrong && <p role="alert">{words.field.partWrong}</p>}
    </>
  );
}

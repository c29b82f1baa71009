import { useLayoutEffect, useRef, useState } from 'react';
import { cleaned, numberMeant } from '../../../check/schema/rewrite.ts';
import { writtenSoFar } from '../../../check/text-files.ts';
import { type Json, sameJson } from '../../../content/json.ts';
import { isCalendarDate, weekdayOf } from '../../../time/calendar.ts';
import { type Field, unitOf } from '../../model/field.ts';
import { isNullableText } from '../../model/field-kind.ts';
import styles from '../Content.module.css';
import { clockName, dayName, fill, monthName, optionName, words } from '../words.ts';
import type { SingleProps } from './field-props.ts';

/** How a value is typed. */
interface Typing {
  readonly type?: 'date' | 'month' | 'time';
  /** In seconds. */
  readonly step?: number;
  readonly inputMode?: 'decimal';
  /** The typed text reads as this value; undefined while it reads as none. */
  readonly read: (typed: string) => Json | undefined;
  readonly write: (value: Json) => string;
  /** Its unit, or the value in words: browsers in another language show 4:45 PM. */
  readonly inWords?: string | undefined;
  readonly wrong: string;
}

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

function typingOf(field: Field): Typing {
  const { kind, value } = field;
  const { node } = field.described;
  const text = String(value ?? '');
  const part = { write: String, wrong: words.field.partWrong };
  if (kind === 'number')
    return {
      inputMode: 'decimal',
      read: (typed) => numberMeant(typed, node),
      write: (number) => String(number).replace('.', ','),
      inWords: unitOf(field),
      wrong: words.field.numberWrong,
    };
  if (kind === 'time') {
    const withSeconds = node.format === 'clock-time-seconds';
    return {
      ...part,
      type: 'time',
      step: withSeconds ? 1 : 60,
      read: (typed) => (withSeconds && typed.length === 5 ? `${typed}:00` : typed || undefined),
      inWords: text && fill(words.field.clock, { time: clockName(text) }),
    };
  }
  const isDay = isCalendarDate(text);
  const clean = node.format === 'clean-text' ? cleaned : String;
  // A date that cannot be read is corrected as text.
  if (kind === 'plain' || !(isDay || MONTH.test(text) || text === ''))
    return {
      read: (typed) => (typed === '' && isNullableText(node) ? null : clean(typed)),
      write: (value) => (typeof value === 'string' ? writtenSoFar(value) : ''),
      wrong: '',
    };
  return {
    ...part,
    type: MONTH.test(text) ? 'month' : 'date',
    // A year typed in part: 0002, 0020, 0203.
    read: (typed) => (/^[1-9]/.test(typed) ? typed : undefined),
    // The weekday shows a wrong date at once.
    inWords: isDay ? `${optionName(weekdayOf(text))} ${dayName(text)}` : monthName(text),
  };
}

/**
 * A text, a number, a date or a time. A valid value is reported at once. Invalid text stays in the
 * input, while the content gets back the value from before the edit: typing 31 February must not
 * leave 3 or 28 February. The input is uncontrolled, because browsers accept a date part by part,
 * and setting it would erase the digits typed so far.
 */
export function TypedField({ field, control, onChange }: SingleProps) {
  const { type, step, inputMode, read, write, inWords, wrong } = typingOf(field);
  const value = field.value ?? '';
  const written = write(value);
  const input = useRef<HTMLInputElement>(null);
  const [first] = useState(written);
  const [isWrong, setWrong] = useState(false);
  const entered = useRef<Json>(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new value may replace the text.
  useLayoutEffect(() => {
    if (!input.current) return;
    const meant = read(input.current.value);
    if (meant === undefined ? input.current === document.activeElement : sameJson(meant, value))
      return;
    input.current.value = written;
    setWrong(false);
  }, [written]);
  return (
    <>
      <span className={styles.row}>
        <input
          ref={input}
          {...control}
          type={type}
          step={step}
          inputMode={inputMode}
          className={inputMode ? styles.number : styles.input}
          defaultValue={first}
          aria-invalid={isWrong}
          data-invalid={isWrong || undefined}
          onFocus={() => {
            if (!isWrong) entered.current = value;
          }}
          onChange={({ target }) => {
            const meant = read(target.value);
            setWrong(meant === undefined);
            const next = meant === undefined ? entered.current : meant;
            if (!sameJson(next, value)) onChange(next);
          }}
        />
        {inWords && !isWrong && <output htmlFor={control.id}>{inWords}</output>}
      </span>
      {isWrong && <p role="alert">{wrong}</p>}
    </>
  );
}

/** A day, with an optional hour in Rome time. */
export function DateTimeField(props: SingleProps) {
  const { field, onChange } = props;
  const [day = '', time = ''] = String(field.value ?? '').split('T');
  const join = (date: string, hour: string) => onChange(hour === '' ? date : `${date}T${hour}`);
  return (
    <>
      <TypedField
        {...props}
        field={{ ...field, value: day }}
        onChange={(date) => join(String(date), time)}
      />
      <label className={styles.row}>
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

export function SwitchField({ field, control, onChange }: SingleProps) {
  const isChecked = field.value === true;
  return (
    <span className={styles.row}>
      <input
        {...control}
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{isChecked ? words.field.yes : words.field.no}</span>
    </span>
  );
}

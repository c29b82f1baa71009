import type { Location } from '../../../author/edit.ts';
import { type Json, sameJson, valueAt } from '../../../content/json.ts';
import { factLocation } from '../../../content/paths.ts';
import { addDays, daysBetween, isCalendarDate } from '../../../time/calendar.ts';
import type { FactView } from '../../session/fact-view.ts';
import styles from '../Content.module.css';
import { factIn } from '../file-titles.ts';
import { officialField, valueInWords } from '../labels.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { edit, type Studio, useOpenStudio } from '../store.ts';
import { counted, fill, words } from '../words.ts';

/** The facts that must change with one that has just changed, each with a button that moves it. */
export function MovedTogether({ file, pointer }: Location) {
  const studio = useOpenStudio();
  const fact = factIn(studio, file, pointer);
  const own = fact && versionsOf(studio, fact);
  if (!fact || !own || sameJson(own.before, own.now)) return null;
  const all = (fact.linked ?? []).flatMap((path) => studio.facts.get(path) ?? []);
  const left = all
    .map((field) => ({ label: field.label, ...versionsOf(studio, field) }))
    .filter(({ before, now }) => sameJson(before, now));
  const same = left.filter(({ before }) => sameJson(before, own.before));
  const others = left.flatMap((finding) => {
    const time = same.includes(finding) ? undefined : movedAlong(finding.before, own);
    return time === undefined ? [] : [{ ...finding, time }];
  });
  return (
    <>
      {same.length > 0 && (
        <p className={styles.callout}>
          {fill(words.linked.same, {
            value: valueInWords(studio, own.before, officialField(studio, fact.path)),
            fields: same.map(({ label }) => label).join('; '),
          })}{' '}
          <ActionButton
            data-small
            onPress={() => {
              for (const { change } of same) change(own.now);
            }}
          >
            {words.linked.all}
          </ActionButton>
        </p>
      )}
      {others.length > 0 && (
        <details open={others.length === 1}>
          <summary>{counted(words.linked.open, others.length)}</summary>
          {others.map(({ label, time, change }) => (
            <ActionButton key={label} data-small onPress={() => change(time)}>
              {fill(words.linked.along, { label, time: valueInWords(studio, time) })}
            </ActionButton>
          ))}
        </details>
      )}
    </>
  );
}

/** A fact as it was saved and as it is now, and how to change it. */
function versionsOf({ before, values }: Studio, { path }: FactView) {
  const { file, pointer, steps } = factLocation(path);
  const valueIn = (whole: Json | undefined): Json => valueAt(whole ?? null, steps) ?? null;
  return {
    before: valueIn(before[file] ?? values[file]),
    now: valueIn(values[file]),
    change: (value: Json) => edit(file, { op: 'set', pointer, value }),
  };
}

/** A day or a time of day moved by as much as another; undefined for other values, or past midnight. */
function movedAlong(time: Json, { before, now }: Readonly<Record<'before' | 'now', Json>>) {
  const [day, from, to] = [time, before, now].map(String);
  if (day && from && to && [day, from, to].every(isCalendarDate))
    return addDays(day, daysBetween(from, to));
  const minutes = minutesOf(time) + minutesOf(now) - minutesOf(before);
  if (!(minutes >= 0 && minutes < 24 * 60)) return undefined;
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

function minutesOf(time: Json): number {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(String(time)) ?? [];
  return Number(hours) * 60 + Number(minutes);
}

import { millisecondsInHour } from 'date-fns/constants';
import type { EventAttributes } from 'ics';
import type { CalendarDate } from '../../time/calendar.ts';
import { between, onDays } from '../../time/calendar-event.ts';

/** Something to do by an instant (milliseconds since the epoch). */
export interface DeadlineEntry {
  readonly id: string;
  readonly instant: number;
  readonly title: string;
  /** The text of the alarm a day before, when "ends today" is not yet true. */
  readonly dayBefore: string;
}

/** Camp days, first and last included; calendar dates without a time zone. */
export interface AttendanceEntry {
  readonly id: string;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly title: string;
}

export interface CalendarEntries {
  readonly name: string;
  /** The URL of the estimate, in every entry. */
  readonly url: string;
  readonly deadlines: readonly DeadlineEntry[];
  readonly attendance: readonly AttendanceEntry[];
}

const PRODUCT = 'fun-village/preventivo';

/**
 * The entries as an iCalendar file (RFC 5545). Deadlines are instants in UTC, correct in any time
 * zone, and end on the last second; alarms ring a day and an hour before. Ids depend on the content
 * of an entry: opening a file twice adds nothing twice.
 * @throws Error when the entries make no valid calendar
 */
export async function familyCalendar(entries: CalendarEntries): Promise<string> {
  // The library includes a validator: it loads only on request.
  const { createEvents } = await import('ics');
  const events = [
    ...entries.attendance.map((entry) => attendanceEvent(entry, entries)),
    ...entries.deadlines.map((entry) => deadlineEvent(entry, entries)),
  ];
  const { error, value } = createEvents(events, { productId: PRODUCT, calName: entries.name });
  if (error || value === null) throw error ?? new Error('no calendar');
  return value;
}

function deadlineEvent(
  { id, instant, title, dayBefore }: DeadlineEntry,
  { url }: CalendarEntries,
): EventAttributes {
  return {
    ...common(id, title, url),
    ...between(instant - millisecondsInHour, instant),
    alarms: [alarm(dayBefore, 24), alarm(title, 1)],
  };
}

function attendanceEvent(
  { id, from, to, title }: AttendanceEntry,
  { url }: CalendarEntries,
): EventAttributes {
  return { ...common(id, title, url), ...onDays(from, to) };
}

function common(id: string, title: string, url: string) {
  return {
    uid: `${id}@${new URL(url).host}`,
    title,
    description: url,
    url,
    transp: 'TRANSPARENT' as const,
  };
}

/**
 * In hours, because the library writes a whole day as `P1DT`, which strict calendar apps refuse. It
 * escapes the text of events (RFC 5545, 3.3.11), but not of alarms.
 */
function alarm(text: string, hours: number) {
  const description = text.replace(/[\\,;]/g, '\\$&');
  return { action: 'display' as const, description, trigger: { hours, before: true } };
}

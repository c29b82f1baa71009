import type { EventAttributes } from 'ics';
import { addDays, type CalendarDate } from '../../time/calendar.ts';

/** Something to be done by an instant (milliseconds since the epoch). */
export interface DeadlineEntry {
  readonly id: string;
  readonly instant: number;
  readonly title: string;
  /** What the phone says the day before, when it is not yet true that it ends today. */
  readonly dayBefore: string;
}

/** Days of camp, first and last included; a day of the calendar has no time zone. */
export interface AttendanceEntry {
  readonly id: string;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly title: string;
}

export interface CalendarEntries {
  readonly name: string;
  /** Where the estimate is: every entry leads back to it. */
  readonly address: string;
  readonly deadlines: readonly DeadlineEntry[];
  readonly attendance: readonly AttendanceEntry[];
}

const MS_PER_HOUR = 3_600_000;
const PRODUCT = 'fun-village/preventivo';

/**
 * The entries as an iCalendar file (RFC 5545). Deadlines are written as instants in UTC, so that they
 * are right on a phone in any zone, and end on the last second; the phone warns a day and an hour before.
 * Ids depend on what an entry is about: a file that is opened twice adds nothing twice.
 *
 * @throws Error when the entries make no valid calendar
 */
export async function calendarFile(entries: CalendarEntries): Promise<string> {
  // The library brings a validator along: only who asks for the file downloads it.
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
  { address }: CalendarEntries,
): EventAttributes {
  return {
    ...common(id, title, address),
    start: instant - MS_PER_HOUR,
    startInputType: 'utc',
    startOutputType: 'utc',
    end: instant,
    endInputType: 'utc',
    endOutputType: 'utc',
    alarms: [alarm(dayBefore, 24), alarm(title, 1)],
  };
}

function attendanceEvent(
  { id, from, to, title }: AttendanceEntry,
  { address }: CalendarEntries,
): EventAttributes {
  return { ...common(id, title, address), start: dateOf(from), end: dateOf(addDays(to, 1)) };
}

function common(id: string, title: string, address: string) {
  return {
    uid: `${id}@${new URL(address).host}`,
    title,
    description: address,
    url: address,
    transp: 'TRANSPARENT' as const,
  };
}

/**
 * Hours, because the library writes a whole day as `P1DT`, which strict readers refuse. It escapes the
 * text of an event (RFC 5545, 3.3.11), but not that of an alarm.
 */
function alarm(text: string, hours: number) {
  const description = text.replace(/[\\,;]/g, '\\$&');
  return { action: 'display' as const, description, trigger: { hours, before: true } };
}

function dateOf(date: CalendarDate): [number, number, number] {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return [year, month, day];
}

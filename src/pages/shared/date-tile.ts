import type { CountdownProps } from '../../components/dates/Countdown.tsx';
import type { AnyPage } from '../../layout/site-context.tsx';
import type { CalendarDate } from '../../time/calendar.ts';

/** A date as a tile: the day large, month and year below it. */
export function dateTile(
  date: CalendarDate,
  format: AnyPage['format'],
): CountdownProps['units'][number] {
  return {
    id: date,
    value: format('number', Number(date.slice(-2))),
    label: format('monthYear', date.slice(0, -3)),
  };
}

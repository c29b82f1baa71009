import { useEstimatePage } from '../../layout/template-pages.ts';
import { seasonWeeks } from '../../time/season-weeks.ts';
import type { AttendanceEntry, CalendarEntries } from '../answers/calendar-file.ts';
import { useEstimate } from '../estimate-context.tsx';
import { useWords } from '../use-words.ts';
import { useDeadlineWords } from './use-deadline-words.ts';

/** What goes into the family's calendar: the marked weeks and days, and every deadline still ahead. */
export function useCalendarEntries(address: string): CalendarEntries {
  const { t } = useEstimatePage();
  const { estimate } = useEstimate();
  const { what } = useDeadlineWords();
  const attendance = useAttendance();
  return {
    name: t('share.calendarName'),
    address,
    attendance,
    deadlines: estimate.deadlines
      .filter(({ over }) => !over)
      .map((deadline) => ({
        id: `${deadline.key}-${deadline.monday ?? deadline.date}`,
        instant: deadline.instant,
        title: t('share.deadline', { title: what(deadline) }),
        dayBefore: t('share.dayBefore', { title: what(deadline) }),
      })),
  };
}

/** Each week and day once for each venue, however many children go there. */
function useAttendance(): AttendanceEntry[] {
  const { t, facts } = useEstimatePage();
  const { children } = useEstimate().answers;
  const { venueName } = useWords();
  const weeks = seasonWeeks(facts.season);
  const all = children.flatMap(({ venue, weekStarts, dayDates }) => {
    const title = t('share.camp', { venue: venueName(venue) });
    const entry = (from: string, to: string) => ({ id: `${venue}-${from}`, from, to, title });
    const campDays = (monday: string) =>
      weeks.find((week) => week.monday === monday)?.campDays ?? [];
    return [
      ...weekStarts.map((monday) => {
        const days = campDays(monday);
        return entry(days[0] ?? monday, days.at(-1) ?? monday);
      }),
      ...dayDates.map((day) => entry(day, day)),
    ];
  });
  return [...new Map(all.map((entry) => [entry.id, entry])).values()];
}

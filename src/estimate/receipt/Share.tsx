import { useRef, useState } from 'react';
import { Action } from '../../components/actions/Action.tsx';
import { Button } from '../../components/actions/Button.tsx';
import { copyText } from '../../components/actions/copy-text.ts';
import { saveFile } from '../../components/actions/save-file.ts';
import { usePage, useSite } from '../../layout/site-context.tsx';
import { calendarAt, priceBook } from '../../pricing/price-book.ts';
import { romeDateAt } from '../../time/rome.ts';
import {
  type AttendanceEntry,
  type CalendarEntries,
  familyCalendar,
} from '../answers/calendar-file.ts';
import { writeUrl } from '../answers/query.ts';
import { PRICES_PARAMETER, writePrices } from '../answers/remembered-prices.ts';
import { useEstimate } from '../estimate-context.tsx';
import { useFamilyLines } from '../use-answer-lines.ts';
import { useDeadlineWords, useWords } from '../use-words.ts';
import { ResultSection } from './ResultSection.tsx';
import styles from './Results.module.css';

/** Sends it, prints it, or saves its deadlines in a calendar. */
export function Share() {
  const { t, link } = usePage<'estimate'>();
  const { estimate } = useEstimate();
  const { euro } = useWords();
  const url = useSharedUrl();
  const total = euro(estimate.quote.totalCents);
  const text = t('share.message', { what: useFamilyLines().join('; '), total, page: url });
  return (
    <ResultSection id="condividi" title={t('share.title')} print="hide">
      <div data-row>
        <Action
          variant="secondary"
          label={t('share.whatsapp')}
          icon="chat"
          href={`${link('whatsapp').url}?text=${encodeURIComponent(text)}`}
        />
        <Button
          variant="secondary"
          label={t('share.print')}
          icon="document"
          onClick={() => window.print()}
        />
        <SaveCalendar url={url} />
        <CopyUrl url={url} />
      </div>
    </ResultSection>
  );
}

function SaveCalendar({ url }: { url: string }) {
  const { t } = usePage<'estimate'>();
  const entries = useCalendarEntries(url);
  if (entries.attendance.length === 0) return null;
  const save = async () =>
    saveFile(
      `${t('share.file')}.ics`,
      new Blob([await familyCalendar(entries)], { type: 'text/calendar' }),
    );
  return (
    <Button
      variant="secondary"
      label={t('share.calendar')}
      icon="calendar"
      onClick={() => void save()}
    />
  );
}

function CopyUrl({ url }: { url: string }) {
  const { t } = usePage<'estimate'>();
  const [done, setDone] = useState<{ url: string; worked: boolean }>();
  const field = useRef<HTMLInputElement>(null);
  const state = done?.url === url ? done : undefined;
  const write = async () => {
    const worked = await copyText(url);
    setDone({ url, worked });
    if (!worked) field.current?.select();
  };
  return (
    <>
      <Button
        variant="secondary"
        label={t('share.copy')}
        icon="link"
        onClick={() => void write()}
      />
      <p role="status">{state && t(state.worked ? 'share.copied' : 'share.notCopied')}</p>
      {state && !state.worked && (
        <input
          ref={field}
          className={styles.url}
          data-box
          aria-label={t('share.address')}
          readOnly
          value={url}
        />
      )}
    </>
  );
}

/** Entries for the family's calendar: the marked weeks and days, and every deadline ahead. */
function useCalendarEntries(url: string): CalendarEntries {
  const { t } = usePage<'estimate'>();
  const { estimate } = useEstimate();
  const { what } = useDeadlineWords();
  const attendance = useAttendance();
  return {
    name: t('share.calendarName'),
    url,
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

/** Each week and day once per venue, however many children go there. */
function useAttendance(): AttendanceEntry[] {
  const { t, facts } = usePage<'estimate'>();
  const { children } = useEstimate().answers;
  const { venueName } = useWords();
  const book = priceBook(facts);
  const all = children.flatMap(({ venue, weekStarts, dayDates }) => {
    const title = t('share.camp', { venue: venueName(venue) });
    const entry = (from: string, to: string) => ({ id: `${venue}-${from}`, from, to, title });
    const campDays = (monday: string) =>
      calendarAt(venue, book).weeks.find((week) => week.monday === monday)?.campDays ?? [];
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

/** The public URL of this page with these answers, and with today's prices. */
export function useSharedUrl(): string {
  const { site } = useSite().content;
  const { entry, pathOf } = usePage<'estimate'>();
  const { answers, estimate, now } = useEstimate();
  const { lines } = estimate.quote;
  const prices =
    now === undefined ? '' : `&${PRICES_PARAMETER}=${writePrices(lines, romeDateAt(now))}`;
  return `${site.origin}${pathOf(entry.id)}?${writeUrl(answers)}${prices}`;
}

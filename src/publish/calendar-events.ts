import { millisecondsInHour } from 'date-fns/constants';
import type { TFunction } from 'i18next';
import { readSiteContent } from '../content/content.ts';
import { asJsonObject } from '../content/json.ts';
import { lookUp } from '../content/look-up.ts';
import { factsOfVenue, statedPath } from '../content/scope.ts';
import type { Facts } from '../content/types.ts';
import { venueClosures } from '../content/venue-closures.ts';
import { createFormats, type Formats } from '../i18n/format.ts';
import type { CalendarDate } from '../time/calendar.ts';
import { enrolmentDeadline } from '../time/enrolment-deadline.ts';
import { romeInstant } from '../time/rome.ts';
import { hasCampDays, seasonWeeks } from '../time/season-weeks.ts';
import type { Publication } from './publication.ts';
import { publishWords } from './settled-page.ts';

/** An event of the camp's calendar. */
export interface CalendarEvent {
  /** Stable across changes of the event. */
  readonly id: string;
  readonly title: string;
  readonly when:
    | { readonly from: CalendarDate; readonly to: CalendarDate }
    /** Instants, in milliseconds since the epoch. */
    | { readonly start: number; readonly end: number };
  /** False until it is decided and confirmed. */
  readonly settled: boolean;
  readonly location?: string;
  readonly url: string;
}

interface Words {
  readonly facts: Facts;
  readonly t: TFunction<'publish'>;
  readonly localeId: string;
  readonly formats: Formats;
}

/**
 * Season, closures, open days, deadlines and notices. People read a calendar long before its days:
 * each event has the values of its own day. @param venue leaves out what only others have
 */
export function calendarEvents(
  publication: Publication,
  localeId: string,
  venue?: string,
): CalendarEvent[] {
  return publication.periods.flatMap(({ from, until, publication: version }) =>
    eventsOf(version, localeId, venue).filter(({ when }) => {
      const start = 'from' in when ? romeInstant({ date: when.from, time: '00:00' }) : when.start;
      return from <= start && start < until;
    }),
  );
}

function eventsOf(publication: Publication, localeId: string, venue?: string): CalendarEvent[] {
  const { facts, locale, texts } = readSiteContent(publication.files, localeId);
  const formats = createFormats(locale.language, texts);
  const words = { facts, t: publishWords(publication, localeId), localeId, formats };
  return [
    ...season(publication, words, venue),
    ...openDays(publication, words, venue),
    ...deadlines(publication, words, venue),
    ...notices(publication, words, venue),
  ];
}

function season(
  publication: Publication,
  { facts, t, localeId }: Words,
  venue?: string,
): CalendarEvent[] {
  const { start, end, closures } = facts.season;
  const apart = venueClosures(facts).filter(
    (closure) => venue === undefined || closure.venue === venue,
  );
  const stated = (id: string, at?: string) =>
    statedPath(asJsonObject(facts), `season.closures.${id}`, at);
  const url = pageOf(publication, localeId, 'regulations');
  const day = (path: string, title: string, from: CalendarDate, to = from) => ({
    ...dated(publication, path, title, t),
    when: { from, to },
    url,
  });
  return [
    day('season.start', t('calendar.start'), start),
    ...Object.entries(closures)
      .filter(([id]) => stated(id, venue) === stated(id))
      .map(([id, { from, to }]) => day(stated(id), t('calendar.closure'), from, to)),
    ...apart.map(({ venue: at, id, from, to }) =>
      day(
        stated(id, at),
        t('calendar.closureAt', { venue: lookUp(facts.venues, at).name }),
        from,
        to,
      ),
    ),
    day('season.end', t('calendar.end'), end),
  ];
}

function openDays(
  publication: Publication,
  { facts, t, localeId, formats }: Words,
  venue: string | undefined,
): CalendarEvent[] {
  const page = publication.site.pages.find(({ template }) => template === 'open-days');
  if (!page || !publication.isPublic(page.id)) return [];
  const url = publication.url(localeId, page.id);
  return Object.entries(facts.openDays.events).flatMap(([id, event]) => {
    if (venue !== undefined && event.venue !== venue) return [];
    const path = `openDays.events.${id}`;
    const name = t('calendar.openDay', { date: formats.dayMonthWeekday.format(event.date) });
    const { name: place, addresses, city } = lookUp(facts.venues, event.venue);
    const at = (time: string) => romeInstant({ date: event.date, time });
    const isKnown = publication.isSettled(`${path}.venue`);
    return [
      {
        ...dated(publication, `${path}.date`, name, t),
        when: { start: at(event.hours.from), end: at(event.hours.to) },
        ...(isKnown && { location: [place, ...addresses, city].join(', ') }),
        url,
      },
      {
        ...dated(publication, `${path}.bookBy`, t('calendar.bookBy', { title: name }), t),
        when: { from: event.bookBy, to: event.bookBy },
        url,
      },
    ];
  });
}

function deadlines(publication: Publication, words: Words, venue?: string): CalendarEvent[] {
  const { facts, t, localeId, formats } = words;
  const url = pageOf(publication, localeId, 'regulations');
  const chain = romeInstant(facts.discounts.chain.deadline);
  const until = (end: number) => ({ start: end - millisecondsInHour, end });
  const { season } = venue === undefined ? facts : factsOfVenue(facts, venue);
  const weeks = seasonWeeks(season).filter(hasCampDays);
  return [
    {
      ...dated(publication, 'discounts.chain.deadline', t('calendar.chain'), t),
      when: until(chain),
      url,
    },
    ...weeks.map(({ monday }) => ({
      ...dated(
        publication,
        'enrolment.deadline',
        t('calendar.enrolment', { date: formats.longDate.format(monday) }),
        t,
      ),
      id: `enrolment.deadline.${monday}`,
      when: until(enrolmentDeadline(monday, facts.enrolment).instant),
      url,
    })),
  ];
}

/** Notices; a venue's calendar leaves out those that its page does not show. */
function notices(
  publication: Publication,
  { facts, localeId }: Words,
  venue: string | undefined,
): CalendarEvent[] {
  const { notices } = readSiteContent(publication.files, localeId);
  // The same in every calendar, and when another notice is removed.
  const idOf = ({ from }: (typeof notices)[number], index: number) =>
    `notices.${from}.${notices.slice(0, index).filter((notice) => notice.from === from).length}`;
  const page = venue === undefined ? undefined : lookUp(facts.venues, venue).page;
  const first = publication.site.locales[0]?.id ?? '';
  return notices
    .map((notice, index) => ({ ...notice, id: idOf(notice, index) }))
    .filter(({ where }) => !where || page === undefined || where.includes(page))
    .map(({ id, text, from, until }) => ({
      id,
      title: text[localeId] ?? text[first] ?? '',
      when: { from: from.slice(0, 10), to: until.slice(0, 10) },
      settled: true,
      url: publication.site.origin,
    }));
}

function dated(publication: Publication, path: string, title: string, t: TFunction<'publish'>) {
  const settled = publication.isSettled(path);
  return { id: path, settled, title: settled ? title : t('calendar.undecided', { title }) };
}

function pageOf(publication: Publication, localeId: string, template: string): string {
  const page = publication.site.pages.find((page) => page.template === template);
  return page ? publication.url(localeId, page.id) : publication.site.origin;
}

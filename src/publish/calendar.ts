import { createEvents, type EventAttributes } from 'ics';
import { readSiteContent } from '../content/content.ts';
import { lookUp } from '../content/look-up.ts';
import { between, onDays } from '../time/calendar-event.ts';
import { romeInstant } from '../time/rome.ts';
import { type CalendarEvent, calendarEvents } from './calendar-events.ts';
import type { Publication } from './publication.ts';
import { publishWords } from './settled-page.ts';

const PRODUCT = 'fun-village/calendario';

/**
 * The calendar of the camp or of one venue, for subscriptions (RFC 5545). It does not depend on the
 * time of the build: the same facts give the same bytes.
 * @throws Error if the events do not make a valid calendar
 */
export function calendarFile(publication: Publication, localeId: string, venue?: string): string {
  const { facts } = readSiteContent(publication.files, localeId);
  const t = publishWords(publication, localeId);
  const calName =
    venue === undefined
      ? t('calendar.name')
      : t('calendar.venueName', { venue: lookUp(facts.venues, venue).name });
  const timestamp = romeInstant({ date: versionDay(facts.legal.updated), time: '00:00' });
  const host = new URL(publication.site.origin).host;
  const events = calendarEvents(publication, localeId, venue).map((event) => ({
    ...attributesOf(event, host),
    timestamp,
  }));
  const { error, value } = createEvents(events, { productId: PRODUCT, calName, method: 'PUBLISH' });
  if (error || value === null) throw error ?? new Error('no calendar');
  return value;
}

/** `2025-04` → `2025-04-01`: the regulations' version is the timestamp of every event. */
function versionDay(updated: string): string {
  return updated.length === 7 ? `${updated}-01` : updated;
}

function attributesOf(event: CalendarEvent, host: string): EventAttributes {
  const { id, title, when, settled, location, url } = event;
  return {
    uid: `${id}@${host}`,
    title,
    description: url,
    url,
    status: settled ? 'CONFIRMED' : 'TENTATIVE',
    transp: 'TRANSPARENT',
    ...(location !== undefined && { location }),
    ...('from' in when ? onDays(when.from, when.to) : between(when.start, when.end)),
  };
}

import type { Event, Offer, Place } from 'schema-dts';
import { isObject } from '../../content/json.ts';
import { createFormats } from '../../i18n/format.ts';
import { romeDateTime } from '../../time/rome.ts';
import { type PageVoice, present, publishWords } from '../page-voice.ts';
import { organisationId } from './organisation.ts';
import { addressesOf, agesOf } from './place.ts';

/** Each open day as an event; one that can no longer be booked is told, and not offered. */
export function openDays(voice: PageVoice<'open-days'>): Event[] {
  return Object.keys(voice.shared.facts.openDays.events).flatMap((id) => {
    const path = `openDays.events.${id}`;
    const date = voice.text(`${path}.date`);
    const hours = voice.value(`${path}.hours`);
    if (date === undefined || !isObject(hours)) return [];
    const ages = agesOf(voice, 'camp.age');
    const event: Event = {
      '@type': 'Event',
      '@id': `${voice.address}#${id}`,
      name: nameOf(voice, date),
      url: voice.address,
      startDate: romeDateTime({ date, time: String(hours.from) }),
      endDate: romeDateTime({ date, time: String(hours.to) }),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      organizer: { '@id': organisationId(voice) },
      ...present({
        location: placeOf(voice, path),
        typicalAgeRange: ages && `${ages.min}-${ages.max}`,
        offers: offerOf(voice, path),
        isAccessibleForFree: isFree(voice),
      }),
    };
    return [event];
  });
}

function nameOf({ publication, shared }: PageVoice, date: string): string {
  const { locale, texts } = shared;
  const day = createFormats(locale.language, texts).dayMonthWeekday.write(date);
  return publishWords(publication, locale.id)('calendar.openDay', { date: day });
}

/** Only a venue that nobody has still to confirm. */
function placeOf(voice: PageVoice<'open-days'>, path: string): Place | undefined {
  const venue = voice.text(`${path}.venue`);
  const known = venue === undefined ? undefined : voice.shared.facts.venues[venue];
  if (venue === undefined || !known) return undefined;
  return { '@type': 'Place', name: known.name, address: addressesOf(voice, venue) };
}

/** True when nobody has still to decide on it; otherwise nothing is said. */
function isFree({ publication, shared }: PageVoice<'open-days'>): true | undefined {
  const isSettled = publication.standing.isSettled('openDays.price');
  return isSettled && shared.facts.openDays.price === 0 ? true : undefined;
}

function offerOf(voice: PageVoice<'open-days'>, path: string): Offer | undefined {
  const price = voice.publication.standing.isSettled('openDays.price')
    ? voice.shared.facts.openDays.price
    : undefined;
  const bookBy = voice.text(`${path}.bookBy`);
  if (price === undefined || bookBy === undefined) return undefined;
  if (bookBy < voice.publication.today) return undefined;
  return {
    '@type': 'Offer',
    ...costOf(price),
    url: `${voice.address}#${voice.content.page.booking.anchor}`,
    validThrough: bookBy,
  };
}

/** What costs nothing has no price: the page says that it is free, and so says the offer. */
function costOf(price: number): Pick<Offer, 'price' | 'priceCurrency'> {
  return price === 0 ? {} : { price, priceCurrency: 'EUR' };
}

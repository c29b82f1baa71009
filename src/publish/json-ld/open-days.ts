import type { Event, Offer, Place } from 'schema-dts';
import { isObject } from '../../content/json.ts';
import { createFormats } from '../../i18n/format.ts';
import { romeDateTime } from '../../time/rome.ts';
import { present, publishWords, type SettledPage } from '../settled-page.ts';
import { addressesOf, agesOf, organisationId } from './organisation.ts';

/** Each open day as an Event; one that can no longer be booked has no Offer. */
export function openDays(settledPage: SettledPage<'open-days'>): Event[] {
  return Object.keys(settledPage.shared.facts.openDays.events).flatMap((id) => {
    const path = `openDays.events.${id}`;
    const date = settledPage.text(`${path}.date`);
    const hours = settledPage.value(`${path}.hours`);
    if (date === undefined || !isObject(hours)) return [];
    const ages = agesOf(settledPage, 'camp.age');
    const event: Event = {
      '@type': 'Event',
      '@id': `${settledPage.address}#${id}`,
      name: nameOf(settledPage, date),
      url: settledPage.address,
      startDate: romeDateTime({ date, time: String(hours.from) }),
      endDate: romeDateTime({ date, time: String(hours.to) }),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      organizer: { '@id': organisationId(settledPage) },
      ...present({
        location: placeOf(settledPage, path),
        typicalAgeRange: ages && `${ages.min}-${ages.max}`,
        offers: offerOf(settledPage, path),
        isAccessibleForFree: isFree(settledPage),
      }),
    };
    return [event];
  });
}

function nameOf({ publication, shared }: SettledPage, date: string): string {
  const { locale, texts } = shared;
  const day = createFormats(locale.language, texts).dayMonthWeekday.write(date);
  return publishWords(publication, locale.id)('calendar.openDay', { date: day });
}

/** The venue, if it is settled. */
function placeOf(settledPage: SettledPage<'open-days'>, path: string): Place | undefined {
  const venue = settledPage.text(`${path}.venue`);
  const known = venue === undefined ? undefined : settledPage.shared.facts.venues[venue];
  if (venue === undefined || !known) return undefined;
  return { '@type': 'Place', name: known.name, address: addressesOf(settledPage, venue) };
}

/** True if entry is free and that is settled; otherwise undefined. */
function isFree({ publication, shared }: SettledPage<'open-days'>): true | undefined {
  const isSettled = publication.settledFacts.isSettled('openDays.price');
  return isSettled && shared.facts.openDays.price === 0 ? true : undefined;
}

function offerOf(settledPage: SettledPage<'open-days'>, path: string): Offer | undefined {
  const price = settledPage.publication.settledFacts.isSettled('openDays.price')
    ? settledPage.shared.facts.openDays.price
    : undefined;
  const bookBy = settledPage.text(`${path}.bookBy`);
  if (price === undefined || bookBy === undefined) return undefined;
  if (bookBy < settledPage.publication.today) return undefined;
  return {
    '@type': 'Offer',
    ...costOf(price),
    url: `${settledPage.address}#${settledPage.content.page.booking.anchor}`,
    validThrough: bookBy,
  };
}

/** The price of an offer; none if it is free. */
function costOf(price: number): Pick<Offer, 'price' | 'priceCurrency'> {
  return price === 0 ? {} : { price, priceCurrency: 'EUR' };
}

import type { BreadcrumbList, Event, FAQPage, Graph, Offer, Place, Thing } from 'schema-dts';
import { dependenciesIn, namedIn } from '../../check/facts/facts-of-page.ts';
import type { Template } from '../../content/content.ts';
import { isObject, valueAt } from '../../content/json.ts';
import { lookUp } from '../../content/look-up.ts';
import { createFormats } from '../../i18n/format.ts';
import { romeDateTime } from '../../time/rome.ts';
import type { Publication } from '../publication.ts';
import { present, publishWords, SettledPage } from '../settled-page.ts';
import { addressesOf, agesOf, organisation, organisationId } from './organisation.ts';
import { venue } from './venue.ts';

/** The additional structured data of each template. */
const OWN: Readonly<
  Partial<Record<Template, (publication: Publication, localeId: string, pageId: string) => Thing[]>>
> = {
  venue: (...page) => venue(new SettledPage<'venue'>(...page)),
  guide: (...page) => questions(new SettledPage<'guide'>(...page)),
  'open-days': (...page) => openDays(new SettledPage<'open-days'>(...page)),
};

/**
 * The structured data of a page (schema.org): only settled facts that visitors read on it, never a
 * rating. Undefined for a page that is not public.
 */
export function structuredData(
  publication: Publication,
  localeId: string,
  pageId: string,
): Graph | undefined {
  if (!publication.isPublic(pageId)) return undefined;
  const settledPage = new SettledPage(publication, localeId, pageId);
  const own = OWN[settledPage.content.entry.template]?.(publication, localeId, pageId) ?? [];
  return {
    '@context': 'https://schema.org',
    '@graph': [organisation(settledPage), ...breadcrumbs(settledPage), ...own],
  };
}

/** The breadcrumbs of a page, with the names from the menus; none for the home page. */
function breadcrumbs(settledPage: SettledPage): BreadcrumbList[] {
  const { publication, shared, content, url } = settledPage;
  const home = publication.site.pages.find(({ template }) => template === 'home');
  if (!home || home.id === content.entry.id) return [];
  const start = publication.url(shared.locale.id, home.id);
  const steps = [
    { name: publication.site.brand, item: start },
    { name: lookUp(shared.texts.pages, content.entry.id), item: url },
  ];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        ...step,
      })),
    },
  ];
}

/** The questions of a page, without those whose answers depend on unsettled facts. */
function questions(settledPage: SettledPage<'guide'>): FAQPage[] {
  const { page } = settledPage.content;
  const items = settledPage.texts.questions?.items ?? {};
  const settled = (page.questions ?? []).filter(({ id }) => isSettled(settledPage, id));
  if (settled.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      '@id': `${settledPage.url}#questions`,
      mainEntity: settled.map(({ id }) => {
        const { title, body } = lookUp(items, id);
        const text = body.flat().join(' ');
        return {
          '@type': 'Question',
          name: title,
          acceptedAnswer: { '@type': 'Answer', text },
        };
      }),
    },
  ];
}

/** Whether all facts in a question and its answer are settled. */
function isSettled({ publication, shared, content }: SettledPage, id: string): boolean {
  const typed = publication.files.get(`texts/${shared.locale.id}/${content.entry.id}.json`);
  const item = valueAt(typed, ['questions', 'items', id]);
  const facts = [...namedIn(item), ...dependenciesIn(item)];
  return facts.every((fact) => {
    const stated = publication.project.stated(fact, content.entry.id);
    return publication.isSettled(stated);
  });
}

/** Each open day ahead as an Event; one that can no longer be booked has no Offer. */
function openDays(settledPage: SettledPage<'open-days'>): Event[] {
  const { today } = settledPage.publication;
  return Object.keys(settledPage.shared.facts.openDays.events).flatMap((id) => {
    const path = `openDays.events.${id}`;
    const date = settledPage.text(`${path}.date`);
    const hours = settledPage.value(`${path}.hours`);
    if (date === undefined || date < today || !isObject(hours)) return [];
    const ages = agesOf(settledPage);
    const event: Event = {
      '@type': 'Event',
      '@id': `${settledPage.url}#${id}`,
      name: openDayName(settledPage, date),
      url: settledPage.url,
      startDate: romeDateTime({ date, time: String(hours.from) }),
      endDate: romeDateTime({ date, time: String(hours.to) }),
      organizer: { '@id': organisationId(settledPage) },
      ...present({
        location: venuePlace(settledPage, path),
        typicalAgeRange: ages && `${ages.min}-${ages.max}`,
        offers: offerOf(settledPage, path),
        isAccessibleForFree: priceOf(settledPage) === 0 || undefined,
      }),
    };
    return [event];
  });
}

function openDayName({ publication, shared }: SettledPage, date: string): string {
  const { locale, texts } = shared;
  const day = createFormats(locale.language, texts).dayMonthWeekday.format(date);
  return publishWords(publication, locale.id)('calendar.openDay', { date: day });
}

/** The venue, if it is settled. */
function venuePlace(settledPage: SettledPage<'open-days'>, path: string): Place | undefined {
  const venue = settledPage.text(`${path}.venue`);
  const known = venue === undefined ? undefined : settledPage.shared.facts.venues[venue];
  if (venue === undefined || !known) return undefined;
  return { '@type': 'Place', name: known.name, address: addressesOf(settledPage, venue) };
}

/** The price of an open day, if it is settled. */
function priceOf({ publication, shared }: SettledPage<'open-days'>): number | undefined {
  return publication.isSettled('openDays.price') ? shared.facts.openDays.price : undefined;
}

function offerOf(settledPage: SettledPage<'open-days'>, path: string): Offer | undefined {
  const price = priceOf(settledPage);
  const bookBy = settledPage.text(`${path}.bookBy`);
  if (price === undefined || bookBy === undefined) return undefined;
  if (bookBy < settledPage.publication.today) return undefined;
  return {
    '@type': 'Offer',
    ...costOf(price),
    url: `${settledPage.url}#${settledPage.content.page.booking.anchor}`,
    validThrough: bookBy,
  };
}

/** The price of an offer; none if it is free. */
function costOf(price: number): Pick<Offer, 'price' | 'priceCurrency'> {
  return price === 0 ? {} : { price, priceCurrency: 'EUR' };
}

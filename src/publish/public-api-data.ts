import { readSiteContent } from '../content/content.ts';
import type { PublishedFacts, QuoteTexts } from '../content/types.ts';
import { filledQuote } from '../i18n/filled-content.ts';
import type { PriceFacts } from '../pricing/price-facts.ts';
import type { NamedQuestion } from '../pricing/quote-response.ts';
import type { NamedSchemas } from '../pricing/request/request-shape.ts';
import type { VerifyMaterial } from '../verify/verify-text.ts';
import { type CalendarEvent, calendarEvents } from './calendar-events.ts';
import { type PromptMaterial, promptMaterial } from './prompt.ts';
import { publicFacts } from './public-facts.ts';
import type { Publication } from './publication.ts';
import { verifyMaterial } from './verify-material.ts';

/** The file that the build leaves for the server, beside the site. It is never served. */
export const PUBLIC_API_FILE = 'site-api.json';

/** What the server needs to give the same answers as the pages of its build; nothing private. */
export interface PublicApiData {
  readonly published: PublishedFacts;
  /** The events of the whole camp. */
  readonly calendar: readonly CalendarEvent[];
  readonly calendars: Readonly<Record<string, readonly CalendarEvent[]>>;
  readonly verify: VerifyMaterial;
  /** The same for each other language. */
  readonly verifyIn: readonly VerifyMaterial[];
  /** The prompt of the content generator. */
  readonly prompt: PromptMaterial;
  readonly quote: {
    readonly facts: PriceFacts;
    /** Without their reasons, which are for the manager. */
    readonly questions: readonly NamedQuestion[];
    /** BCP 47 tag of its words. */
    readonly language: string;
    readonly texts: QuoteTexts;
    readonly schemas: NamedSchemas;
  };
}

/** The data now, and from each later instant (milliseconds since the epoch) onwards. */
export interface PublicApiFile extends PublicApiData {
  readonly later?: readonly { readonly from: number; readonly data: PublicApiData }[];
}

/** Includes values that apply later, so that the server need not restart. */
export function publicApiFile(publication: Publication, schemas: NamedSchemas): PublicApiFile {
  const later = publication.periods
    .slice(1)
    .map(({ from, publication: version }) => ({ from, data: publicApiData(version, schemas) }));
  return { ...publicApiData(publication, schemas), ...(later.length > 0 && { later }) };
}

/** In the first language of the site. @throws RangeError if the site has none */
export function publicApiData(publication: Publication, schemas: NamedSchemas): PublicApiData {
  const { files, site, venues: listed } = publication;
  const [first] = site.locales;
  if (!first) throw new RangeError('the site has no locale');
  const content = readSiteContent(files, first.id);
  const { prices, fees, discounts, agreements, enrolment, season, hours, camp } = content.facts;
  const known = Object.entries(content.facts.venues).filter(([id]) => listed.includes(id));
  const venues = Object.fromEntries(known);
  const perVenue = listed.map((venue) => [venue, calendarEvents(publication, first.id, venue)]);
  const published = publicFacts(publication);
  return {
    published,
    verify: verifyMaterial(publication, published),
    verifyIn: site.locales
      .slice(1)
      .map(({ id }) => verifyMaterial(publication, published, { locale: id })),
    calendar: calendarEvents(publication, first.id),
    calendars: Object.fromEntries(perVenue),
    prompt: promptMaterial(files),
    quote: {
      facts: { prices, venues, fees, discounts, agreements, enrolment, season, hours, camp },
      questions: publication.questions,
      language: first.language,
      texts: filledQuote(files, first.id).texts,
      schemas,
    },
  };
}

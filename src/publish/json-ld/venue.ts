import type {
  DayOfWeek,
  ItemAvailability,
  LocationFeatureSpecification,
  Offer,
  OpeningHoursSpecification,
  SportsActivityLocation,
} from 'schema-dts';
import { factsOf } from '../../content/content.ts';
import { isObject } from '../../content/json.ts';
import { lookUp } from '../../content/look-up.ts';
import type { SeasonFacts } from '../../content/types.ts';
import { LIST_ROWS } from '../../pricing/price-facts.ts';
import type { Weekday } from '../../time/calendar.ts';
import { romeDateAt, romeInstant } from '../../time/rome.ts';
import { type SeasonState, seasonStateAt, seasonTransitions } from '../../time/season-state.ts';
import { CAMP_WEEKDAYS } from '../../time/season-weeks.ts';
import { present, type SettledPage } from '../settled-page.ts';
import { addressesOf, agesOf, organisationId } from './organisation.ts';

/**
 * The venue of its page: address, features, and until the season is over opening hours, prices.
 */
export function venue(settledPage: SettledPage<'venue'>): SportsActivityLocation[] {
  const { page } = settledPage.content;
  const name = settledPage.text(`venues.${page.venue}.name`);
  const isListed = settledPage.publication.venues.includes(page.venue);
  if (!isListed || name === undefined) return [];
  const isOver = ['over', 'idle', 'next'].includes(seasonOf(settledPage).state);
  return [
    {
      '@type': 'SportsActivityLocation',
      '@id': `${settledPage.url}#venue`,
      name,
      url: settledPage.url,
      parentOrganization: { '@id': organisationId(settledPage) },
      ...present({ address: some(addressesOf(settledPage, page.venue)) }),
      ...(!isOver && openingHours(settledPage)),
      ...present({
        amenityFeature: some(features(settledPage)),
        makesOffer: isOver ? undefined : some(offers(settledPage)),
      }),
    },
  ];
}

function features({ content, texts, publication, shared }: SettledPage<'venue'>) {
  const { venue: id, features: shown } = content.page;
  if (!publication.isSettled(`venues.${id}.features`)) return [];
  const available = new Set(lookUp(shared.facts.venues, id).features);
  return shown
    .filter((feature) => available.has(feature.id))
    .map(
      (feature): LocationFeatureSpecification => ({
        '@type': 'LocationFeatureSpecification',
        name: lookUp(texts.features, feature.id).title,
        value: true,
      }),
    );
}

/** The state of the season on the day of publication, and when enrolment closes. */
function seasonOf({ shared, content, publication }: SettledPage<'venue'>) {
  const transitions = seasonTransitions(factsOf(shared.facts, content.page));
  const state = seasonStateAt(transitions, romeInstant({ date: publication.today, time: '00:00' }));
  return { state, closes: transitions.find((transition) => transition.state === 'closing')?.from };
}

const AVAILABILITY: Partial<Record<SeasonState, ItemAvailability>> = {
  enrolling: 'https://schema.org/InStock',
  openDaysPast: 'https://schema.org/InStock',
  running: 'https://schema.org/InStock',
  closing: 'https://schema.org/SoldOut',
};

/** Whether enrolment is open, and until which day, which stays true when read later. */
function availability(settledPage: SettledPage<'venue'>) {
  const { state, closes } = seasonOf(settledPage);
  const isSettled = settledPage.text('season.end') !== undefined && closes !== undefined;
  return present({
    availability: AVAILABILITY[state],
    availabilityEnds: isSettled ? romeDateAt(closes - 1) : undefined,
  });
}

/** The settled prices, each with its season and age range. */
function offers(settledPage: SettledPage<'venue'>): Offer[] {
  const ages = agesOf(settledPage);
  return LIST_ROWS.flatMap((id) => {
    const price = settledPage.number(`prices.${id}`) ?? settledPage.number(`fees.${id}`);
    if (price === undefined) return [];
    const name = settledPage.shared.texts.priceTypes[id];
    const audience = ages && {
      audience: {
        '@type': 'PeopleAudience' as const,
        suggestedMinAge: ages.min,
        suggestedMaxAge: ages.max,
      },
    };
    const offer: Offer = {
      '@type': 'Offer',
      name,
      price,
      priceCurrency: 'EUR',
      ...season(settledPage),
      ...availability(settledPage),
      itemOffered: { '@type': 'Service', name, ...audience },
    };
    return [offer];
  });
}

function some<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length > 0 ? list : undefined;
}

/** The first and the last day of the season, each if it is settled. */
export function season(settledPage: SettledPage): { validFrom?: string; validThrough?: string } {
  return present({
    validFrom: settledPage.text('season.start'),
    validThrough: settledPage.text('season.end'),
  });
}

/** The opening hours of a venue, and its closures during the season. */
function openingHours(settledPage: SettledPage<'venue'>) {
  const hours = settledPage.value('hours.camp');
  const closures = closuresOf(settledPage);
  if (!isObject(hours)) return {};
  const open: OpeningHoursSpecification = {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: CAMP_WEEKDAYS.map(schemaDay),
    opens: String(hours.from),
    closes: String(hours.to),
    ...season(settledPage),
  };
  return {
    openingHoursSpecification: open,
    ...(closures.length > 0 && { specialOpeningHoursSpecification: closures }),
  };
}

/** Closures: a specification without hours means closed. */
function closuresOf(settledPage: SettledPage<'venue'>): OpeningHoursSpecification[] {
  const { shared, content } = settledPage;
  const { closures }: SeasonFacts = factsOf(shared.facts, content.page).season;
  return Object.keys(closures).flatMap((id) => {
    const period = settledPage.value(`season.closures.${id}`);
    if (!isObject(period)) return [];
    return [
      {
        '@type': 'OpeningHoursSpecification' as const,
        validFrom: String(period.from),
        validThrough: String(period.to),
      },
    ];
  });
}

/** `monday` → `https://schema.org/Monday`. */
function schemaDay(day: Weekday): DayOfWeek {
  return `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}` as DayOfWeek;
}

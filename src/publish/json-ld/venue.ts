import type { LocationFeatureSpecification, Offer, SportsActivityLocation } from 'schema-dts';
import { lookUp } from '../../content/look-up.ts';
import { LIST_ROWS } from '../../pricing/price-facts.ts';
import { present, type SettledPage } from '../settled-page.ts';
import { openingHours, season } from './opening-hours.ts';
import { organisationId } from './organisation.ts';
import { addressesOf, agesOf } from './place.ts';

/** The venue of a camp page: where it is, when it is open, what it has and what a child pays. */
export function venue(settledPage: SettledPage<'camp'>): SportsActivityLocation[] {
  const { page } = settledPage.content;
  const name = settledPage.text(`venues.${page.venue}.name`);
  const isListed = settledPage.publication.venues.includes(page.venue);
  if (!isListed || name === undefined) return [];
  return [
    {
      '@type': 'SportsActivityLocation',
      '@id': `${settledPage.address}#venue`,
      name,
      url: settledPage.address,
      parentOrganization: { '@id': organisationId(settledPage) },
      ...present({ address: some(addressesOf(settledPage, page.venue)) }),
      ...openingHours(settledPage),
      ...present({
        amenityFeature: some(features(settledPage)),
        makesOffer: some(offers(settledPage)),
      }),
    },
  ];
}

function features({ content, texts, publication, shared }: SettledPage<'camp'>) {
  const { venue: id, features: shown } = content.page;
  if (!publication.settledFacts.isSettled(`venues.${id}.features`)) return [];
  const there = new Set(lookUp(shared.facts.venues, id).features);
  return shown
    .filter((feature) => there.has(feature.id))
    .map(
      (feature): LocationFeatureSpecification => ({
        '@type': 'LocationFeatureSpecification',
        name: lookUp(texts.features, feature.id).title,
        value: true,
      }),
    );
}

/** The price list: each price that is settled, with the season and the ages that it is for. */
function offers(settledPage: SettledPage<'camp'>): Offer[] {
  const ages = agesOf(settledPage, 'camp.age');
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
      itemOffered: { '@type': 'Service', name, ...audience },
    };
    return [offer];
  });
}

function some<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length > 0 ? list : undefined;
}

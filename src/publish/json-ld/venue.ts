import type { LocationFeatureSpecification, Offer, SportsActivityLocation } from 'schema-dts';
import { lookUp } from '../../content/look-up.ts';
import { LIST_ROWS } from '../../pricing/price-facts.ts';
import { type PageVoice, present } from '../page-voice.ts';
import { openingHours, season } from './opening-hours.ts';
import { organisationId } from './organisation.ts';
import { addressesOf, agesOf } from './place.ts';

/** The venue of a camp page: where it is, when it is open, what it has and what a child pays. */
export function venue(voice: PageVoice<'camp'>): SportsActivityLocation[] {
  const { page } = voice.content;
  const name = voice.text(`venues.${page.venue}.name`);
  const isListed = voice.publication.venues.includes(page.venue);
  if (!isListed || name === undefined) return [];
  return [
    {
      '@type': 'SportsActivityLocation',
      '@id': `${voice.address}#venue`,
      name,
      url: voice.address,
      parentOrganization: { '@id': organisationId(voice) },
      ...present({ address: some(addressesOf(voice, page.venue)) }),
      ...openingHours(voice),
      ...present({
        amenityFeature: some(features(voice)),
        makesOffer: some(offers(voice)),
      }),
    },
  ];
}

function features({ content, texts, publication, shared }: PageVoice<'camp'>) {
  const { venue: id, features: shown } = content.page;
  if (!publication.standing.isSettled(`venues.${id}.features`)) return [];
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
function offers(voice: PageVoice<'camp'>): Offer[] {
  const ages = agesOf(voice, 'camp.age');
  return LIST_ROWS.flatMap((id) => {
    const price = voice.number(`prices.${id}`) ?? voice.number(`fees.${id}`);
    if (price === undefined) return [];
    const name = voice.shared.texts.priceTypes[id];
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
      ...season(voice),
      itemOffered: { '@type': 'Service', name, ...audience },
    };
    return [offer];
  });
}

function some<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length > 0 ? list : undefined;
}

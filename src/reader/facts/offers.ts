import type { Lexicon } from '../values/lexicon.ts';
import type { Venue } from './fact.ts';
import type { Profile } from './profile.ts';

/** What a venue offers and others may not: a pool, an address, a city, the half day, lessons. */
export interface VenueOffer {
  /** The meanings that a clause must have to mention it. */
  readonly needs: readonly string[];
  readonly venues: readonly string[];
  readonly fact?: Profile | undefined;
}

/** The offers that follow from features, cities, and facts of single venues. */
export function offersOf(
  all: readonly Profile[],
  venues: readonly Venue[],
  lexicon: Lexicon,
): readonly VenueOffer[] {
  // The noun is first in Italian, last in English: «ristorante interno» is an on-site restaurant.
  const head = lexicon.language === 'it' ? 0 : -1;
  const named = venues.flatMap(({ id, city, features = [] }) => [
    ...(city ? [{ need: `city:${city}`, id }] : []),
    ...features.flatMap((name) => {
      const need = lexicon.meaningsOf(name).at(head);
      return need ? [{ need, id }] : [];
    }),
  ]);
  const apart = [...Map.groupBy(named, ({ need }) => need)].map(([need, same]) => ({
    needs: [need],
    venues: same.map(({ id }) => id),
  }));
  const scoped = all.flatMap((fact): VenueOffer[] => {
    const { kind, path, venues: own } = fact.fact;
    if (!own) return [];
    const offer = { fact, venues: own };
    if (kind === 'address') return [{ ...offer, needs: [`street:${path}`] }];
    if (fact.named.length > 0 && own.length === 1 && kind === 'age')
      return [{ ...offer, needs: [...fact.own] }];
    const band = fact.dimensions.get('tariff') === 'base' && fact.dimensions.get('band');
    return band && band !== 'full' ? [{ ...offer, needs: [band] }] : [];
  });
  return [...apart, ...scoped];
}

import type { Clause } from '../claims/clauses.ts';
import { isNegative } from '../claims/negation.ts';
import { has, meaningsOf } from '../claims/nodes.ts';
import type { Profiles } from '../facts/profiles.ts';
import type { Node } from '../values/grammar.ts';
import type { Judgement, Mention, VenueDetail } from './verdict.ts';

/** «A SC Ostiense c’è il ristorante»: a claim, without a value, about what a venue offers. */
export function presence({ context, profiles }: Mention): Judgement | undefined {
  const { clause, sentence } = context;
  const isPlace = (one: Clause) => venuesIn(one, profiles).length > 0;
  // «Volete i gonfiabili? Allora Sport City»: another clause that only names a venue.
  const places = isPlace(clause) ? [clause] : sentence.filter(isPlace);
  const [place, another] = places;
  const isBare = place === clause || (place?.values.length === 0 && !offerIn(place, profiles));
  // «Il 18 luglio Lago Blu è chiusa per lavori alla piscina»: not that it has none.
  const isClosed = has(clause.nodes, '#closed') && clause.values.some(isDay);
  if (!place || another || !isBare || isClosed) return undefined;
  const venues = venuesIn(place, profiles);
  // «Non rinuncia al ristorante, che sta a Sport City»: the relative clause alone says where.
  const isWhere = place !== clause && place.nodes[0]?.tags.has('#that') === true;
  const isDenied =
    !isWhere &&
    isNegative(upToContrast(clause, profiles)) !==
      (place !== clause && isNegative({ ...place, isRefused: false }));
  // «Sport City non ha la piscina»: the clause denies what it excludes.
  const isLacking =
    !clause.values[0] && clause.nodes.some(({ tags }) => tags.has('#not') && tags.has('#without'));
  const named = isLacking ? new Set(clause.nodes.flatMap(meaningsOf)) : clause.meanings;
  const meant = profiles.offers.filter(({ needs }) =>
    needs.every((one) => named.has(one) && !isName(one, clause)),
  );
  const [first] = meant;
  if (!first) return undefined;
  const groups = [...Map.groupBy(meant, ({ needs }) => needs.join(' ')).values()].map(
    (same) => new Set(same.flatMap((one) => one.venues)),
  );
  const others = profiles.openVenues.filter((id) => !venues.includes(id));
  const isElsewhere = groups.every((places) => others.some((id) => places.has(id)));
  const isHere = groups.every((places) => venues.every((one) => places.has(one)));
  const limit = limited(place, first.needs);
  const isApart = isElsewhere && limit === 'venue';
  // No venue offers only one thing.
  const isAll = limit === 'offer' && clause.values.length === 0;
  // «Delle due sedi una sola ha la piscina»
  const isOfOne = venues.length > 1 && has([...place.nodes, ...clause.nodes], '#oneOnly');
  const having = venues.filter((one) => groups.every((places) => places.has(one)));
  const isThere = isOfOne ? having.length === 1 : isHere && !isApart && !isAll;
  const isOf = (one: string) => groups.every((places) => places.has(one));
  // What shows it: another venue that has it too, or the one that lacks it.
  const shown = isHere && isApart ? others.find(isOf) : undefined;
  const venue = shown ?? venues.find((one) => !isOf(one)) ?? venues[0];
  const isCity = first.needs[0]?.startsWith('city:');
  return {
    verdict: isThere === isDenied ? 'differs' : 'equal',
    fact: first.fact,
    ...(!first.fact && venue && { venueDetail: { venue, of: isCity ? 'city' : 'features' } }),
  };
}

/** «Non si trova a Roma ma a Latina»: a negation does not reach what follows «ma». */
function upToContrast(clause: Clause, profiles: Profiles): Clause {
  const at = clause.nodes.findIndex(({ tags }) => tags.has('#contrast'));
  const after = { ...clause, nodes: clause.nodes.slice(at + 1) };
  return at >= 0 && offerIn(after, profiles) ? after : clause;
}

function isDay({ value }: Node): boolean {
  return value?.kind === 'date';
}

/** What «solo» limits, in «Sport City ha solo la mezza giornata» and «solo Sport City ha …». */
function limited({ nodes }: Clause, needs: readonly string[]): 'venue' | 'offer' | undefined {
  const [at, only] = [nodes.findIndex(isVenue), nodes.findIndex((one) => one.tags.has('#only'))];
  if (has(nodes, '#onlyVenue') || nodes[at + 1]?.tags.has('#alone')) return 'venue';
  if (only < 0) return undefined;
  if (at - only > 0) return at - only <= ONLY_WITHIN ? 'venue' : undefined;
  const isOffer = (one: Node) => meaningsOf(one).some((meaning) => needs.includes(meaning));
  const after = nodes.slice(only + 1);
  // «Si mangia solo al ristorante» is not all that the venue offers.
  const first = after.find((one) => isOffer(one) || !has([one], '#the', '#stopWord'));
  return only - at <= ONLY_WITHIN && first && isOffer(first) ? 'offer' : undefined;
}

const ONLY_WITHIN = 2;

/** «TC Nascosa è già aperta e confermata»: what is said of a venue that has not opened yet. */
export function planned({ context, profiles: { venues } }: Mention): Judgement | undefined {
  const { clause, sentence } = context;
  const has = (one: string) => clause.meanings.has(one);
  const said = sentence.flatMap(({ dimensions }) => [...(dimensions.get('venue') ?? [])]);
  const found = venues.find((one) => one.isPlanned && said.includes(one.id));
  if (!found || has('undecided') || !(has('confirmed') || has('open'))) return undefined;
  const state = stateIn(clause);
  const upTo = clause.nodes.slice(0, state && clause.nodes.indexOf(state) + 1);
  const venueDetail: VenueDetail = { venue: found.id, of: 'status' };
  if (isNegative({ ...clause, nodes: upTo })) return { verdict: 'equal', venueDetail };
  const isAlready = clause.nodes.some(({ tags }) => tags.has('#already'));
  return { verdict: has('confirmed') || isAlready ? 'differs' : 'check', venueDetail };
}

/** The word by which a clause says that a venue is open or confirmed. */
export function stateIn({ nodes }: Clause): Node | undefined {
  return nodes.find(({ tags }) => tags.has('confirmed') || tags.has('open'));
}

/** «Latina» names the venue there, and does not say where it is; «Sport City è a Latina» does. */
function isName(meaning: string, clause: Clause): boolean {
  return placesIn(clause).some(({ tags }) => tags.has(meaning));
}

/** The nodes that name the venues of a clause; «a Latina» is a city beside the name of another. */
function placesIn({ nodes }: Clause): readonly Node[] {
  const all = nodes.filter(isVenue);
  const isCity = ({ tags }: Node) => [...tags].some((one) => one.startsWith('city:'));
  const isIn = (one: Node) => isCity(one) && nodes[nodes.indexOf(one) - 1]?.tags.has('#in');
  return all.some((one) => !isCity(one)) ? all.filter((one) => !isIn(one)) : all;
}

function venuesIn(clause: Clause, { venues, openVenues }: Profiles): readonly string[] {
  const places = placesIn(clause);
  if (has(places, '#everyVenue')) return openVenues;
  return venues.flatMap(({ id }) =>
    places.some(({ tags }) => tags.has(`venue:${id}`)) ? [id] : [],
  );
}

/** A word that names what a venue may offer. */
export function offerIn({ nodes }: Clause, { offers }: Profiles): Node | undefined {
  return nodes.find((node) =>
    meaningsOf(node).some((one) => offers.some(({ needs }) => needs.includes(one))),
  );
}

export function isVenue({ tags }: Node): boolean {
  return tags.has('#everyVenue') || [...tags].some((one) => one.startsWith('venue:'));
}

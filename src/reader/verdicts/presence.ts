import type { Clause, Sentence } from '../claims/clauses.ts';
import type { Context } from '../claims/context.ts';
import { isNegative } from '../claims/negation.ts';
import { has, meaningsOf } from '../claims/nodes.ts';
import type { VenueOffer } from '../facts/offers.ts';
import type { Profiles } from '../facts/profiles.ts';
import type { Node } from '../values/grammar.ts';
import type { Judgement, Mention, VenueDetail } from './verdict.ts';

/**
 * A clause that says, without a value, what a venue has or lacks: «A SC Ostiense c’è il ristorante»
 * (SC Ostiense has the restaurant).
 */
export function presence({ context, profiles }: Mention): Judgement | undefined {
  const { clause } = context;
  const venueClause = clauseNamingVenue(context, profiles);
  if (!venueClause) return undefined;
  const offers = offersMeant(clause, profiles);
  const [first] = offers;
  if (!first) return undefined;
  const { isTrue, venue } = compared(offers, clause, venueClause, profiles);
  const isCity = first.needs[0]?.startsWith('city:');
  return {
    verdict: isTrue === isDenied(clause, venueClause, profiles) ? 'differs' : 'equal',
    fact: first.fact,
    ...(!first.fact && venue && { venueDetail: { venue, of: isCity ? 'city' : 'features' } }),
  };
}

/** The clause itself if it names a venue, or else the only other one of its sentence that does. */
function clauseNamingVenue({ clause, sentence }: Context, profiles: Profiles): Clause | undefined {
  // A closed day says nothing about what the venue has: «Il 18 luglio Lago Blu è chiusa per lavori
  // alla piscina» (closed for work on the pool).
  const isClosedThatDay = has(clause.nodes, '#closed') && clause.values.some(isDay);
  if (isClosedThatDay) return undefined;
  const namesVenue = (other: Clause) => venuesIn(other, profiles).length > 0;
  if (namesVenue(clause)) return clause;
  const [other, another] = sentence.filter(namesVenue);
  // The other clause must do no more: «Volete i gonfiabili? Allora Sport City» (then Sport City).
  const namesVenueOnly = other?.values.length === 0 && !offerIn(other, profiles);
  const isListed = other !== undefined && continuesList(clause, other, sentence);
  return (namesVenueOnly || isListed) && !another ? other : undefined;
}

const MAX_LISTED = 7;
/** Words by which a clause says something of its own. */
const OWN_VERB = ['#but', '#contrast', '#no', '#be', '#able', '#that', '#only'];

/**
 * Whether a clause goes on with the list of the one before: «A SC Ostiense ci sono i campi, la
 * piscina e il ristorante» (there are the fields, the pool and the restaurant).
 */
function continuesList(clause: Clause, other: Clause, sentence: Sentence): boolean {
  const { nodes, values } = clause;
  const isNext = sentence.indexOf(clause) === sentence.indexOf(other) + 1 && !isNegative(other);
  const isList = nodes.length <= MAX_LISTED && values.length === 0 && other.values.length === 0;
  return isNext && isList && !has(nodes, ...OWN_VERB);
}

function isDay({ value }: Node): boolean {
  return value?.kind === 'date';
}

/** What the clause names of what venues offer. */
function offersMeant(clause: Clause, { offers }: Profiles): VenueOffer[] {
  // Its meanings leave out what it excludes, but «Sport City non ha la piscina» (has no pool) is
  // about that.
  const isAboutExcluded =
    !clause.values[0] && clause.nodes.some(({ tags }) => tags.has('#not') && tags.has('#without'));
  const named = isAboutExcluded ? new Set(clause.nodes.flatMap(meaningsOf)) : clause.meanings;
  return offers.filter(({ needs }) =>
    needs.every((meaning) => named.has(meaning) && !isVenueName(meaning, clause)),
  );
}

/** Whether a clause is right, its negation apart, and the venue that shows it. */
function compared(
  offers: readonly VenueOffer[],
  clause: Clause,
  venueClause: Clause,
  profiles: Profiles,
): { readonly isTrue: boolean; readonly venue: string | undefined } {
  const venues = venuesIn(venueClause, profiles);
  const otherVenues = profiles.openVenues.filter((id) => !venues.includes(id));
  const groups = [...Map.groupBy(offers, ({ needs }) => needs.join(' ')).values()].map(
    (sameOffer) => new Set(sameOffer.flatMap((offer) => offer.venues)),
  );
  const hasAll = (venue: string) => groups.every((venueIds) => venueIds.has(venue));
  const isHere = venues.every(hasAll);
  const limit = limitedByOnly(venueClause, offers[0]?.needs ?? []);
  // Other venues have it too, but «Solo Sport City ha la piscina» (only Sport City has the pool).
  const isAlsoElsewhere =
    limit === 'venue' && groups.every((venueIds) => otherVenues.some((id) => venueIds.has(id)));
  // No venue offers only one thing.
  const claimsNothingElse = limit === 'offer' && clause.values.length === 0;
  // Exactly one may be meant: «Delle due sedi una sola ha la piscina» (of the two venues only one).
  const isOfOneVenue =
    venues.length > 1 && has([...venueClause.nodes, ...clause.nodes], '#oneOnly');
  const isTrue = isOfOneVenue
    ? venues.filter(hasAll).length === 1
    : isHere && !isAlsoElsewhere && !claimsNothingElse;
  const alsoHasIt = isHere && isAlsoElsewhere ? otherVenues.find(hasAll) : undefined;
  const lacksIt = venues.find((id) => !hasAll(id));
  return { isTrue, venue: alsoHasIt ?? lacksIt ?? venues[0] };
}

function isDenied(clause: Clause, venueClause: Clause, profiles: Profiles): boolean {
  const isOther = venueClause !== clause;
  // If a relative clause says where, the negation is of something else: «Non rinuncia al
  // ristorante, che sta a Sport City» (does not give up the restaurant, which is at Sport City).
  if (isOther && venueClause.nodes[0]?.tags.has('#that')) return false;
  const isOtherDenied = isOther && isNegative({ ...venueClause, isRefused: false });
  return isNegative(upToContrast(clause, profiles)) !== isOtherDenied;
}

/**
 * A negation does not reach what follows «ma» (but): «Non si trova a Roma ma a Latina» (not in Rome
 * but in Latina).
 */
function upToContrast(clause: Clause, profiles: Profiles): Clause {
  const at = clause.nodes.findIndex(({ tags }) => tags.has('#contrast'));
  const after = { ...clause, nodes: clause.nodes.slice(at + 1) };
  return at >= 0 && offerIn(after, profiles) ? after : clause;
}

/**
 * What «solo» (only) limits: the venue in «solo Sport City ha la mezza giornata» (only Sport City
 * has the half day), the offer in «Sport City ha solo la mezza giornata».
 */
function limitedByOnly({ nodes }: Clause, needs: readonly string[]): 'venue' | 'offer' | undefined {
  const venueAt = nodes.findIndex(isVenue);
  const onlyAt = nodes.findIndex(({ tags }) => tags.has('#only'));
  if (has(nodes, '#onlyVenue') || nodes[venueAt + 1]?.tags.has('#alone')) return 'venue';
  if (onlyAt < 0) return undefined;
  if (onlyAt < venueAt) return venueAt - onlyAt <= ONLY_WITHIN ? 'venue' : undefined;
  const isOffer = (node: Node) => meaningsOf(node).some((meaning) => needs.includes(meaning));
  const after = nodes.slice(onlyAt + 1);
  // «Si mangia solo al ristorante» (one eats only at the restaurant) is not all that it offers.
  const next = after.find((node) => isOffer(node) || !has([node], '#the', '#stopWord'));
  return onlyAt - venueAt <= ONLY_WITHIN && next && isOffer(next) ? 'offer' : undefined;
}

const ONLY_WITHIN = 2;

/**
 * What a list names is in it: «fra i temi c’è il circo» (the circus is among the themes), «fra gli
 * sport manca il tennis» (tennis isn’t one of the sports). Of what it does not name nothing is
 * known.
 */
export function listed({ context: { clause }, profiles }: Mention): Judgement | undefined {
  const { nodes } = clause;
  const names = new Set(nodes.flatMap(meaningsOf));
  const list = LISTS.find((topic) => names.delete(topic)) ?? '';
  const fact = profiles.all.find(
    ({ fact: { isRelated }, own, named }) =>
      isRelated && own.has(list) && named.some((name) => names.has(name)),
  );
  if (!fact || clause.values[0]) return undefined;
  // «Fra gli sport il tennis non ha lezioni» (has no lessons) and «il tennis non è uno sport facile»
  // (no easy sport) say something else.
  const at = nodes.findIndex(({ tags }) => tags.has(list));
  const isAmong = has(nodes.slice(Math.max(0, at - ONLY_WITHIN), at), ...AMONG);
  const isMore = [...names].some((topic) => topic !== 'camp' && !fact.named.includes(topic));
  if (list === 'sport' && (isMore || !isAmong)) return undefined;
  return { verdict: isNegative(clause) ? 'differs' : 'equal', fact };
}

export const LISTS = ['theme', 'sport'];
const AMONG = ['#in', '#of', '#from', '#between', '#to'];

/**
 * A venue that has not opened yet is said to be open or confirmed: «TC Nascosa è già aperta e
 * confermata».
 */
export function planned({ context, profiles: { venues } }: Mention): Judgement | undefined {
  const { clause, sentence } = context;
  const { meanings } = clause;
  const named = sentence.flatMap(({ dimensions }) => [...(dimensions.get('venue') ?? [])]);
  const venue = venues.find(({ id, isPlanned }) => isPlanned && named.includes(id));
  const isConfirmed = meanings.has('confirmed');
  if (!venue || meanings.has('undecided') || !(isConfirmed || meanings.has('open')))
    return undefined;
  const state = stateIn(clause);
  const upTo = clause.nodes.slice(0, state && clause.nodes.indexOf(state) + 1);
  const venueDetail: VenueDetail = { venue: venue.id, of: 'status' };
  if (isNegative({ ...clause, nodes: upTo })) return { verdict: 'equal', venueDetail };
  const isAlready = has(clause.nodes, '#already');
  return { verdict: isConfirmed || isAlready ? 'differs' : 'check', venueDetail };
}

/** The word by which a clause says that a venue is open or confirmed. */
export function stateIn({ nodes }: Clause): Node | undefined {
  return nodes.find(({ tags }) => tags.has('confirmed') || tags.has('open'));
}

/**
 * Whether a meaning only names a venue: «Latina» names the one there, while «Sport City è a Latina»
 * says in which city it is.
 */
function isVenueName(meaning: string, clause: Clause): boolean {
  return venueNodesOf(clause).some(({ tags }) => tags.has(meaning));
}

/** The words that name a venue; «a Latina» (in Latina) beside the name of another is a city. */
function venueNodesOf({ nodes }: Clause): readonly Node[] {
  const named = nodes.filter(isVenue);
  const isCity = ({ tags }: Node) => [...tags].some((tag) => tag.startsWith('city:'));
  const isInCity = (node: Node) => isCity(node) && nodes[nodes.indexOf(node) - 1]?.tags.has('#in');
  return named.some((node) => !isCity(node)) ? named.filter((node) => !isInCity(node)) : named;
}

function venuesIn(clause: Clause, { venues, openVenues }: Profiles): readonly string[] {
  const venueNodes = venueNodesOf(clause);
  if (has(venueNodes, '#everyVenue')) return openVenues;
  return venues.map(({ id }) => id).filter((id) => has(venueNodes, `venue:${id}`));
}

/** A word that names what a venue may offer. */
export function offerIn({ nodes }: Clause, { offers }: Profiles): Node | undefined {
  return nodes.find((node) =>
    meaningsOf(node).some((meaning) => offers.some(({ needs }) => needs.includes(meaning))),
  );
}

export function isVenue({ tags }: Node): boolean {
  return tags.has('#everyVenue') || [...tags].some((tag) => tag.startsWith('venue:'));
}

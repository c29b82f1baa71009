import type { Fact } from '../facts/fact.ts';
import type { Profile } from '../facts/profile.ts';
import type { Profiles } from '../facts/profiles.ts';
import type { Node } from '../values/grammar.ts';
import { isContentWord } from '../values/lexicon.ts';
import type { Value } from '../values/value.ts';
import type { Clause } from './clauses.ts';
import { canState, FAMILIES } from './compare-value.ts';
import type { Context } from './context.ts';
import { contradictionOf } from './contradicting-clause.ts';
import { has, nounsOf } from './nodes.ts';
import {
  FOREIGN,
  MISSING,
  NAMED,
  PROXIMITY_FOLLOWING,
  PROXIMITY_LEADING,
  PROXIMITY_MENTIONED,
  SHARE_OF_GROUP,
  UNNAMED_CASE,
} from './weights.ts';

/** A fact that a value may state, and the evidence for it. */
export interface Scored {
  readonly profile: Profile;
  readonly score: number;
  /** What its clause, those that lead up to it and its venue say for the fact; nothing deducted. */
  readonly evidence: number;
  /** The value's clause has all the fact's own meanings. */
  readonly isNamed: boolean;
  /** A special case that the text does not name: an agreement, the half day, a show. */
  readonly isUnnamedVariant: boolean;
  /** The text does not name its subject. */
  readonly isUnnamed: boolean;
  /** It applies to a venue other than the one named. */
  readonly isElsewhere: boolean;
}

/** The facts that a value can state, best first. */
export function scoredFor(
  value: Value,
  node: Node,
  context: Context,
  profiles: Profiles,
): Scored[] {
  const units = unitsOf(value, node, context);
  const family = FAMILIES[value.kind] ?? '';
  const rarities = profiles.rarities(family);
  const isBefore =
    isOffset(node, context.clause) ||
    TOPICS_BEFORE.some((topic) => context.clause.meanings.has(topic));
  const clauseRarity = [...context.clause.meanings].reduce(
    (sum, meaning) => sum + (rarities.get(meaning) ?? 0),
    0,
  );
  // Without a percentage, “at least three children” is a minimum, not a row of the discount table.
  const isLeast =
    value.vague === 'atLeast' &&
    !context.sentence.some(({ values }) => values.some((node) => node.value?.kind === 'percent'));
  return profiles
    .ofFamily(family)
    .filter(({ fact }) => !(isLeast && isOfRow(fact)))
    .filter((profile) => canState(value, profile) && counts(value, profile, units))
    .filter(({ fact }) => isBefore || !fact.path.endsWith('Before'))
    .flatMap((profile) => scoreOf(value, profile, context, rarities, clauseRarity))
    .toSorted((a, b) => b.score - a.score || closeness(b, value) - closeness(a, value));
}

/** At equal scores, a single value means a single one: «dalle 7:40» (from 7:40), no range. */
function closeness({ profile }: Scored, { isRange = false }: Value): number {
  return Number(profile.fact.kind.endsWith('Range') === isRange);
}

/** A time before something is no duration: «ventiquattr’ore prima» (24 hours before). */
export function isOffset(node: Node, { nodes }: Clause): boolean {
  const at = nodes.indexOf(node);
  return has(nodes.slice(at + 1, at + 3), '#offset');
}

const NOUN_WITHIN = 4;

/** What a number counts: its unit, else the words after it, before it, or around it. */
function unitsOf(value: Value, node: Node, { clause, proximities }: Context): ReadonlySet<string> {
  if (value.unit !== undefined) return new Set([`unit:${value.unit}`, value.unit]);
  const at = clause.nodes.indexOf(node);
  const after = clause.nodes.slice(at + 1, at + NOUN_WITHIN);
  const end = after.findIndex(
    (word) => word.value || word.token === 'punctuation' || has([word], ...ENDS),
  );
  const units = after.slice(0, end < 0 ? after.length : end).flatMap(nounsOf);
  if (units.length > 0) return new Set(units);
  // No fact counts what an unlisted word names, whatever the clause is about: «due parole» (words).
  const [next] = after;
  if (next?.token === 'word' && next.tags.size === 0 && isContentWord(next.norm)) return new Set();
  const before = clause.nodes.slice(0, at).flatMap(nounsOf);
  return new Set(
    before.length > 0
      ? before
      : [...proximities].flatMap(([meaning, proximity]) =>
          proximity > PROXIMITY_MENTIONED ? [meaning] : [],
        ),
  );
}

/** Topics of a time before another. */
const TOPICS_BEFORE = ['weekBefore', 'deadline'];
const ENDS = ['#and', '#the'];

/** Friends and siblings count as children. */
const COUNTED_AS_CHILDREN = ['chain', 'siblings'];

function counts(
  value: Value,
  { fact, units, family }: Profile,
  named: ReadonlySet<string>,
): boolean {
  if (family !== 'count') return true;
  if ((value.isEvery ?? false) !== fact.path.endsWith('everyWeeks')) return false;
  if (value.isSince && fact.kind !== 'count') return false;
  // A fraction counts nothing: «tre e mezzo» (three and a half).
  if (value.kind === 'number' && !Number.isInteger(value.from)) return false;
  if (value.kind === 'ordinal' && !fact.nouns.some((noun) => noun.startsWith('º'))) return false;
  const [many, few] = value.kind === 'ordinal' ? [named, units] : [units, named];
  const isChild = many.has('children') && COUNTED_AS_CHILDREN.some((group) => few.has(group));
  return isChild || [...units].some((unit) => named.has(unit));
}

/** @param clauseRarity the total rarity of the clause’s meanings */
function scoreOf(
  value: Value,
  profile: Profile,
  context: Context,
  rarities: ReadonlyMap<string, number>,
  clauseRarity: number,
): Scored[] {
  const { fact, own, group } = profile;
  const contradiction = contradictionOf(value, profile, context);
  if (contradiction === 'ruled-out') return [];
  const bound = statedBound(value);
  let [score, evidence, foreign] = [0, 0, clauseRarity];
  const add = (meaning: string, share: number) => {
    const rarity = rarities.get(meaning) ?? 0;
    const proximity = meaning === bound ? 1 : (context.proximities.get(meaning) ?? 0);
    if (context.clause.meanings.has(meaning)) foreign -= rarity;
    if (proximity > 0) score += rarity * share * proximity;
    else if (share === 1 && !meaning.startsWith('=')) score -= MISSING * rarity;
    if (proximity >= PROXIMITY_LEADING) evidence += rarity * share * proximity;
  };
  for (const meaning of own) add(meaning, 1);
  for (const meaning of group) add(meaning, SHARE_OF_GROUP);
  const venue = context.dimensions.get('venue');
  const isElsewhere =
    fact.venues !== undefined && venue !== undefined && !fact.venues.some((id) => venue.has(id));
  const isUnnamed = isUnnamedIn(profile, context);
  if (isUnnamed && fact.isRelated) return [];
  const isUnnamedVariant = contradiction === 'special-case' || isUnnamed;
  score -= FOREIGN * foreign + (isUnnamedVariant ? UNNAMED_CASE : 0);
  const isNamed =
    evidence >= NAMED &&
    own.size > 0 &&
    [...own].every((meaning) => context.clause.meanings.has(meaning));
  return [{ profile, score, evidence, isNamed, isUnnamedVariant, isUnnamed, isElsewhere }];
}

/** “Up to 20 %” states a maximum. */
function statedBound({ side, vague }: Value): string | undefined {
  if (side === 'to' || vague === 'atMost') return 'max';
  return vague === 'atLeast' ? 'min' : undefined;
}

/** Of a row of a table: the step before the last of its path is a number. */
export function isOfRow({ path }: Fact): boolean {
  return Number.isInteger(Number(path.split('.').at(-2)));
}

/** A fact with a name or a marked topic is meant only if the text names it. */
function isUnnamedIn(
  { named, marked, isImplied }: Profile,
  { proximities, clause }: Context,
): boolean {
  if (isImplied && named.length === 0 && marked.length === 0) return !has(clause.nodes, '#lasts');
  const isWithin = (least: number) => (meaning: string) => (proximities.get(meaning) ?? 0) >= least;
  if (named.length > 0 && !named.some(isWithin(PROXIMITY_FOLLOWING))) return true;
  return marked.length > 0 && !marked.some(isWithin(PROXIMITY_MENTIONED));
}

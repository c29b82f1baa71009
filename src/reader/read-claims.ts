import { type Clause, isValue, type Sentence, sentencesOf } from './clauses.ts';
import { comparison } from './comparisons.ts';
import { type Context, contextOf, headingsOver } from './context.ts';
import { derived } from './derived.ts';
import { LIKELY } from './doubts.ts';
import type { Fact, Material } from './fact.ts';
import { type Node, type Span, spanOf } from './grammar.ts';
import { type Judged, judge, UNKNOWN, type Verdict } from './judge.ts';
import { partOfDay, presence, rule, subjectIn } from './presence.ts';
import type { Profile } from './profile.ts';
import { Profiles } from './profiles.ts';
import { readValues } from './read-values.ts';
import { readingsOf } from './readings.ts';
import { inTable, rowsOf } from './rows.ts';
import type { Scored } from './score.ts';
import type { Value } from './value.ts';

export type { Fact, FactKind, Material, Title, Venue } from './fact.ts';
export type { Verdict } from './judge.ts';

/** A value as it was typed. Offsets count characters (UTF-16 units) of the text. */
export interface TypedValue extends Span {
  readonly value: Value;
  /** What another value of its kind can take the place of: «10» of «10 anni»; none where words must change. */
  readonly slot?: Span | undefined;
}

/** A value that a text states, and how it stands. */
export interface Claim extends TypedValue {
  readonly verdict: Verdict;
  readonly ends?: readonly [TypedValue, TypedValue] | undefined;
  /** What counts, or what it may have meant; never a fact of another subject. */
  readonly fact?: Fact | undefined;
  /** Facts that the sentence may mean, the likeliest first. */
  readonly meant: readonly Fact[];
  /** Facts that have this value, whatever the sentence speaks of; the likeliest first. */
  readonly same: readonly Fact[];
  /** The sentence says clearly which fact it means. */
  readonly isEvident: boolean;
}

/**
 * Holds every value of a text against the facts.
 * @param venue whose text it is, by its id
 * @param from where the text begins; what stands before only says what it is about
 */
export type ReadClaims = (text: string, venue?: string, from?: number) => Claim[];

/** The facts are prepared once; reading keeps nothing between texts. */
export function createReader(material: Material): ReadClaims {
  return createReaders(material)(material);
}

/** Readers of materials that differ in few facts, such as those of pages: the others are prepared once. */
export function createReaders(like: Material): (material: Material) => ReadClaims {
  const all = new Profiles(like);
  return (material) => {
    const profiles = material === like ? all : new Profiles(material, all);
    return (text, venue, from = 0) => {
      const sentences = sentencesOf(readValues(text, profiles.lexicon), profiles.lexicon);
      const claims = sentences.flatMap((sentence, at) =>
        (sentence.at(-1)?.nodes.at(-1)?.end ?? 0) > from
          ? claimsOf(sentences, at, venue, profiles, material.year)
          : [],
      );
      return claims.filter(({ start }) => start >= from);
    };
  };
}

/** A weekday beside an hour or a date says when that is, a number of days beside an amount what it is for. */
function isClaim(node: Node, { values }: Clause): boolean {
  const { kind, unit, side, from } = node.value ?? {};
  if (Number.isNaN(from)) return false;
  const has = (...kinds: readonly string[]) =>
    values.some(({ value }) => value && kinds.includes(value.kind));
  if (kind === 'quantity' && (unit === 'week' || unit === 'day'))
    return isValue(node) && !has('money');
  if (kind === 'weekday' && (side === 'from' || has('time', 'date'))) return false;
  return isValue(node) || kind === 'ordinal';
}

const NO_ROWS: ReadonlySet<string> = new Set();

/** Each value by itself first; then again with what the others of its sentence have shown. */
function claimsOf(
  sentences: readonly Sentence[],
  at: number,
  venue: string | undefined,
  profiles: Profiles,
  year: number,
): Claim[] {
  const sentence = sentences[at] ?? [];
  const over = headingsOver(sentences, at);
  const stated = sentence.flatMap((clause, clauseAt) =>
    clause.nodes
      .filter((node) => isClaim(node, clause))
      .map((node) => {
        const context = contextOf(node, sentences, at, clauseAt, venue);
        const readings = readingsOf(node, { clause, sentence, over });
        return { node, context, ...likeliest(readings, node, context, profiles) };
      }),
  );
  const venues = sentence.flatMap((clause, clauseAt) => {
    const venueNode = clause.nodes.find(isVenue);
    const node = venueNode ?? subjectIn(clause, profiles);
    if (!node) return [];
    const context = contextOf(node, sentences, at, clauseAt, venue);
    const ofVenue = venueNode && (presence(context, profiles) ?? comparison(context, profiles));
    const said = ofVenue ?? partOfDay(context, profiles) ?? rule(context, profiles);
    return said ? [claimOf(node, said)] : [];
  });
  const alone = stated.map(({ judged }) => judged);
  const claims = stated.map(({ node, context, value, judged }, index) => {
    const rows = rowsOf(alone, index);
    const again = rows.size > 0 && judge(value, node, context, profiles, rows);
    const follows =
      unlessHeld(value, judged) &&
      derived(value, node, context, profiles, year, subjectOf(judged, context, profiles));
    const other = inTable(alone, index, isMost(value, context));
    const said = follows || (other && { ...judged, ...other }) || again;
    // What follows from a sum changes the verdict, and not which facts have this value.
    return claimOf(node, said ? { ...judged, fact: undefined, ...said } : judged);
  });
  return [...claims, ...venues].sort((a, b) => a.start - b.start);
}

/** «Fino al 20 %», «il massimo» */
function isMost({ side, vague }: Value, { clause }: Context): boolean {
  return side === 'to' || vague === 'atMost' || clause.meanings.has('max');
}

function isVenue({ tags }: Node): boolean {
  return tags.has('#everyVenue') || [...tags].some((one) => one.startsWith('venue:'));
}

/** «All’open day dai tre anni e mezzo»: an age of that subject, whatever follows from others. */
function unlessHeld({ unit }: Value, { holding = [] }: Judged): boolean {
  return unit !== 'year' || !holding.some(({ evidence }) => evidence >= LIKELY);
}

/** A subject that a text must name, and names, before one that it may mean anyhow. */
function subjectOf(
  { meant = [] }: Judged,
  { clause }: Context,
  { lexicon }: Profiles,
): Profile | undefined {
  const said = meant.filter(({ isUnnamed }) => !isUnnamed);
  const isNamed = ({ profile: { own, group } }: Scored) =>
    [...own, ...group].some((one) => lexicon.isMarked(one) && clause.meanings.has(one));
  return (said.find(isNamed) ?? said[0] ?? meant[0])?.profile;
}

/** The plainest reading where it is right, else the one for whose subject the sentence speaks most. */
function likeliest(
  readings: readonly Value[],
  node: Node,
  context: Context,
  profiles: Profiles,
): { readonly value: Value; readonly judged: Judged } {
  const all = readings.map((value) => {
    const judged = judge(value, node, context, profiles, NO_ROWS);
    const [best] = judged.meant ?? [];
    return { value, judged, evidence: best ? best.evidence - Number(best.isApart) : 0 };
  });
  const most = Math.max(...all.map(({ evidence }) => evidence));
  if (all[0]?.judged.verdict === 'equal') return all[0];
  const found = all.find(({ evidence }) => evidence >= most);
  return found ?? { value: NOTHING, judged: UNKNOWN };
}

const CLEARLY = 0.15;

function claimOf(node: Node, { verdict, fact, meant = [], holding = [] }: Judged): Claim {
  const [first, second] = holding;
  const [likeliest] = meant;
  const isClear = !second || !first || first.score - second.score >= CLEARLY;
  // «La quota d’iscrizione costa 144 euro» holds for the week, and speaks of the fee.
  const isMeant = !likeliest || !first || likeliest.score - first.score < CLEARLY;
  const more = {
    meant: statedIn(meant.filter(({ evidence }) => evidence > 0)),
    same: statedIn(holding),
    isEvident:
      first !== undefined &&
      isClear &&
      isMeant &&
      (first.evidence > 1 || OWN_NAME.has(first.profile.fact.kind)),
  };
  const ends = node.ends && ([typedOf(node.ends[0]), typedOf(node.ends[1])] as const);
  return {
    verdict,
    ...typedOf(node),
    ...more,
    ...(ends && { ends }),
    ...(fact && { fact: fact.fact }),
  };
}

/** Facts that a placeholder can write. */
function statedIn(scored: readonly Scored[]): Fact[] {
  return scored.flatMap(({ profile }) => (profile.isImplied ? [] : [profile.fact]));
}

export function typedOf(node: Node): TypedValue {
  const { value = NOTHING, ends } = node;
  const last = ends && (ends[1].amount ?? spanOf(ends[1]));
  const amount = ends && last ? { start: spanOf(ends[0]).start, end: last.end } : node.amount;
  const span = spanOf(node);
  return { ...span, value, slot: value.kind === 'quantity' ? amount : span };
}

/** Values that name themselves: no other fact could be meant by the same letters. */
const OWN_NAME: ReadonlySet<string> = new Set(['email', 'phone', 'address']);

const NOTHING: Value = { kind: 'number', from: Number.NaN, to: Number.NaN };

import { type Claim, claimOf, NO_VALUE } from './claims/claim.ts';
import { type Clause, type Sentence, sentencesOf } from './claims/clauses.ts';
import { type Context, contextOf, headingsOver } from './claims/context.ts';
import { interpretationsOf } from './claims/interpretations.ts';
import { withNamedDay } from './claims/named-day.ts';
import { has, isValue } from './claims/nodes.ts';
import { INTERPRETATION_WITHIN } from './claims/weights.ts';
import type { Material } from './facts/fact.ts';
import type { Profile } from './facts/profile.ts';
import { Profiles } from './facts/profiles.ts';
import type { Node } from './values/grammar.ts';
import type { Lexicon } from './values/lexicon.ts';
import { readValues } from './values/read-values.ts';
import type { Value } from './values/value.ts';
import { limitCase } from './verdicts/cases.ts';
import { confirmedByHour, confirmedByTopic } from './verdicts/confirmed.ts';
import { derived } from './verdicts/derived.ts';
import { judge } from './verdicts/judge.ts';
import { isOfOther } from './verdicts/other-people.ts';
import { isAnother, isRight } from './verdicts/other-subjects.ts';
import { percentInTable } from './verdicts/percent-tables.ts';
import { priceSum } from './verdicts/sums.ts';
import { withUnconfirmed } from './verdicts/unconfirmed.ts';
import {
  firstOf,
  type JudgedValue,
  type Judgement,
  type Mention,
  UNKNOWN,
  type Verdict,
} from './verdicts/verdict.ts';
import { withoutValue } from './verdicts/without-value.ts';

export type { Claim, TypedValue } from './claims/claim.ts';
export type { Fact, FactKind, Material, Title, Venue } from './facts/fact.ts';
export type { Verdict } from './verdicts/verdict.ts';

/**
 * Compares every value of a text with the facts.
 * @param venue id of the venue that the text is about
 * @param from offset from which to report claims; what precedes it is only context
 * @param parse a memoised `parsed`, for texts read more than once
 */
export type ReadClaims = (
  text: string,
  venue?: string,
  from?: number,
  parse?: typeof parsed,
) => Claim[];

/** The sentences of a text and their values, before any comparison with facts. */
export function parsed(lexicon: Lexicon, text: string): readonly Sentence[] {
  return sentencesOf(readValues(text, lexicon), lexicon);
}

/** Prepares the facts once. Between texts nothing is kept, except by a `parse` that remembers. */
export function createReader(material: Material): ReadClaims {
  return createReaders(material)(material);
}

/** For materials that share most facts, such as the pages’: shared facts are prepared once. */
export function createReaders(base: Material): (material: Material) => ReadClaims {
  const all = new Profiles(base);
  return (material) => {
    const profiles = material === base ? all : new Profiles(material, all);
    return (text, venue, from = 0, parse = parsed) => {
      const sentences = parse(profiles.lexicon, text);
      const claims = sentences.flatMap((sentence, at) =>
        (sentence.at(-1)?.nodes.at(-1)?.end ?? 0) > from
          ? claimsOf(sentences, at, venue, profiles)
          : [],
      );
      return claims.filter(({ start }) => start >= from);
    };
  };
}

/** A weekday beside an hour or date, and days or weeks beside an amount, are not claims. */
function isClaim(node: Node, { values }: Clause): boolean {
  const { kind, unit, side } = node.value ?? {};
  const hasKind = (...kinds: readonly string[]) =>
    values.some(({ value }) => value && kinds.includes(value.kind));
  if (kind === 'quantity' && (unit === 'week' || unit === 'day'))
    return (isValue(node) || (unit === 'day' && !node.value?.isEvery)) && !hasKind('money');
  if (kind === 'weekday' && (side === 'from' || hasKind('time', 'date'))) return false;
  return isValue(node) || kind === 'ordinal';
}

type ContextIn = (node: Node, clauseAt: number) => Context;

/** Judges each value, then what follows from the facts and from the rest of its sentence. */
function claimsOf(
  sentences: readonly Sentence[],
  at: number,
  venue: string | undefined,
  profiles: Profiles,
): Claim[] {
  const sentence = sentences[at] ?? [];
  const contextIn: ContextIn = (node, clauseAt) =>
    withNamedDay(contextOf(node, sentences, at, clauseAt, venue), node, profiles);
  const values = judgedValues(sentence, headingsOver(sentences, at), profiles, contextIn);
  const right = Map.groupBy(values.filter(isRight), ({ judged }) => judged.fact);
  const topics = new Set([...right.keys()].flatMap((fact) => fact?.marked ?? []));
  const claims = [
    ...values.map((value) => revised(value, right, topics)),
    ...claimsWithoutValue(sentence, profiles, contextIn),
  ];
  const needsNoConfirmation = values.some((value) => value.judged.isDenied || isOfPast(value));
  const complete = needsNoConfirmation ? claims : withUnconfirmed(claims, sentence, profiles);
  return complete.toSorted((a, b) => a.start - b.start);
}

/** The values of a sentence, each as if it stood alone. */
function judgedValues(
  sentence: Sentence,
  over: Sentence,
  profiles: Profiles,
  contextIn: ContextIn,
): JudgedValue[] {
  return sentence.flatMap((clause, clauseAt) =>
    clause.nodes
      .filter((node) => isClaim(node, clause))
      .map((node) => {
        const values = interpretationsOf(node, { clause, sentence, over, profiles });
        const context = contextIn(node, clauseAt);
        return withDerived(likeliest(values, { node, context, profiles }));
      }),
  );
}

/**
 * The claim of a value, after the other values of its sentence.
 * @param right the values that agree with a fact, by fact
 * @param topics marked topics of these facts
 */
function revised(
  value: JudgedValue,
  right: ReadonlyMap<Profile | undefined, readonly JudgedValue[]>,
  topics: ReadonlySet<string>,
): Claim {
  const judged = confirmedByHour(confirmedByTopic(value.judged, topics), right);
  const isAskedOrElsewhere = judged.verdict === 'differs' && !isStated(value.context);
  const isOfAnother =
    !judged.isDerived && isAnother({ ...value, judged }, right.get(judged.fact)?.[0]);
  const statesNothing = isAskedOrElsewhere || isOfAnother || isOfPast(value);
  const verdict = statesNothing ? 'unknown' : softenedIfAboutOthers({ ...value, judged });
  const claim = claimOf(value.node, { ...judged, verdict });
  // What follows from facts is not corrected by one of them.
  return judged.isDerived ? { ...claim, replaceable: undefined, ends: undefined } : claim;
}

function claimsWithoutValue(sentence: Sentence, profiles: Profiles, contextIn: ContextIn): Claim[] {
  return sentence.flatMap((clause, clauseAt) =>
    !clause.isAsked && !isStated({ clause, sentence })
      ? []
      : withoutValue(clause, profiles, (node) => contextIn(node, clauseAt)),
  );
}

/** The verdict that follows from several facts or the calendar, else that on its subject. */
function withDerived({ judged, ...stated }: JudgedValue): JudgedValue {
  const { node, context } = stated;
  const follows = derived(stated) ?? firstOf([limitCase, percentInTable], { ...stated, judged });
  // An article states no number: «un giorno di febbre» (a day with fever) is only a case.
  const isCase = node.value?.isArticle && !has(context.clause.nodes, 'min');
  const own = isCase && judged.verdict !== 'equal' ? UNKNOWN : judged;
  // It replaces the verdict, not the list of facts that have this value.
  const all: Judgement = follows ? { ...judged, fact: undefined, ...follows } : own;
  // Through `firstOf`, which records the name of the rule.
  const sum = firstOf([priceSum], { ...stated, judged: all });
  return { ...stated, judged: { ...all, ...sum } };
}

/** A question, a belief that “but” corrects, and what other camps do state nothing. */
function isStated({ clause, sentence }: Pick<Context, 'clause' | 'sentence'>): boolean {
  const { nodes } = clause;
  const after = sentence.slice(sentence.indexOf(clause) + 1);
  const isCorrected = after.some(({ nodes }) => nodes[0]?.tags.has('#but'));
  return !clause.isAsked && !has(nodes, '#elsewhere') && !(has(nodes, '#believed') && isCorrected);
}

/** What an earlier year had: «nel 2019 si chiudeva il 30 agosto» (we closed on). */
function isOfPast({
  value,
  context: { clause },
  judged: { fact },
  profiles,
}: JudgedValue): boolean {
  const { year } = profiles;
  const isEarlier = ({ value: other }: Node) =>
    other?.kind === 'year' && !other.side && other.from < year;
  if (value.kind === 'year' && (clause.values.length < 2 || clause.meanings.has('founding')))
    return false;
  return (value.year ?? year) < year ? fact?.year === year : clause.values.some(isEarlier);
}

/** The plainest interpretation if it is right, else the one with the most evidence. */
function likeliest(interpretations: readonly Value[], said: Mention): JudgedValue {
  const all = interpretations.map((value) => {
    const judged = judge({ ...said, value });
    const [best] = judged.meant ?? [];
    const evidence = best ? best.evidence - Number(best.isUnnamedVariant) : 0;
    return { ...said, value, judged, evidence };
  });
  const [plainest] = all;
  if (!plainest) return { ...said, value: NO_VALUE, judged: UNKNOWN };
  if (plainest.judged.verdict === 'equal') return plainest;
  const maxEvidence = Math.max(...all.map(({ evidence }) => evidence));
  const right = all.find(
    ({ value, judged, evidence }) =>
      value.kind !== plainest.value.kind &&
      judged.verdict === 'equal' &&
      evidence > maxEvidence - INTERPRETATION_WITHIN,
  );
  // A bare number beside a price is a plain number only if that is right.
  const isPlain = ({ kind }: Value) => kind === 'number' && plainest.value.kind !== 'number';
  const likely = all.find(({ value, evidence }) => evidence >= maxEvidence && !isPlain(value));
  return right ?? likely ?? plainest;
}

/** What is said of others is at most likely: «mio marito esce alle 17» (my husband leaves at 5). */
function softenedIfAboutOthers({ value, context, judged, profiles }: JudgedValue): Verdict {
  const { verdict, fact } = judged;
  const isMarked = verdict === 'differs' || verdict === 'check';
  if (!isMarked || value.text || !isOfOther(value, context, fact, profiles)) return verdict;
  return verdict === 'differs' ? 'check' : 'unknown';
}

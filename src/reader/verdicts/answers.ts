import type { Clause } from '../claims/clauses.ts';
import type { Context } from '../claims/context.ts';
import { isNegatedBefore, isNegative } from '../claims/negation.ts';
import { has } from '../claims/nodes.ts';
import { PROXIMITY_LEADING } from '../claims/weights.ts';
import type { Profile } from '../facts/profile.ts';
import type { Node } from '../values/grammar.ts';
import type { Lexicon } from '../values/lexicon.ts';
import { DATED } from './states.ts';
import type { Judgement, Mention } from './verdict.ts';

/**
 * An answer without a number is compared with that of its subject: «Si arrotonda per difetto»
 * (amounts are rounded down).
 */
export function answer({ node, context, profiles }: Mention): Judgement | undefined {
  const { lexicon } = profiles;
  const { clause, sentence, proximities } = context;
  // A condition states nothing: “should the extension go ahead”.
  if (has(clause.nodes.slice(0, 1), '#if')) return undefined;
  const before = clause.nodes.slice(0, clause.nodes.indexOf(node));
  for (const tag of node.tags) {
    const dimension = lexicon.answerDimensionOf(tag);
    const facts = dimension
      ? profiles
          .ofFamily('answer')
          .filter(
            (fact) => lexicon.dimensionOf(fact.text) === dimension && isForPeriod(fact, clause),
          )
      : [];
    const countOf = (fact: Profile) => matchCount(fact, proximities, dimension);
    const most = Math.max(0, ...facts.map(countOf));
    const about = most > 0 ? facts.filter((fact) => countOf(fact) === most) : [];
    const isSame = about.some(({ text }) => text === tag);
    // Who counts is denied anywhere in the clause: «Due fratelli da soli non fanno catena» (two
    // siblings alone are no chain); and by «più di una famiglia» (more than one family).
    const isDenied =
      dimension === 'families'
        ? isNegative(clause) !== has(before.slice(-1), '#over')
        : isNegatedBefore(node, clause);
    const isNegated = isDenied && !isDenial(node, lexicon);
    const [fact] = about;
    // Only the site's sentences say what a rule in words is about: other rules may share its words.
    const isInWords = fact?.fact.titles.length === 0;
    // A number may make an exception to it: «Per malattia oltre due giorni si recupera» (if ill for
    // more than two days, one can catch up).
    if (isInWords && sentence.some(({ values }) => values.length > 0)) continue;
    // How often one enrols by a day is not how often the fee is paid: «Per ogni settimana ci si
    // iscrive entro mercoledì» (for each week one enrols by Wednesday).
    const isDue = sentence.some(({ values }) =>
      values.some(({ value }) => DATED.has(value?.kind ?? '')),
    );
    if (dimension === 'times' && isDue && !proximities.has('price')) continue;
    // «Confirmed» applies to many other things, and «these terms apply» is about no discount.
    const isVague =
      (dimension === 'certainty' && fact?.marked.length === 0) ||
      (dimension === 'discounted' && !DISCOUNTS.some((topic) => proximities.has(topic)));
    if (fact && isSame === isNegated)
      return { verdict: isInWords || isVague ? 'check' : 'differs', fact };
    if (fact) return { verdict: 'equal', fact };
  }
  return undefined;
}

const DISCOUNTS = ['discount', 'siblings', 'chain', 'advance', 'undiscounted'];

/**
 * An answer may be for one period only: «Sul supplemento settimanale» (on the weekly supplement).
 */
function isForPeriod({ dimensions }: Profile, clause: Clause): boolean {
  const [own, named] = [dimensions.get('period'), clause.dimensions.get('period')];
  return own === undefined || named === undefined || named.has(own);
}

/** The answer that a clause gives; if it denies one of two, the other. */
export function answerGivenBy(clause: Clause, lexicon: Lexicon): string | undefined {
  for (const node of clause.nodes)
    for (const tag of node.tags) {
      const answers = lexicon.answersBeside(tag);
      const isNegated = isNegative(clause) && !isDenial(node, lexicon);
      if (answers.length === 2) return answers.find((other) => (other === tag) !== isNegated);
    }
  return undefined;
}

/** How much of its subject the clause names; nothing if it names no marked topic of it. */
function matchCount(
  { own, group, marked }: Profile,
  proximities: Context['proximities'],
  dimension = '',
): number {
  const isNamed = (topic: string) =>
    !SUBJECTLESS.has(topic) && (proximities.get(topic) ?? 0) >= PROXIMITY_LEADING;
  if (marked.length > 0 && !marked.some(isNamed)) return 0;
  if (own.size > 0 && !own.has(dimension) && ![...own].some(isNamed)) return 0;
  return [...own, ...group].filter(isNamed).length;
}

/** Words that name no subject of an answer. */
const SUBJECTLESS: ReadonlySet<string> = new Set(['price', 'discount', 'week', 'day', 'camp']);

/** A negation that is part of the answer does not reverse it: «Nessuno sconto» (no discount). */
function isDenial({ norm }: Node, lexicon: Lexicon): boolean {
  const { tags } = lexicon.find([norm.split(' ', 1)[0] ?? ''], 0);
  return tags.has('#not') || tags.has('#without');
}

import type { Clause } from '../claims/clauses.ts';
import type { Context } from '../claims/context.ts';
import { isNegatedBefore, isNegative } from '../claims/negation.ts';
import { WEIGHT_BESIDE } from '../claims/weights.ts';
import type { Profile } from '../facts/profile.ts';
import type { Node } from '../values/grammar.ts';
import type { Lexicon } from '../values/lexicon.ts';
import type { Judgement, Mention } from './verdict.ts';

/** «Si arrotonda per difetto»: an answer without a number, compared with that of its subject. */
export function answer({ node, context, profiles }: Mention): Judgement | undefined {
  const { lexicon } = profiles;
  const { clause, sentence, weights } = context;
  for (const one of node.tags) {
    const dimension = lexicon.answerDimensionOf(one);
    const facts = dimension
      ? profiles
          .ofFamily('answer')
          .filter((fact) => lexicon.dimensionOf(fact.text) === dimension && isFor(fact, clause))
      : [];
    const countOf = (fact: Profile) => matchCount(fact, weights, dimension);
    const most = Math.max(0, ...facts.map(countOf));
    const about = most > 0 ? facts.filter((fact) => countOf(fact) === most) : [];
    const isSame = about.some(({ text }) => text === one);
    // «Due fratelli da soli non fanno catena»
    const isDenied = dimension === 'families' ? isNegative(clause) : isNegatedBefore(node, clause);
    const isNegated = isDenied && !isDenial(node, lexicon);
    const [fact] = about;
    // Only the site's sentences say what a rule in words is about: other rules may share its words.
    const isInWords = fact?.fact.titles.length === 0;
    // «Per malattia oltre due giorni si recupera»: a number may make an exception to it.
    if (isInWords && sentence.some(({ values }) => values.length > 0)) continue;
    // «Confirmed» applies to many other things, and «these terms apply» is about no discount.
    const isVague =
      (dimension === 'certainty' && fact?.marked.length === 0) ||
      (dimension === 'discounted' && !DISCOUNTS.some((topic) => weights.has(topic)));
    if (fact && isSame === isNegated)
      return { verdict: isInWords || isVague ? 'check' : 'differs', fact };
    if (fact) return { verdict: 'equal', fact };
  }
  return undefined;
}

const DISCOUNTS = ['discount', 'siblings', 'chain', 'advance', 'undiscounted'];

/** «Sul supplemento settimanale»: an answer of one period. */
function isFor({ dimensions }: Profile, clause: Clause): boolean {
  const [own, said] = [dimensions.get('period'), clause.dimensions.get('period')];
  return own === undefined || said === undefined || said.has(own);
}

/** The answer that a clause gives; if it denies one of two, the other. */
export function answerGivenBy(clause: Clause, lexicon: Lexicon): string | undefined {
  for (const node of clause.nodes)
    for (const one of node.tags) {
      const answers = lexicon.answersBeside(one);
      const isNegated = isNegative(clause) && !isDenial(node, lexicon);
      if (answers.length === 2) return answers.find((other) => (other === one) !== isNegated);
    }
  return undefined;
}

/** How much of its subject the clause names; nothing if it names no marked topic of it. */
function matchCount(
  { own, group, marked }: Profile,
  weights: Context['weights'],
  dimension = '',
): number {
  const isSaid = (one: string) => !SUBJECTLESS.has(one) && (weights.get(one) ?? 0) >= WEIGHT_BESIDE;
  if (marked.length > 0 && !marked.some(isSaid)) return 0;
  if (own.size > 0 && !own.has(dimension) && ![...own].some(isSaid)) return 0;
  return [...own, ...group].filter(isSaid).length;
}

/** Words that name no subject of an answer. */
const SUBJECTLESS: ReadonlySet<string> = new Set(['price', 'discount', 'week', 'day', 'camp']);

/** «Nessuno sconto»: the negation is part of the answer, so it does not reverse it. */
function isDenial({ norm }: Node, lexicon: Lexicon): boolean {
  const { tags } = lexicon.find([norm.split(' ', 1)[0] ?? ''], 0);
  return tags.has('#not') || tags.has('#without');
}

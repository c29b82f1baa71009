import { type Claim, claimOf, NO_VALUE } from '../claims/claim.ts';
import type { Clause } from '../claims/clauses.ts';
import type { Context } from '../claims/context.ts';
import { has } from '../claims/nodes.ts';
import type { Profiles } from '../facts/profiles.ts';
import type { Node } from '../values/grammar.ts';
import { answer } from './answers.ts';
import { orderOf, partOfDay, subjectIn } from './named-hours.ts';
import { lastMinute } from './other-subjects.ts';
import { isVenue, LISTS, listed, offerIn, planned, presence, stateIn } from './presence.ts';
import { comparison, ORDERS } from './price-comparisons.ts';
import { uninterrupted } from './states.ts';
import { firstOf, type Judgement, type Mention, type VerdictRule } from './verdict.ts';

type ContextOf = (node: Node) => Context;

/** What a clause claims without a value: an answer, or else something about a venue or an hour. */
export function withoutValue(clause: Clause, profiles: Profiles, contextOf: ContextOf): Claim[] {
  const [word, answeredBy] = firstAnswer(clause, profiles, contextOf) ?? [];
  if (word && answeredBy) {
    const value = { ...NO_VALUE, text: answerMeaning(word, profiles) };
    return [{ ...claimOf(withDenial(word, clause), answeredBy), value }];
  }
  const venue = clause.nodes.find(isVenue);
  const order = clause.nodes.find((word) => has([word], ...ORDERS));
  const theme = clause.nodes.find((node) => has([node], ...LISTS));
  const named = venue ?? theme ?? subjectIn(clause, profiles) ?? offerIn(clause, profiles) ?? order;
  const found = clause.nodes.find((word) => has([word], '#uninterrupted', '#eve'));
  const node = named ?? stateIn(clause) ?? found;
  if (!node) return [];
  const context = contextOf(node);
  const compared = venue || order ? [comparison] : [];
  const judgement = firstOf([...compared, ...ofWords], { node, context, profiles });
  if (judgement) return [claimOf(node, judgement)];
  const other = found && firstOf([uninterrupted, lastMinute], { node: found, context, profiles });
  return other ? [claimOf(found, other)] : [];
}

/** What words alone say about a venue or an hour. */
const ofWords: readonly VerdictRule<Mention>[] = [planned, presence, listed, orderOf, partOfDay];

/** The word that answers a question, a wrong answer first. */
function firstAnswer(
  { nodes }: Clause,
  profiles: Profiles,
  contextOf: ContextOf,
): readonly [Node, Judgement] | undefined {
  const answers = nodes.flatMap((node) => {
    if (answerMeaning(node, profiles) === undefined) return [];
    const judgement = firstOf([answer], { node, context: contextOf(node), profiles });
    return judgement ? [[node, judgement] as const] : [];
  });
  // Of two answers to one question the first is meant: «No discount touches it».
  const isFirst = ([, { fact }]: (typeof answers)[number], at: number) =>
    answers.findIndex(([, other]) => other.fact === fact) === at;
  return answers.filter(isFirst).find(([, { verdict }]) => verdict !== 'equal') ?? answers[0];
}

/** The answer that a word gives: `nearest`. */
function answerMeaning({ tags }: Node, { lexicon }: Profiles): string | undefined {
  return [...tags].find((tag) => lexicon.answerDimensionOf(tag));
}

const DENIED_WITHIN = 3;

/** An answer is quoted with its denial: «Non sono ammessi» (are not allowed). */
function withDenial(answer: Node, { nodes }: Clause): Node {
  const at = nodes.indexOf(answer);
  const before = nodes.slice(Math.max(0, at - DENIED_WITHIN), at);
  return { ...answer, start: before.find(({ tags }) => tags.has('#not'))?.start ?? answer.start };
}

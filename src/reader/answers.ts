import type { Clause } from './clauses.ts';
import type { Context } from './context.ts';
import type { Node } from './grammar.ts';
import type { Lexicon } from './lexicon.ts';
import type { Profile } from './profile.ts';
import type { Profiles } from './profiles.ts';
import { isHalfDenied, isNegative } from './states.ts';
import type { Judged } from './verdict.ts';

/** A clause that leads up to the answer may name its subject. */
const NEAR = 0.8;

/** «Si arrotonda per difetto»: an answer without a number, compared with that of its subject. */
export function judgeAnswer(node: Node, context: Context, profiles: Profiles): Judged | undefined {
  const { lexicon } = profiles;
  const { clause, sentence, weights } = context;
  for (const one of node.tags) {
    const slot = lexicon.answerSlotOf(one);
    const facts = slot
      ? profiles
          .in('answer')
          .filter((fact) => lexicon.slotOf(fact.text) === slot && isFor(fact, clause))
      : [];
    const most = Math.max(0, ...facts.map((fact) => shareOf(fact, weights, lexicon)));
    const about = most > 0 ? facts.filter((fact) => shareOf(fact, weights, lexicon) === most) : [];
    const isSame = about.some(({ text }) => text === one);
    const isTurned = isTurnedBefore(node, clause) && !isDenial(node, lexicon);
    const [fact] = about;
    // «Per malattia oltre due giorni si recupera»: a number may make an exception to a rule in words.
    if (fact?.fact.titles.length === 0 && sentence.some(({ values }) => values.length > 0))
      continue;
    // Only the site's sentences say what a rule in words is about: other rules may share its words.
    const isInWords = fact?.fact.titles.length === 0;
    // «Confirmed» is said of much else, and «these terms apply» of no discount.
    const isVague =
      (slot === 'certainty' && fact?.marked.length === 0) ||
      (slot === 'discounted' && !DISCOUNTS.some((topic) => weights.has(topic)));
    const isDoubtful = isInWords || isVague || isHalfDenied(clause);
    if (fact && isSame === isTurned) return { verdict: isDoubtful ? 'check' : 'differs', fact };
    if (fact) return { verdict: 'equal', fact };
  }
  return undefined;
}

const DISCOUNTS = ['discount', 'siblings', 'chain', 'advance', 'undiscounted'];

/** A negation reaches what follows it: not «si paga una volta sola e non si sconta». */
function isTurnedBefore(node: Node, clause: Clause): boolean {
  return isNegative({ ...clause, nodes: clause.nodes.slice(0, clause.nodes.indexOf(node) + 1) });
}

/** «Sul supplemento settimanale»: an answer of one period. */
function isFor({ slots }: Profile, clause: Clause): boolean {
  const [own, said] = [slots.get('period'), clause.slots.get('period')];
  return own === undefined || said === undefined || said.has(own);
}

/** What a clause answers: of two answers the other one if it denies the first. */
export function answerOf(clause: Clause, lexicon: Lexicon): string | undefined {
  for (const node of clause.nodes)
    for (const one of node.tags) {
      const answers = lexicon.answersBeside(one);
      const isTurned = isNegative(clause) && !isDenial(node, lexicon);
      if (answers.length === 2) return answers.find((other) => (other === one) !== isTurned);
    }
  return undefined;
}

/** How much of its subject the clause names; nothing if it names no marked topic of it. */
function shareOf(
  { fact, own, group, marked, named }: Profile,
  weights: Context['weights'],
  lexicon: Lexicon,
): number {
  const isSaid = (one: string) => !GENERAL.has(one) && (weights.get(one) ?? 0) >= NEAR;
  if (marked.length > 0 && !marked.some(isSaid)) return 0;
  // A rule in words is about all that its sentence names: absence, not illness.
  const isPart = named.some((one) => lexicon.isMarked(one) && !isSaid(one));
  if (fact.titles.length === 0 && isPart) return 0;
  if (own.size > 0 && ![...own].some(isSaid)) return 0;
  return [...own, ...group].filter(isSaid).length;
}

/** Words that name no subject. */
const GENERAL: ReadonlySet<string> = new Set(['price', 'discount', 'week', 'day', 'camp']);

/** «Nessuno sconto»: a second negation does not turn it around. */
function isDenial({ norm }: Node, lexicon: Lexicon): boolean {
  const { tags } = lexicon.find([norm.split(' ', 1)[0] ?? ''], 0);
  return tags.has('#not') || tags.has('#without');
}

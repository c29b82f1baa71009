import { equalFacts, kindsOf, mentionKey, similarFacts } from '../mentions/equal-facts.ts';
import type { KnownFact, KnownFacts } from '../mentions/known-facts.ts';
import type { Mention } from '../mentions/mention.ts';
import { nearestFacts } from '../mentions/nearest-facts.ts';
import { type Candidate, candidates, SPOKEN_OF, type TextPlace } from '../mentions/subject.ts';
import { onlyClause, type Vocabulary } from './vocabulary.ts';

/** How a value of a text stands against the facts, and the fact that it is held against. */
export interface Judgement {
  readonly mention: Mention;
  readonly is: 'equal' | 'differs' | 'unknown';
  readonly fact: KnownFact | undefined;
}

export interface Known {
  readonly facts: KnownFacts;
  readonly vocabulary: Vocabulary;
}

/** What a sentence needs to say more of another fact before a value that is right for one is wrong. */
const CLEARLY_OTHER = 0.45;
/** And the same while the sentence names the fact of that value as well. */
const FAR_CLEARER = 0.8;
/** Two facts that a sentence names alike may both be meant. */
const ALIKE = 0.01;

/** The verdict on each value of a paragraph, in their order. */
export function judgeAll(
  mentions: readonly Mention[],
  known: Known,
  place: TextPlace,
): Judgement[] {
  const stated = new Set(
    mentions
      .flatMap((one) => [one, ...(one.ends ?? [])])
      .flatMap((one) => meant(one, known, place)),
  );
  return mentions.map((mention) => ({ mention, ...judged(mention, stated, known, place) }));
}

/** The facts of its value that a mention may mean. */
function meant(mention: Mention, known: Known, place: TextPlace): string[] {
  const equal = ranked(equalFacts(mention, place.text, known.facts), mention, known, place);
  const most = equal[0]?.likely ?? 0;
  return equal.filter(({ likely }) => most - likely < ALIKE).map(({ fact }) => fact.path);
}

/** @param stated what the paragraph says somewhere: another value did not miss that */
function judged(
  mention: Mention,
  stated: ReadonlySet<string>,
  known: Known,
  place: TextPlace,
): Omit<Judgement, 'mention'> {
  const [best] = ranked(equalFacts(mention, place.text, known.facts), mention, known, place);
  const subject = best
    ? subjectOf(mention, stated, known, place)
    : besideIt(mention, stated, known, place);
  if (best && !(subject && isOther(subject, best, mention, known, place)))
    return { is: 'equal', fact: best.fact };
  const start = best ? undefined : startOf(mention, place, known.facts);
  if (start) return { is: 'equal', fact: start };
  if (subject) return { is: 'differs', fact: subject.fact };
  return { is: 'unknown', fact: nearestFacts(mention, known.facts)[0] };
}

/** What the clause around a value that no fact has speaks of, before the rest of its sentence. */
function besideIt(
  mention: Mention,
  stated: ReadonlySet<string>,
  known: Known,
  place: TextPlace,
): Candidate | undefined {
  const clause = { ...place, text: onlyClause(place.text, mention) };
  const near = subjectOf(mention, stated, known, clause);
  const subject = near ?? subjectOf(mention, stated, known, place);
  const isElsewhere = place.around === '' && subject?.inSentence === 0;
  return isElsewhere && !near ? undefined : subject;
}

/** The words beside the value decide: those of another clause may belong to another value. */
function isOther(
  subject: Candidate,
  best: Candidate,
  mention: Mention,
  known: Known,
  place: TextPlace,
): boolean {
  const needed = best.named >= SPOKEN_OF ? FAR_CLEARER : CLEARLY_OTHER;
  if (subject.named - best.named < needed) return false;
  const clause = { ...place, text: onlyClause(place.text, mention), around: '' };
  const [own, other] = [best, subject].map(
    ({ fact }) => ranked([fact], mention, known, clause)[0]?.named ?? 0,
  );
  const isNamed = (other ?? 0) > 0 || subject.inSentence > 0;
  return isNamed && (other ?? 0) >= (own ?? 0);
}

/** A range that no fact holds as one may go from one fact of a group to another: the season does. */
function startOf({ ends }: Mention, { text }: TextPlace, known: KnownFacts): KnownFact | undefined {
  if (ends && mentionKey(ends[0]) === mentionKey(ends[1])) return undefined;
  const [from, to] = (ends ?? []).map((end) => equalFacts(end, text, known));
  const groups = new Set(to?.map(groupOf));
  return from?.find((fact) => groups.has(groupOf(fact)));
}

function groupOf({ path }: KnownFact): string {
  return path.slice(0, path.lastIndexOf('.'));
}

/** The fact that the words around a value speak of most; undefined when they speak of none. */
function subjectOf(
  mention: Mention,
  stated: ReadonlySet<string>,
  known: Known,
  place: TextPlace,
): Candidate | undefined {
  const [best] = ranked(similarFacts(mention, known.facts), mention, known, place)
    .filter(({ named, fact }) => named >= SPOKEN_OF && !stated.has(fact.path))
    .sort((a, b) => b.named - a.named);
  return best;
}

function ranked(
  facts: readonly KnownFact[],
  mention: Mention,
  { facts: known, vocabulary }: Known,
  place: TextPlace,
): Candidate[] {
  return candidates(facts, new Set(kindsOf(mention)), known, place, mention.start)
    .map((one) => {
      const more = vocabulary.speaksOf(one.fact, place.text, mention);
      return { ...one, named: one.named + more, likely: one.likely + more };
    })
    .sort((a, b) => b.likely - a.likely);
}

import { equalFacts, kindsOf, mentionKey, similarFacts } from '../mentions/equal-facts.ts';
import type { KnownFact, KnownFacts } from '../mentions/known-facts.ts';
import type { Mention } from '../mentions/mention.ts';
import { distanceTo, nearestFacts } from '../mentions/nearest-facts.ts';
import { OWN_NAME } from '../mentions/statements.ts';
import { type Candidate, candidates, SPOKEN_OF, type TextPlace } from '../mentions/subject.ts';
import type { Naming } from './naming.ts';
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
  readonly naming: Naming;
}

/** What a sentence needs to say more of another fact before a value that is right for one is wrong. */
const CLEARLY_OTHER = 0.45;
/** And the same while the sentence names the fact of that value as well. */
const FAR_CLEARER = 0.8;
/** Two facts that a sentence names alike may both be meant. */
const ALIKE = 0.01;
/** In minutes and in days, both ends of a range together. */
const HOURS_OFF = 240;
const DAYS_OFF = 60;
/** A stretch of days that begins with a fact’s is meant to end with it when it ends so near to it. */
const DAYS_NEAR = 14;
/** And while it names two about as much, the one is meant whose value is nearer. */
const ABOUT_ALIKE = 0.5;

/** A value, and where it stands. */
export interface Stated {
  readonly mention: Mention;
  readonly place: TextPlace;
}

/** The verdict on each value of lines that stand together, in their order. */
export function judgeAll<S extends Stated>(all: readonly S[], known: Known): (Judgement & S)[] {
  const stated = new Set(
    all
      .flatMap((one) =>
        [one.mention, ...(one.mention.ends ?? [])].map((each) => ({ ...one, mention: each })),
      )
      .flatMap(({ mention, place }) => meant(mention, known, place)),
  );
  return all.flatMap((one) => {
    const whole = judged(one.mention, stated, known, one.place);
    const ends = whole.is === 'unknown' ? judgedEnds(one, stated, known) : [];
    return ends.length > 0 ? ends : [{ ...one, ...whole }];
  });
}

/**
 * Days between which no fact holds as one: each speaks for itself where the first of them is a fact's,
 * and the other is held against what stands beside that fact, as the end of the season does.
 */
function judgedEnds<S extends Stated>(
  one: S,
  stated: ReadonlySet<string>,
  known: Known,
): (Judgement & S)[] {
  const { ends, kind } = one.mention;
  if (!ends || kind !== 'dateRange') return [];
  const [first, last] = ends.map((mention) => ({
    ...one,
    mention,
    ...judged(mention, stated, known, one.place),
  }));
  if (!first || !last || first.is !== 'equal' || !first.fact) return [];
  const group = groupOf(first.fact);
  const beside = similarFacts(last.mention, known.facts).find(
    (fact) => groupOf(fact) === group && fact !== first.fact,
  );
  if (!beside) return [first, last];
  const far = distanceTo(last.mention, beside);
  if (far > DAYS_NEAR) return [first, last];
  return [first, { ...last, is: far === 0 ? 'equal' : 'differs', fact: beside }];
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
  // «settimana 135»: a bare number may be the price of which the line speaks.
  if (subject && distanceTo(mention, subject.fact) === 0)
    return { is: 'equal', fact: subject.fact };
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
  if (OWN_NAME.has(best.fact.kind)) return false;
  const needed = best.named >= SPOKEN_OF ? FAR_CLEARER : CLEARLY_OTHER;
  if (subject.named - best.named < needed) return false;
  const clause = { ...place, text: onlyClause(place.text, mention), around: '' };
  const [own = 0, other = 0] = [best, subject].map(
    ({ fact }) => ranked([fact], mention, known, clause)[0]?.named ?? 0,
  );
  return other > own || (own <= 0 && other === own && subject.inSentence > 0);
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

/**
 * The fact that the words around a value speak of most; undefined when they speak of none that the
 * sentence itself names: what stands over it makes no value wrong.
 */
function subjectOf(
  mention: Mention,
  stated: ReadonlySet<string>,
  known: Known,
  place: TextPlace,
): Candidate | undefined {
  const names = known.naming.around(place, mention);
  const named = ranked(similarFacts(mention, known.facts), mention, known, place).filter(
    ({ fact, named }) => named >= SPOKEN_OF && !stated.has(fact.path) && names(fact),
  );
  const most = Math.max(...named.map((one) => one.named));
  const [best] = named
    .filter((one) => most - one.named < ABOUT_ALIKE)
    .map((one) => ({ one, far: distanceTo(mention, one.fact) }))
    .filter(({ one, far }) => one.inSentence >= SPOKEN_OF || far <= farthest(mention))
    .sort((a, b) => a.far - b.far || b.one.named - a.one.named);
  return best?.one;
}

/** A value that far from a fact was not meant for it, unless the sentence names the fact by its titles. */
function farthest({ kind, value }: Mention): number {
  if (kind === 'time' || kind === 'timeRange') return HOURS_OFF;
  if (kind === 'date' || kind === 'dateRange') return DAYS_OFF;
  return typeof value === 'number' ? value : Number.POSITIVE_INFINITY;
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

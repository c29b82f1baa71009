import { asPlaceholder } from './as-placeholder.ts';
import { isAside } from './asides.ts';
import { nearby, without, withoutWeekday } from './beside.ts';
import { equalFacts, kindsOf, similarFacts } from './equal-facts.ts';
import type { FactKind } from './fact-kinds.ts';
import { mayStand } from './habits.ts';
import type { KnownFact, KnownFacts } from './known-facts.ts';
import type { Mention, Span } from './mention.ts';
import { nearestFacts } from './nearest-facts.ts';
import { nounStem } from './noun-stem.ts';
import { type Candidate, candidates, SPOKEN_OF, type TextPlace } from './subject.ts';
import { type Refusal, type Replacement, replacementFor } from './written.ts';

/** What a typed value is, held against the facts that its page shows. */
export type Statement = { readonly mention: Mention } & (
  | {
      /** The value of the fact that the sentence speaks of, or may speak of. */
      readonly is: 'fact';
      readonly fact: KnownFact;
      readonly placeholder: string;
      /** What a program may type instead, or why only a person can. */
      readonly replacement: Replacement | Refusal;
      /** Other facts of that value that the sentence may mean as well: then a person chooses. */
      readonly others: readonly KnownFact[];
      /** True when the sentence says which fact it means. */
      readonly evident: boolean;
    }
  /** The value of a fact, while the sentence speaks of another. */
  | {
      readonly is: 'other';
      readonly fact: KnownFact;
      readonly subject: KnownFact;
      readonly placeholder: string;
    }
  | { readonly is: 'official'; readonly fact: KnownFact; readonly placeholder: string }
  | { readonly is: 'unknown'; readonly near: readonly KnownFact[] }
);

export interface PageFacts {
  /** With what the page says differently. */
  readonly shown: KnownFacts;
  readonly official: KnownFacts;
}

const COMPACT = /^\s?[-–—/÷]\s?$/;
/** Values that name themselves: no other fact could be meant by the same letters. */
export const OWN_NAME: ReadonlySet<FactKind> = new Set(['email', 'phone', 'address']);

/** What a mention states; the ends of a range that is no fact speak for themselves. */
export function statementsOf(mention: Mention, facts: PageFacts, place: TextPlace): Statement[] {
  if (mention.quiet) return [];
  const whole = judged(mention, facts, place);
  const { ends } = mention;
  if (mention.kind === 'month' && whole.is === 'unknown' && mention.slot)
    return statementsOf(yearOf(mention), facts, place);
  if (!ends || mention.kind === 'dayRange' || whole.is === 'other')
    return told(whole, facts, place);
  if (whole.is === 'fact' && COMPACT.test(place.text.slice(ends[0].end, ends[1].start)))
    return [whole];
  return ends.flatMap((end, index) => {
    const own = whole.is === 'fact' ? endOf(whole.fact, index, facts.shown) : undefined;
    return own && whole.is === 'fact'
      ? [asFact(end, own, whole.others, whole.evident, place)]
      : told(judged(end, facts, place), facts, place);
  });
}

/**
 * Number words, weekdays, bare counts and shares say something only in a text that names its subject:
 * «dopo 5 minuti», «il 90 per cento», «a 12 anni venivo qui».
 */
function told(statement: Statement, facts: PageFacts, place: TextPlace): Statement[] {
  const { mention } = statement;
  if (!mention.faint)
    return mayBeAside(statement) && isAside(mention, facts.shown, place) ? [] : [statement];
  const { shown } = facts;
  const { kind, noun = '', unit } = mention;
  if (kind === 'count' && unit === undefined && !shown.nouns.has(nounStem(noun))) return [];
  const rest = without(mention, place);
  const subject = subjectOf(mention, shown, kind === 'number' ? nearby(mention, rest) : rest);
  const enough = kind === 'number' ? SPOKEN_OF / 2 : SPOKEN_OF;
  if (!subject || subject.inSentence < enough) return [];
  return mention.spoken && statement.is !== 'unknown' ? [] : [statement];
}

/** The fact, of the kind of a value, that the words around it name most. */
function subjectOf(mention: Mention, facts: KnownFacts, place: TextPlace): Candidate | undefined {
  const similar = similarFacts(mention, facts).filter(mayStand(mention, place.text, facts));
  const all = ranked(similar, mention, facts, place);
  return all.reduce<Candidate | undefined>(
    (best, one) => (best && best.named >= one.named ? best : one),
    undefined,
  );
}

function spokenOf(mention: Mention, facts: KnownFacts, place: TextPlace): Candidate | undefined {
  const best = subjectOf(mention, facts, place);
  return best && best.named >= SPOKEN_OF ? best : undefined;
}

function ranked(
  facts: readonly KnownFact[],
  mention: Mention,
  known: KnownFacts,
  place: TextPlace,
): Candidate[] {
  return candidates(facts, new Set(kindsOf(mention)), known, place, mention.start);
}

const DIGIT = /\d/;

function mayBeAside({ is, mention }: Statement): boolean {
  return is === 'unknown' || !DIGIT.test(mention.typed);
}

/** A fact is meant rather than another when it is named this much more. */
const CLEARLY = 0.15;

function judged(mention: Mention, facts: PageFacts, typedAt: TextPlace): Statement {
  const place = withoutWeekday(mention, typedAt);
  const equal = ranked(equalFacts(mention, place.text, facts.shown), mention, facts.shown, place);
  const [best, second] = equal;
  if (!best) return otherwise(mention, facts, place);
  const subject = spokenOf(mention, facts.shown, place);
  const speaksOfOther =
    subject && subject.named > Math.max(best.named * 1.5, best.named + SPOKEN_OF);
  if (speaksOfOther && !OWN_NAME.has(best.fact.kind) && subject.fact.path !== best.fact.path) {
    const placeholder = asPlaceholder(subject.fact, mention);
    return { is: 'other', mention, fact: best.fact, subject: subject.fact, placeholder };
  }
  const sure = best.named >= SPOKEN_OF || OWN_NAME.has(best.fact.kind);
  const clear = !second || best.likely - second.likely >= CLEARLY;
  const others = sure && clear ? [] : equal.slice(1, 4).map(({ fact }) => fact);
  return asFact(mention, best.fact, others, sure && clear, place);
}

/** A month that no fact names still has a year: «giugno 2025». */
function yearOf({ slot, value, start, end }: Mention): Mention {
  const year = String(value).slice(0, 4);
  return { kind: 'year', ...(slot ?? { start, end }), value: Number(year), typed: year };
}

function endOf(range: KnownFact, index: number, facts: KnownFacts): KnownFact | undefined {
  const names = index === 0 ? ['from', 'min'] : ['to', 'max'];
  return facts.all.find(({ path }) => names.some((name) => path === `${range.path}.${name}`));
}

/** The stretch of a mention that a placeholder writes: «10» of «10 anni», but all of «3 anni e mezzo». */
export function slotOf(mention: Mention, placeholder: string): Span {
  return placeholder.endsWith(', age}}') ? mention : (mention.slot ?? mention);
}

function asFact(
  mention: Mention,
  fact: KnownFact,
  others: readonly KnownFact[],
  evident: boolean,
  { text }: TextPlace,
): Statement {
  const placeholder = asPlaceholder(fact, mention);
  const slot = slotOf(mention, placeholder);
  const replacement = evident ? replacementFor(text, slot, placeholder, fact, mention) : 'choice';
  return { is: 'fact', mention, fact, placeholder, replacement, others, evident };
}

function otherwise(mention: Mention, { shown, official }: PageFacts, place: TextPlace): Statement {
  if (shown !== official) {
    const [best] = ranked(equalFacts(mention, place.text, official), mention, official, place);
    if (best)
      return {
        is: 'official',
        mention,
        fact: best.fact,
        placeholder: asPlaceholder(best.fact, mention),
      };
  }
  const subject = spokenOf(mention, shown, place);
  const near = nearestFacts(mention, shown);
  const first = subject ? [subject.fact] : [];
  return {
    is: 'unknown',
    mention,
    near: [...first, ...near.filter((fact) => fact !== subject?.fact)].slice(0, 3),
  };
}

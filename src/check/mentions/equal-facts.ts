import type { FactKind } from './fact-kinds.ts';
import type { KnownFact, KnownFacts } from './known-facts.ts';
import type { Mention, MentionKind } from './mention.ts';
import { nounStem } from './noun-stem.ts';

const YEARS = new Set(['ann', 'year', 'years']);

/** The facts that a text states with a mention: of its kind, with its value, of what it counts. */
export function equalFacts(
  mention: Mention,
  text: string,
  facts: KnownFacts,
): readonly KnownFact[] {
  const value = mentionKey(mention);
  const { kind } = mention;
  if (kind === 'count') return counted(mention, value, facts);
  if (kind === 'number') return numbered(mention, value, text, facts);
  if (kind === 'dayRange') return facts.ofKind('dateRange').filter((fact) => days(fact) === value);
  if (kind === 'day') return facts.ofKind('date').filter((fact) => dayOf(fact) === value);
  if (kind === 'rating') return facts.equal('number', value);
  if (isUnheld(kind)) return [];
  return [value, mention.either ?? value]
    .filter((one, index, all) => all.indexOf(one) === index)
    .flatMap((one) => facts.equal(kind, one));
}

/** Kinds that no fact has; rules of their own look at some of them. */
type Unheld = 'week' | 'weekdayOfMonth' | 'monthRange' | 'weekdayRange' | 'url';
const UNHELD: ReadonlySet<string> = new Set<Unheld>([
  'week',
  'weekdayOfMonth',
  'monthRange',
  'weekdayRange',
  'url',
]);

function isUnheld(kind: MentionKind): kind is Unheld {
  return UNHELD.has(kind);
}

/** Facts of the kinds that a mention could mean, for the candidates of one that equals none. */
export function similarFacts(mention: Mention, facts: KnownFacts): readonly KnownFact[] {
  const kinds = kindsOf(mention);
  const like = facts.all.filter(({ kind }) => kinds.includes(kind));
  const nouned = like.filter((fact) => sameNoun(mention, fact));
  return nouned.length > 0 ? nouned : like;
}

/** The facts that a mention could be held against: those of its kind that count the same. */
export function alikeFacts(mention: Mention, facts: KnownFacts): readonly KnownFact[] {
  const similar = similarFacts(mention, facts);
  return mention.kind === 'count' ? similar.filter((fact) => sameNoun(mention, fact)) : similar;
}

/** The kinds of the facts that a mention can state. */
export function kindsOf({ kind, noun = '' }: Mention): readonly FactKind[] {
  if (kind === 'count') return YEARS.has(nounStem(noun)) ? ['age', 'count'] : ['count'];
  if (kind === 'number') return ['age', 'count', 'money', 'number', 'percent'];
  if (kind === 'dayRange') return ['dateRange'];
  if (kind === 'day') return ['date'];
  if (kind === 'rating') return ['number'];
  return isUnheld(kind) ? [] : [kind];
}

/** The value of a mention as facts are found by it. */
export function mentionKey({ kind, value }: Mention): string {
  if (typeof value === 'object') return `${value.from}–${value.to}`;
  return kind === 'email' ? String(value).toLowerCase() : String(value);
}

function counted(mention: Mention, value: string, facts: KnownFacts): KnownFact[] {
  const same = facts.equal('count', value).filter((fact) => sameNoun(mention, fact));
  if (!YEARS.has(nounStem(mention.noun ?? ''))) return same;
  return [...facts.equal('age', value), ...same];
}

/** How many words before a number may stand between it and what it counts, and how many characters. */
const NEAR = 5;
const FAR = 200;

/**
 * A bare number states a fact when what the fact counts stands shortly before it, «gli enti sono 26»,
 * or when it has decimals, as ratings have. «Canale 5» states none.
 */
function numbered({ start }: Mention, value: string, text: string, facts: KnownFacts): KnownFact[] {
  const before = text.slice(Math.max(0, start - FAR), start).match(/\p{L}+/gu) ?? [];
  const words = new Set(before.slice(-NEAR).map(nounStem));
  const counts = facts
    .equal('count', value)
    .filter(({ nouns }) => [...nouns].some((noun) => words.has(noun)));
  return value.includes('.') ? [...counts, ...facts.equal('number', value)] : counts;
}

/** An age counts years, whatever its fact is called. */
function sameNoun({ noun }: Mention, { kind, nouns }: KnownFact): boolean {
  const stem = nounStem(noun ?? '');
  if (kind === 'age' && YEARS.has(stem)) return true;
  return nouns.has(stem) || nouns.has(`º ${stem}`);
}

function dayOf({ value }: KnownFact): string {
  return String(Number(String(value).slice(8)));
}

function days({ value }: KnownFact): string {
  const { from, to } = value as { from: string; to: string };
  return `${Number(from.slice(8))}–${Number(to.slice(8))}`;
}

import { mentionKey, similarFacts } from './equal-facts.ts';
import { comparable } from './fact-kinds.ts';
import type { KnownFact, KnownFacts } from './known-facts.ts';
import type { Mention } from './mention.ts';

const MOST = 3;

/** The facts that a wrong value may have meant, the nearest first; each value once. */
export function nearestFacts(mention: Mention, facts: KnownFacts): KnownFact[] {
  const target = mentionKey(mention);
  const byValue = new Map<string, { fact: KnownFact; far: number }>();
  for (const fact of similarFacts(mention, facts)) {
    const value = comparable(fact.kind, fact.value);
    if (!byValue.has(value)) byValue.set(value, { fact, far: distance(target, value) });
  }
  return [...byValue.values()]
    .sort((a, b) => a.far - b.far || (a.fact.path < b.fact.path ? -1 : 1))
    .slice(0, MOST)
    .map(({ fact }) => fact);
}

/** How far a mention is from the value of a fact of its kind. */
export function distanceTo(mention: Mention, { kind, value }: KnownFact): number {
  return distance(mentionKey(mention), comparable(kind, value));
}

/** How far apart two values of one kind are: amounts by their difference, the rest letter by letter. */
function distance(a: string, b: string): number {
  const [one, two] = [scalar(a), scalar(b)];
  if (one !== undefined && two !== undefined) return Math.abs(one - two);
  const [from, to] = [a.split('–'), b.split('–')];
  if (from.length === 2 && to.length === 2)
    return from.reduce((sum, end, index) => sum + distance(end, to[index] ?? ''), 0);
  return [...a].reduce((sum, letter, index) => sum + (b[index] === letter ? 0 : 1), 0);
}

/** Numbers as they are, days in days, hours in minutes; ranges and names have none. */
function scalar(value: string): number | undefined {
  const date = /^(\d{4})-(\d\d)(?:-(\d\d))?$/.exec(value);
  if (date)
    return Date.UTC(Number(date[1]), Number(date[2]) - 1, Number(date[3] ?? 1)) / 86_400_000;
  const time = /^(\d\d):(\d\d)$/.exec(value);
  if (time) return Number(time[1]) * 60 + Number(time[2]);
  return /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : undefined;
}

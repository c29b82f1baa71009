import type { KnownFact, KnownFacts } from './known-facts.ts';
import type { Mention } from './mention.ts';

/** «il lunedì», «ogni lunedì», “every Monday”; not «entro il lunedì», which is one day. */
const HABIT = /(?<![\p{L}’'])(?:il|i|la|le|ogni|every|each)\s$/iu;
const UNTIL = /(?<!\p{L})(?:entro|fino|prima|scad\p{L}+|by|until|before)(?!\p{L})/iu;

/** What happens every week says nothing of a fact that is the weekday of one date. */
export function mayStand(mention: Mention, text: string, facts: KnownFacts) {
  const before =
    text
      .slice(0, mention.start)
      .split(/[.!?;\n]\s/)
      .at(-1) ?? '';
  if (mention.kind !== 'weekday' || !HABIT.test(before) || UNTIL.test(before)) return () => true;
  const dates = new Set(facts.ofKind('date').map(({ path }) => path));
  return ({ path }: KnownFact) =>
    !dates.has(path.replace(/\.weekday$/, '.date')) && !dates.has(path.replace(/Weekday$/, ''));
}

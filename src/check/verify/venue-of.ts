import type { Span } from '../mentions/mention.ts';
import type { TextPlace } from '../mentions/subject.ts';
import { onlyClause } from './vocabulary.ts';

type Names = TextPlace['venues'];

/**
 * The venue that lines name last, on a line that names no other: what follows is about it.
 * @param before that of what stands over the lines
 */
export function venueAfter(
  lines: string,
  before: string | undefined,
  venues: Names,
): string | undefined {
  for (const line of lines.split('\n').reverse()) {
    const named = venuesIn(line, venues);
    if (named.length > 0) return named.length === 1 ? named[0]?.id : undefined;
  }
  return before;
}

/** The venue that the words around a value name: its own clause, else the last before it. */
export function venueBeside(text: string, mention: Span, venues: Names): string | undefined {
  const clause = venuesIn(onlyClause(text, mention), venues);
  if (clause.length === 1) return clause[0]?.id;
  return venuesIn(text.slice(0, mention.start), venues).at(-1)?.id;
}

/** In the order in which they stand. */
function venuesIn(text: string, venues: Names): { id: string; at: number }[] {
  const small = text.toLowerCase();
  return [...venues]
    .map(([id, name]) => ({ id, at: name === '' ? -1 : small.lastIndexOf(name.toLowerCase()) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
}

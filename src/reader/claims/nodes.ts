import type { Node } from '../values/grammar.ts';
import { isContentWord, stemOf } from '../values/lexicon.ts';

/** Whether a word has one of these tags. */
export function has(nodes: readonly Node[], ...tags: readonly string[]): boolean {
  return nodes.some((node) => tags.some((tag) => node.tags.has(tag)));
}

export function isValue({ value }: Node): boolean {
  if (value === undefined || value.isArticle) return false;
  return value.kind !== 'ordinal' || value.side !== undefined;
}

/** The meanings of a word in the lexicon; of an unlisted word, its stem (`=stem`). */
export function meaningsOf(node: Node): string[] {
  const known = [...node.tags].filter((tag) => !tag.startsWith('#'));
  if (node.tags.size > 0 || node.token !== 'word') return known;
  return isContentWord(node.norm) ? [`=${stemOf(node.norm)}`] : [];
}

/** Its topics, units and periods, without grammar and venues. */
export function nounsOf(node: Node | undefined): string[] {
  return [...(node?.tags ?? [])].filter((tag) => !tag.startsWith('#') && !tag.startsWith('venue:'));
}

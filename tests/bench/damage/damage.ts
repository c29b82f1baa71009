import type { JsonDocument, SourceFile } from '../../../src/check/json/json-document.ts';
import { eachValue } from '../mutations/name-slips.ts';
import type { Random } from '../mutations/random.ts';

/** The files of a content folder as far as they were damaged, by path. */
export type Files = Map<string, string>;

/** One way to damage content; tells in a few words what it did. */
export type Damage = (files: Files, random: Random, original: Originals) => string;

/** The files as they were before any damage, read once. */
export type Originals = ReadonlyMap<string, JsonDocument>;

export function filesOf(sources: readonly SourceFile[]): Files {
  return new Map(sources.map(({ path, text }) => [path, text]));
}

/** A file at random; facts and the site's list of pages come often, for the most depends on them. */
export function anyFile(files: Files, random: Random): string {
  const paths = [...files.keys()];
  const weighty = paths.filter((path) => /^(?:facts\/|site|questions)/.test(path));
  return random.pick(random.next() < 0.5 && weighty.length > 0 ? weighty : paths);
}

/** The file with a stretch replaced. */
export function retyped(
  files: Files,
  path: string,
  { start, end }: { readonly start: number; readonly end: number },
  typed: string,
): void {
  const text = files.get(path) ?? '';
  files.set(path, text.slice(0, start) + typed + text.slice(end));
}

/** Where the values of a file stand. */
export function pointersOf(document: JsonDocument): string[] {
  return [...eachValue(document.value ?? null)].map(({ pointer }) => pointer);
}

import { canonicalJson, isObject, type Json, valueAt } from '../../content/json.ts';
import { memoize } from '../../content/memoize.ts';
import { CONFIRMED_FILE } from '../../content/paths.ts';
import type { Project } from '../project.ts';
import { type DependentSentence, dependentSentences } from './dependent-sentences.ts';
import { digest } from './digest.ts';

/** What a sentence depended on when it was last confirmed: the digest of each value, by fact. */
export type Confirmation = ReadonlyMap<string, string>;

export type Confirmations = ReturnType<typeof confirmationsOf>;

/** The confirmations in `read/confirmed.json`. */
export const confirmationsOf = memoize((project: Project) => {
  const record = project.value(CONFIRMED_FILE);
  const map = <T>(value: Json | undefined, part: (value: Json) => T): Map<string, T> =>
    new Map(
      Object.entries(isObject(value) ? value : {}).map(([name, entry]) => [name, part(entry)]),
    );
  return {
    /** By file, then by the key of the sentence. */
    confirmations: map(valueAt(record, ['sentences']), (file) =>
      map(file, (confirmation): Confirmation => map(confirmation, String)),
    ),
    /** The value of each digest. */
    values: map(valueAt(record, ['values']), (value) => value),
    /** By file, then by the name of the translation: the names of the sources it was compared with. */
    translations: map(valueAt(record, ['translations']), (file) =>
      map(file, (names): readonly string[] => String(names).split(' ')),
    ),
  };
});

export function digestOf(value: Json): string {
  return digest(canonicalJson(value));
}

/** A sentence that somebody must read again, or for the first time when nothing changed. */
export interface StaleSentence {
  readonly sentence: DependentSentence;
  readonly changes: readonly FactChange[];
  /** The last confirmation: the digest of each value, by fact; undefined when there was none. */
  readonly confirmation: Confirmation | undefined;
}

export interface FactChange {
  readonly name: string;
  readonly from: Json;
  readonly to: Json;
}

/** The sentences whose facts have changed since they were last confirmed. */
export function staleSentences(project: Project): StaleSentence[] {
  const records = confirmationsOf(project);
  const byFile = Map.groupBy(dependentSentences(project), ({ document }) => document.path);
  return [...byFile].flatMap(([path, sentences]) => {
    const known = new Map(records.confirmations.get(path));
    const keys = new Set(sentences.map(({ key }) => key));
    const removed = [...known]
      .filter(([key]) => !keys.has(key))
      .map(([, confirmation]) => confirmation);
    return sentences.flatMap((sentence) => {
      const confirmation = known.get(sentence.key) ?? confirmationOfOldWords(sentence, removed);
      return staleIf(sentence, confirmation, records);
    });
  });
}

/**
 * The confirmation that an edited sentence takes over from its old words: one with the same
 * facts, if possible with the same values.
 */
function confirmationOfOldWords(
  { dependencies }: DependentSentence,
  removed: Confirmation[],
): Confirmation | undefined {
  const alike = removed.filter(
    (confirmation) =>
      confirmation.size === dependencies.size &&
      [...dependencies.keys()].every((name) => confirmation.has(name)),
  );
  const same = alike.find((confirmation) =>
    [...dependencies].every(([name, value]) => confirmation.get(name) === digestOf(value)),
  );
  const found = same ?? alike[0];
  if (found) removed.splice(removed.indexOf(found), 1);
  return found;
}

function staleIf(
  sentence: DependentSentence,
  confirmation: Confirmation | undefined,
  { values }: Confirmations,
): StaleSentence[] {
  const changes = [...sentence.dependencies].flatMap(([name, to]): FactChange[] => {
    const confirmedDigest = confirmation?.get(name);
    if (confirmedDigest === undefined || confirmedDigest === digestOf(to)) return [];
    return [{ name, from: values.get(confirmedDigest) ?? null, to }];
  });
  const isRead =
    confirmation !== undefined &&
    [...sentence.dependencies.keys()].every((name) => confirmation.has(name));
  return changes.length === 0 && isRead ? [] : [{ sentence, changes, confirmation }];
}

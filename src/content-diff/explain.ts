import type { Difference } from './compare.ts';
import { type ContentChange, type Files, without } from './content-changes.ts';
import type { Lines, Section } from './sections.ts';

/** A difference and the changes that cause it; none when it comes from code. */
export interface Explained extends Difference {
  readonly changes: readonly ContentChange[];
}

/** More changes than this are reverted file by file: each revert reads the pages once more. */
const MAX_ALONE = 40;

/**
 * Finds the changes of each difference: those of its own words, or else each one without which it
 * would read differently; all of them when none is enough alone.
 * @param files the state after the changes
 * @param sectionsOf reads a state; may throw when the state is inconsistent
 */
export function explained(
  differences: readonly Difference[],
  changes: readonly ContentChange[],
  files: Files,
  sectionsOf: (files: Files) => readonly Section[],
): Explained[] {
  const sections = sectionsOf(files);
  const textFilesOf = new Map(sections.map(({ name, textFiles }) => [name, textFiles]));
  const own = new Map(
    differences.map((difference) => [
      difference,
      changes.filter((change) =>
        changesWordsOf(difference, change, textFilesOf.get(difference.section)),
      ),
    ]),
  );
  const open = differences.filter((difference) => own.get(difference)?.length === 0);
  const current = readIn(sections, open);
  const differsWithout = (group: readonly ContentChange[]) => {
    const reverted = attempt(() => readIn(sectionsOf(without(files, group)), open));
    return (difference: Difference) =>
      reverted !== undefined && readsDifferently(difference, current, reverted);
  };
  const effects = revertGroups(changes).map((group) => ({
    group,
    explains: differsWithout(group),
  }));
  const together = open.length > 0 && changes.length > 0 ? differsWithout(changes) : () => false;
  return differences.map((difference) => {
    const direct = own.get(difference) ?? [];
    if (direct.length > 0) return { ...difference, changes: direct };
    const alone = effects
      .filter(({ explains }) => explains(difference))
      .flatMap(({ group }) => group);
    return { ...difference, changes: alone.length > 0 || !together(difference) ? alone : changes };
  });
}

/** True for a change of the words that differ. */
function changesWordsOf(
  { key }: Difference,
  { file, pointer }: ContentChange,
  words: readonly string[] = [],
): boolean {
  if (!words.includes(file)) return false;
  return `${key}/`.startsWith(`${pointer}/`) || `${pointer}/`.startsWith(`${key}/`);
}

/** The changes to revert together: texts by file, because `changesWordsOf` explains most; the rest singly. */
function revertGroups(changes: readonly ContentChange[]): (readonly ContentChange[])[] {
  const isText = ({ file }: ContentChange) => file.startsWith('texts/');
  const rest = changes.filter((change) => !isText(change));
  const byFile = (some: readonly ContentChange[]) => [
    ...Map.groupBy(some, ({ file }) => file).values(),
  ];
  const alone = rest.length > MAX_ALONE ? byFile(rest) : rest.map((change) => [change]);
  return [...alone, ...byFile(changes.filter(isText))];
}

/** Undefined for a section that could not be read. */
type Read = Readonly<Record<string, Lines | undefined>>;

function readIn(sections: readonly Section[], differences: readonly Difference[]): Read {
  const wanted = new Set(differences.map(({ section }) => section));
  const own = sections.filter(({ name }) => wanted.has(name));
  return Object.fromEntries(own.map((section) => [section.name, attempt(() => section.lines())]));
}

function readsDifferently({ section, key }: Difference, now: Read, then: Read): boolean {
  if (section in now !== section in then) return true;
  const lines = then[section];
  return lines !== undefined && lines[key] !== now[section]?.[key];
}

/** A state with a change reverted may be inconsistent and throw; it then explains nothing. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

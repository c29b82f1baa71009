import { factValue, itemsOf } from '../../content/collection.ts';
import { withoutNotes } from '../../content/facts.ts';
import {
  canonicalJson,
  isObject,
  type Json,
  type JsonObject,
  pointerOf,
  valueAt,
} from '../../content/json.ts';
import { memoize } from '../../content/memoize.ts';
import {
  type DependentText,
  eachText,
  isSentence,
  resolveSentences,
} from '../../content/sentences.ts';
import { partsWithWords } from '../declared.ts';
import { eachGroup } from '../each-group.ts';
import { definitionOf, isOnlyChecked } from '../facts/fact-schema.ts';
import { namedIn } from '../facts/facts-of-page.ts';
import { filled } from '../filled-text.ts';
import type { JsonDocument } from '../json/json-document.ts';
import { sharedTextFiles } from '../layered-pages.ts';
import { formatsOf } from '../locales.ts';
import type { Project } from '../project.ts';
import { isToWrite, TEXT_FILE } from '../text-files.ts';
import { digest } from './digest.ts';

/** A sentence that is true only while some facts stay as they are. */
export interface DependentSentence {
  readonly document: JsonDocument;
  readonly pointer: string;
  /** A digest of its words: does not change when a sentence moves in its file. */
  readonly key: string;
  /** The sentence as visitors read it. */
  readonly text: string;
  /** The current value of each fact it depends on, by name; null where there is none. */
  readonly dependencies: ReadonlyMap<string, Json>;
}

/** Every sentence with `dependsOn`, and every description of a picture, file by file. */
export const dependentSentences = memoize((project: Project): readonly DependentSentence[] => {
  const paths = [...project.expected.map(({ path }) => path), ...sharedTextFiles(project.locales)];
  return paths.flatMap((path) => {
    const [, folder, id] = TEXT_FILE.exec(path) ?? [];
    const document = project.typed(path);
    if (id === undefined || document?.value === undefined || isUnreadable(project, id)) return [];
    return inFile(project, document, folder ?? id, id);
  });
});

/** The dependency of a description: the file of the picture that it describes. */
export const PICTURE = 'picture';

function inFile(
  project: Project,
  document: JsonDocument,
  locale: string,
  page: string,
): DependentSentence[] {
  const facts = project.factsOn(page);
  const formats = formatsOf(project, locale);
  const sentences = eachGroup(document.value).flatMap(({ group, pointer }) =>
    isSentence(group) && Array.isArray(group.dependsOn)
      ? [
          {
            words: group as Json,
            pointer,
            key: digest(canonicalJson(wordsOf(group))),
            dependencies: dependenciesOf(project, group, facts),
          },
        ]
      : [],
  );
  return [...sentences, ...descriptionsIn(project, document, page)].map((sentence) => ({
    document,
    ...sentence,
    // Lazy: only few sentences are shown.
    get text() {
      // Each page shows header and footer with its own values: most show the official ones.
      const shown = page === 'layout' ? project.factsOn() : facts;
      return filled(
        String(resolveSentences(sentence.words, shown, () => '') ?? ''),
        shown,
        formats,
      );
    },
  }));
}

/** What describes the pictures of a page: each is true of one picture, in one place. */
function descriptionsIn(project: Project, { value }: JsonDocument, page: string) {
  return partsWithWords(project, `pages/${page}.json`).flatMap(({ key, part, words: steps }) => {
    const words = key === PICTURE ? valueAt(value, steps) : undefined;
    if (words === undefined || eachText(words).some(({ text }) => isToWrite(text))) return [];
    const file = valueAt(project.value('pictures.json'), ['pictures', String(part), 'file']);
    const pointer = pointerOf(steps);
    const dependencies = new Map([[PICTURE, file ?? null]]);
    return [{ words, pointer, key: digest(canonicalJson([pointer, words])), dependencies }];
  });
}

/** True for a page that cannot be read: it may override facts, so its dependencies are unknown. */
function isUnreadable(project: Project, id: string): boolean {
  return project.template(id) !== undefined && project.value(`pages/${id}.json`) === undefined;
}

/** The words alone: naming one more fact does not make a new sentence. */
export function wordsOf({ dependsOn: _, ...words }: DependentText): JsonObject {
  return words;
}

/** The facts that a sentence names, or else those that its placeholders show. */
function dependenciesOf(
  project: Project,
  sentence: DependentText,
  facts: JsonObject,
): Map<string, Json> {
  const named = Array.isArray(sentence.dependsOn) ? sentence.dependsOn.map(String) : [];
  const names = [...new Set(named.length > 0 ? named : namedIn(sentence))].sort();
  const stated = (name: string) => distinct(factValue(facts, groupNamed(name)) ?? null, name);
  return new Map(
    names.map((name) => [
      name,
      name.endsWith('.place')
        ? neighboursOf(facts, groupNamed(name))
        : namesEntries(name)
          ? entriesOf(stated(name))
          : statedParts(project, name, stated(name)),
    ]),
  );
}

/** For a list named with `*` only the distinct values matter. */
function distinct(value: Json, name: string): Json {
  if (!Array.isArray(value) || !groupNamed(name).includes('.*.')) return value;
  return [...new Map(value.map((sentence) => [canonicalJson(sentence), sentence])).values()];
}

const ENTRIES = /\.(?:\*|place)$/;

/**
 * True for `programme.slots.*`, the entries of a group in order, and for
 * `programme.slots.snack.place`, the entries before and after one.
 */
export function namesEntries(name: string): boolean {
  return ENTRIES.test(name);
}

/** The name of the group whose entries a sentence names; any other name as it is. */
export function groupNamed(name: string): string {
  return name.replace(ENTRIES, '');
}

/** The ids before and after an item of its collection; a changed hour alone moves neither. */
function neighboursOf(facts: JsonObject, path: string): Json {
  const at = path.lastIndexOf('.');
  const ids = itemsOf(factValue(facts, path.slice(0, at)))?.map(([id]) => id) ?? [];
  const index = ids.indexOf(path.slice(at + 1));
  return index < 0 ? null : [ids[index - 1] ?? '', ids[index + 1] ?? ''];
}

/** The entries of a group, by start time; an empty list for a value that has none. */
function entriesOf(value: Json): Json {
  if (!isObject(value)) return value === null ? null : [];
  const entries = Object.entries(withoutNotes(value) as JsonObject).filter(([, entry]) =>
    isObject(entry),
  );
  const start = (entry: Json) => String(valueAt(entry, ['from']) ?? '');
  return entries
    .toSorted(([one, a], [other, b]) => (`${start(a)} ${one}` < `${start(b)} ${other}` ? -1 : 1))
    .map(([name]) => name);
}

/** A fact without the parts that no sentence states: notes, icons, the weekday beside a date. */
function statedParts(project: Project, path: string, value: Json): Json {
  if (!isObject(value)) return value;
  const parts = Object.entries(withoutNotes(value) as JsonObject).filter(
    ([key]) => !isUnspoken(project, `${path}.${key}`),
  );
  return Object.fromEntries(
    parts.map(([key, part]) => [key, statedParts(project, `${path}.${key}`, part)]),
  );
}

function isUnspoken(project: Project, path: string): boolean {
  const definition = definitionOf(project, path);
  return definition === 'icon' || (definition === 'weekday' && isOnlyChecked(project, path));
}

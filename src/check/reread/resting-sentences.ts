import { factValue, itemsOf } from '../../content/collection.ts';
import { withoutNotes } from '../../content/facts.ts';
import {
  canonicalJson,
  eachText,
  isObject,
  isSentence,
  type Json,
  type JsonObject,
  type Sentence,
  valueAt,
} from '../../content/json.ts';
import { placeholdersOf } from '../../content/placeholders.ts';
import { worded } from '../../content/sentences.ts';
import { eachGroup } from '../each-group.ts';
import { definitionOf, isOnlyChecked } from '../facts/fact-schema.ts';
import { filled } from '../filled-text.ts';
import type { JsonDocument } from '../json/json-document.ts';
import { sharedTexts } from '../layered-pages.ts';
import { formatsOf } from '../locales.ts';
import type { Project } from '../project.ts';
import { digest } from './digest.ts';

/** A sentence that is true only while some facts are what they are. */
export interface RestingSentence {
  readonly document: JsonDocument;
  readonly pointer: string;
  /** Names the sentence by its words: it stays the same wherever in its file it moves. */
  readonly key: string;
  /** The sentence as visitors read it. */
  readonly text: string;
  /** What it rests on, by name, and the value that each has now; null where there is none. */
  readonly basis: ReadonlyMap<string, Json>;
}

/** The texts of a page, and the content generator's instruction. */
const TEXT_FILE = /^(?:texts\/([^/]+)|generator)\/([^/]+)\.json$/;

/** Every sentence of the content that names what it rests on, file by file. */
export function restingSentences(project: Project): RestingSentence[] {
  const paths = [...project.expected.map(({ path }) => path), ...sharedTexts(project.locales)];
  return paths.flatMap((path) => {
    const [, folder, id] = TEXT_FILE.exec(path) ?? [];
    const document = project.typed(path);
    if (id === undefined || document?.value === undefined || isSilent(project, id)) return [];
    return inFile(project, document, folder ?? id, id);
  });
}

function inFile(
  project: Project,
  document: JsonDocument,
  locale: string,
  page: string,
): RestingSentence[] {
  const facts = project.factsOn(page);
  const formats = formatsOf(project, locale);
  const sentences = eachGroup(document.value).flatMap(({ group, pointer }) =>
    isSentence(group) && Array.isArray(group.restsOn) ? [{ sentence: group, pointer }] : [],
  );
  return sentences.map(({ sentence, pointer }) => ({
    document,
    pointer,
    key: digest(canonicalJson(wordsOf(sentence))),
    // Few are told: those that somebody must read again.
    get text() {
      return filled(String(worded(sentence, facts, () => '') ?? ''), facts, formats);
    },
    basis: basisOf(project, sentence, facts),
  }));
}

/** A page that cannot be read may say a fact otherwise: nobody knows what its sentences rest on. */
function isSilent(project: Project, id: string): boolean {
  return project.hasPage(id) && project.value(`pages/${id}.json`) === undefined;
}

/** What is read, without what it rests on: to name one more fact makes no new sentence. */
export function wordsOf({ restsOn: _, ...words }: Sentence): JsonObject {
  return words;
}

/** The facts that the sentence names; one that names none rests on those that its placeholders show. */
function basisOf(project: Project, sentence: Sentence, facts: JsonObject): Map<string, Json> {
  const named = Array.isArray(sentence.restsOn) ? sentence.restsOn.map(String) : [];
  const shown = eachText(sentence).flatMap(({ text }) =>
    placeholdersOf(text).flatMap(({ kind, name }) => (kind === 'fact' ? [name] : [])),
  );
  const names = [...new Set(named.length > 0 ? named : shown)].sort();
  const stated = (name: string) => distinct(factValue(facts, groupNamed(name)) ?? null, name);
  return new Map(
    names.map((name) => [
      name,
      name.endsWith('.place')
        ? placeOf(facts, groupNamed(name))
        : namesEntries(name)
          ? entriesOf(stated(name))
          : spoken(project, name, stated(name)),
    ]),
  );
}

/** Of a list by `*` it counts which values there are. */
function distinct(value: Json, name: string): Json {
  if (!Array.isArray(value) || !groupNamed(name).includes('.*.')) return value;
  return [...new Map(value.map((one) => [canonicalJson(one), one])).values()];
}

const ENTRIES = /\.(?:\*|place)$/;

/** `programme.slots.*`: which entries the group has, in the order of the day; `programme.slots.snack.place`: between which of them one stands. */
export function namesEntries(name: string): boolean {
  return ENTRIES.test(name);
}

/** The group of which a sentence names only the entries; any other name as it is. */
export function groupNamed(name: string): string {
  return name.replace(ENTRIES, '');
}

/** What comes before and after an item in its collection: an hour alone changes neither. */
function placeOf(facts: JsonObject, path: string): Json {
  const at = path.lastIndexOf('.');
  const ids = itemsOf(factValue(facts, path.slice(0, at)))?.map(([id]) => id) ?? [];
  const place = ids.indexOf(path.slice(at + 1));
  return place < 0 ? null : [ids[place - 1] ?? '', ids[place + 1] ?? ''];
}

/** A group without entries of its own is only there or not. */
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

/** A fact without the parts of which no sentence speaks: notes, drawings, the weekday beside a date. */
function spoken(project: Project, path: string, value: Json): Json {
  if (!isObject(value)) return value;
  const parts = Object.entries(withoutNotes(value) as JsonObject).filter(
    ([key]) => !isUnspoken(project, `${path}.${key}`),
  );
  return Object.fromEntries(
    parts.map(([key, part]) => [key, spoken(project, `${path}.${key}`, part)]),
  );
}

function isUnspoken(project: Project, path: string): boolean {
  const definition = definitionOf(project, path);
  return definition === 'icon' || (definition === 'weekday' && isOnlyChecked(project, path));
}

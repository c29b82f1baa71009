import { CONFIRMED } from '../../author/decide/confirmed.ts';
import type { Location } from '../../author/edit.ts';
import {
  childOf,
  isObject,
  type Json,
  parentOf,
  pointerSteps,
  sameJson,
  valueAt,
} from '../../content/json.ts';
import { memoize } from '../../content/memoize.ts';
import { isSentence } from '../../content/sentences.ts';
import { confirmBlocksIn } from '../model/confirm.ts';
import { factIn, factNamed, localeOf, mainLocale, rankOf, venueOf } from './file-titles.ts';
import { namedIn, pageForFile } from './preview/pages-showing.ts';
import type { Studio } from './studio.ts';

/** All `confirm` blocks, in the order of the files. */
export function confirmBlocks({ files, values }: Studio): Location[] {
  return files.flatMap(({ path: file }) => {
    const { [file]: value } = values;
    return isObject(value) ? blocksOf(value).map((pointer) => ({ file, pointer })) : [];
  });
}

const blocksOf = memoize((value: object) => confirmBlocksIn(value as Json));

/** The sentences of a file with a form for each state of a fact. */
function sentencesByState(studio: Studio, file: string) {
  return [...namedIn(studio, file)].flatMap(([named, pointers]) =>
    pointers
      .filter((at) => named.startsWith('state ') && at.endsWith('/state'))
      .map((at) => ({ pointer: parentOf(at), state: named.replace('state ', '') })),
  );
}

/** The words that pages show, in every language, while a fact has a state; by page. */
export function formsFor(
  studio: Studio,
  { file, pointer }: Location,
  state = CONFIRMED,
): Location[] {
  const fact = factIn(studio, file, pointer)?.path;
  if (fact === undefined) return [];
  const inOrder = studio.files
    .flatMap(({ path }) => (localeOf(path) === undefined ? [] : path))
    .toSorted((a, b) => rankOf(studio, a) - rankOf(studio, b));
  const byPage = Map.groupBy(inOrder, (path) => pageForFile(path));
  return [...byPage.values()].flat().flatMap((path) => {
    const { [path]: whole } = studio.values;
    const venue = venueOf(studio, path);
    return sentencesByState(studio, path)
      .filter((part) => factNamed(studio.facts, part.state, venue)?.path === fact)
      .flatMap((part) => textsUnder(whole, childOf(`${part.pointer}/forms`, state)))
      .map((at) => ({ file: path, pointer: at }));
  });
}

/** The text of a form, or those of the forms inside it; none where the form has no words. */
function textsUnder(whole: Json | undefined, pointer: string): string[] {
  const form = valueAt(whole, pointerSteps(pointer));
  if (!isObject(form)) return form ? [pointer] : [];
  const inner = childOf(pointer, 'forms');
  return Object.keys(Object(form.forms)).flatMap((name) => textsUnder(whole, childOf(inner, name)));
}

/** The form of a sentence to look at: one whose source was edited, or that of the current state. */
export function formPlace(studio: Studio, { file, pointer }: Location): string {
  const { values, before, facts } = studio;
  const steps = pointerSteps(pointer);
  const sentence = valueAt(values[file], steps);
  if (!isSentence(sentence) || !isObject(sentence) || !isObject(sentence.forms)) return pointer;
  const source = file.replace(/^texts\/[^/]+/, `texts/${mainLocale(studio)}`);
  const [oldForms, newForms] = [before[source], values[source]].map((whole) =>
    Object(valueAt(whole, [...steps, 'forms'])),
  );
  const state = factNamed(facts, String(sentence.state), venueOf(studio, file));
  const shown = Object.values(state?.forms ?? {})[0];
  const names = Object.keys(sentence.forms);
  const edited = names.find(
    (name) => name in oldForms && !sameJson(oldForms[name] ?? null, newForms[name] ?? null),
  );
  const form = edited ?? names.find((name) => name === shown);
  return form === undefined ? pointer : childOf(`${pointer}/forms`, form);
}

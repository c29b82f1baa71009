import { withCounts } from '../../../src/content/collection.ts';
import { resolveFacts } from '../../../src/content/facts.ts';
import { isObject, type Json, type JsonObject, valueAt } from '../../../src/content/json.ts';
import { camelCase } from '../../../src/content/paths.ts';
import { type Placeholder, placeholdersOf } from '../../../src/content/placeholders.ts';
import { factsOfVenue, withVenues } from '../../../src/content/scope.ts';
import { eachText } from '../../../src/content/sentences.ts';
import type { Mutation, Original } from './mutation.ts';
import type { Random } from './random.ts';
import { near, WRITERS } from './written-forms.ts';

/** A placeholder of a text, and the value shown in its place. */
export interface Shown {
  readonly file: string;
  readonly pointer: string;
  readonly text: string;
  readonly placeholder: Placeholder;
  readonly value: Json;
}

const PER_PLACEHOLDER = 2;

/** Italian values typed by hand in place of a placeholder: equal to the fact, or close to it. */
export function hardCodedSlips(original: Original, random: Random): Mutation[] {
  const italian = shownValues(original).filter(({ file }) => file.startsWith('texts/it/'));
  return italian.flatMap((shown) =>
    [shown.value, near(shown.value, random.pick([1, -1, 2]))].flatMap((value, index) => {
      const slips = value === undefined ? [] : slipsAt(original, shown, value, index === 0);
      return random.sample(slips, PER_PLACEHOLDER);
    }),
  );
}

function slipsAt(original: Original, shown: Shown, value: Json, isEqual: boolean): Mutation[] {
  const { text, file, pointer } = shown;
  const { start, end, format } = shown.placeholder;
  const isEmail = typeof value === 'string' && value.includes('@');
  const writer = WRITERS[format ?? (isEmail ? 'email' : '')];
  const span = original.document(file).spanWithin(pointer, start, end);
  const forms = writer?.(value, { before: text.slice(0, start), after: text.slice(end) }) ?? [];
  return forms.map(({ name, text: typed }) =>
    original.slip(`valore a mano, ${isEqual ? 'uguale' : 'vicino'}: ${name}`, file, span, typed),
  );
}

/** All placeholders of texts that show a fact. */
export function shownValues(original: Original): Shown[] {
  return original.files('texts/').flatMap((document) => {
    const facts = factsOn(original, /([^/]+)\.json$/.exec(document.path)?.[1] ?? '');
    return eachText(document.value ?? {}).flatMap(({ text, pointer }) =>
      placeholdersOf(text).flatMap((placeholder): Shown[] => {
        const value = valueAt(facts, placeholder.name.split('.'));
        if (placeholder.kind !== 'fact' || value === undefined || value === null) return [];
        return [{ file: document.path, pointer, text, placeholder, value }];
      }),
    );
  });
}

/** The facts as a page shows them. */
function factsOn(original: Original, pageId: string): JsonObject {
  const page = original.documents.find(({ path }) => path === `pages/${pageId}.json`)?.value;
  const says = isObject(page) && isObject(page.says) ? page.says : {};
  const venue = isObject(page) && typeof page.venue === 'string' ? page.venue : '';
  return withVenues(resolveFacts(factsOfVenue(rawFacts(original), venue), says));
}

/** With the values of each venue in its entry. */
export function officialFacts(original: Original): JsonObject {
  return withVenues(rawFacts(original));
}

function rawFacts(original: Original): JsonObject {
  const files = original.files('facts/').map(({ path, value }) => {
    const name = /^facts\/(.+)\.json$/.exec(path)?.[1] ?? '';
    return [camelCase(name), value ?? {}];
  });
  return withCounts(Object.fromEntries(files));
}

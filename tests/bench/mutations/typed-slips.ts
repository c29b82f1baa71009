import { resolveFacts } from '../../../src/content/facts.ts';
import {
  eachText,
  isObject,
  type Json,
  type JsonObject,
  valueAt,
} from '../../../src/content/json.ts';
import { camelCase } from '../../../src/content/paths.ts';
import { type Placeholder, placeholdersOf } from '../../../src/content/placeholders.ts';
import { factsAt, withVenues } from '../../../src/content/scope.ts';
import type { Mutation, Original } from './mutation.ts';
import type { Random } from './random.ts';
import { near, WRITERS } from './written-forms.ts';

/** A placeholder of a text, and the value that visitors read there. */
export interface Shown {
  readonly file: string;
  readonly pointer: string;
  readonly text: string;
  readonly placeholder: Placeholder;
  readonly value: Json;
}

const PER_PLACEHOLDER = 2;

/** Values typed by hand where a placeholder stood: equal to the fact, or close to it. */
export function typedSlips(original: Original, random: Random): Mutation[] {
  return shownValues(original).flatMap((shown) => {
    const written = (value: Json | undefined, kind: string) =>
      value === undefined ? [] : slipsAt(original, shown, value, kind);
    const step = random.pick([1, -1, 2]);
    const equal = random.sample(written(shown.value, 'uguale'), PER_PLACEHOLDER);
    const close = random.sample(written(near(shown.value, step), 'vicino'), PER_PLACEHOLDER);
    return [...equal, ...close];
  });
}

function slipsAt(original: Original, shown: Shown, value: Json, kind: string): Mutation[] {
  const { placeholder, text, file, pointer } = shown;
  const around = {
    before: text.slice(0, placeholder.start),
    after: text.slice(placeholder.end),
  };
  const place = original.document(file).locateWithin(pointer, placeholder.start, placeholder.end);
  return (WRITERS[formatOf(shown)]?.(value, around) ?? []).map((form) => ({
    sort: 'slip' as const,
    kind: `valore scritto a mano, ${kind}: ${form.name}`,
    title: `${file}${pointer}: «${around.before.slice(-25)}${form.text}${around.after.slice(0, 25)}»`,
    ...original.replace(place, form.text),
  }));
}

function formatOf({ placeholder, value }: Shown): string {
  if (placeholder.format) return placeholder.format;
  return typeof value === 'string' && value.includes('@') ? 'email' : '';
}

/** Every placeholder of every text that shows a fact. */
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
export function factsOn(original: Original, pageId: string): JsonObject {
  const page = original.content.some(({ path }) => path === `pages/${pageId}.json`)
    ? original.document(`pages/${pageId}.json`).value
    : undefined;
  const says = isObject(page) && isObject(page.says) ? page.says : {};
  const venue = isObject(page) && typeof page.venue === 'string' ? page.venue : '';
  return withVenues(resolveFacts(factsAt(rawFacts(original), venue), says));
}

/** With what holds at each venue in its entry. */
export function officialFacts(original: Original): JsonObject {
  return withVenues(rawFacts(original));
}

function rawFacts(original: Original): JsonObject {
  return Object.fromEntries(
    original.files('facts/').map(({ path, value }) => {
      const name = /^facts\/(.+)\.json$/.exec(path)?.[1] ?? '';
      return [camelCase(name), value ?? {}];
    }),
  );
}

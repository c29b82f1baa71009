import { eachText, isObject, type Json } from '../../../src/content/json.ts';
import { placeholdersOf } from '../../../src/content/placeholders.ts';
import type { Mutation, Original, Target } from './mutation.ts';
import { eachValue, misspelt } from './name-slips.ts';
import type { Random } from './random.ts';

const KEYS_PER_FILE = 12;
const PLACEHOLDERS_PER_FILE = 12;

/** Keys and placeholders of texts: lost, or misspelt. */
export function textSlips(original: Original, random: Random): Mutation[] {
  return original
    .files('texts/')
    .flatMap(({ path }) => [
      ...random.sample(keySlips(original, path, random), KEYS_PER_FILE),
      ...random.sample(placeholderSlips(original, path, random), PLACEHOLDERS_PER_FILE),
    ]);
}

function keySlips(original: Original, file: string, random: Random): Mutation[] {
  const document = original.document(file);
  return [...eachValue(document.value ?? null)].flatMap(({ pointer, value }): Mutation[] => {
    if (!isObject(value)) return [];
    const group = document.locate(pointer);
    const lines = { file, from: group.line, to: group.endLine };
    return Object.keys(value)
      .filter((key) => key !== '$schema')
      .flatMap((key): Mutation[] => {
        const at = `${pointer}/${key.replaceAll('/', '~1')}`;
        const wrong = misspelt(key, random);
        if (wrong in value) return [];
        const renamed = original.replace(document.locate(at, 'key'), JSON.stringify(wrong));
        return [
          {
            sort: 'slip',
            kind: 'chiave di un testo sbagliata',
            title: `${file}${at}: «${wrong}»`,
            ...renamed,
            // Either the wrong name or the group where the right one is missing.
            targets: [
              ...renamed.targets,
              { file, from: group.line, to: group.line },
              ...pageOf(file),
            ],
          },
          dropped(original, file, pointer, key, value, [lines, ...pageOf(file)]),
        ];
      });
  });
}

/** A text that a page asks for may be told at the page, which names the text file. */
function pageOf(file: string): Target[] {
  const page = file.replace(/^texts\/[^/]+\//, 'pages/');
  return [page, 'site.json'].map((path) => ({ file: path, from: 1, to: 10_000 }));
}

function dropped(
  original: Original,
  file: string,
  pointer: string,
  key: string,
  group: { [key: string]: Json },
  targets: Target[],
): Mutation {
  const { [key]: _, ...rest } = group;
  const { content } = original.replace(
    original.document(file).locate(pointer),
    JSON.stringify(rest),
  );
  return {
    sort: 'slip',
    kind: 'chiave di un testo persa',
    title: `${file}${pointer}/${key}`,
    content,
    targets,
  };
}

function placeholderSlips(original: Original, file: string, random: Random): Mutation[] {
  const document = original.document(file);
  return eachText(document.value ?? null).flatMap(({ text, pointer }) =>
    placeholdersOf(text).flatMap(({ start, end, typed, name }): Mutation[] => {
      if (typed === text) return [];
      const place = document.locateWithin(pointer, start, end);
      const make = (kind: string, instead: string): Mutation => ({
        sort: 'slip',
        kind,
        title: `${file}${pointer}: «${text.slice(Math.max(0, start - 15), start)}${instead}${text.slice(end, end + 15)}»`,
        ...original.replace(place, instead),
      });
      const wrong = misspelt(name, random);
      return [
        make('segnaposto perso', ''),
        make('segnaposto sbagliato', typed.replace(name, wrong)),
        make(
          'segnaposto sbagliato',
          random.pick([typed.slice(1), typed.slice(0, -1), `{${typed}`]),
        ),
      ];
    }),
  );
}

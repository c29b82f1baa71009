import { isObject, type Json, pointerSteps } from '../../../src/content/json.ts';
import type { Mutation, Original } from './mutation.ts';

interface Counted {
  readonly file: string;
  readonly pointer: string;
  /** Where the finding may also stand: the text of the item that is gone. */
  readonly elsewhere: readonly string[];
}

const COUNTED: readonly Counted[] = [
  { file: 'facts/agreements.json', pointer: '/bodies', elsewhere: [] },
  { file: 'pages/sc-ostiense.json', pointer: '/says/agreements.bodies', elsewhere: [] },
  { file: 'facts/shows.json', pointer: '/themes', elsewhere: ['texts/it/shows.json'] },
  { file: 'facts/programme.json', pointer: '/slots', elsewhere: ['texts/it/layout.json'] },
  {
    file: 'facts/daily-events.json',
    pointer: '/events',
    elsewhere: ['texts/it/daily-events.json'],
  },
  { file: 'facts/discounts.json', pointer: '/chain/table', elsewhere: [] },
];

/** An item taken from a list whose count is stated. */
export function listSlips(original: Original): Mutation[] {
  return COUNTED.flatMap(({ file, pointer, elsewhere }) => {
    const document = original.document(file);
    const list = pointerSteps(pointer).reduce<Json | undefined>(
      (value, step) => (isObject(value) ? value[step] : undefined),
      document.value,
    );
    if (list === undefined) throw new RangeError(`no ${file}${pointer}`);
    const place = document.locate(pointer);
    return withoutEach(list).map(({ name, rest }): Mutation => {
      const edit = original.replace(place, JSON.stringify(rest));
      // The count stands beside its list, in the same file.
      const whole = [file, ...elsewhere].map((path) => ({ file: path, from: 1, to: 10_000 }));
      const title = `${file}${pointer} senza ${name}`;
      return {
        sort: 'slip',
        kind: 'elemento tolto da un elenco contato',
        title,
        ...edit,
        targets: whole,
      };
    });
  });
}

function withoutEach(list: Json): { name: string; rest: Json }[] {
  if (Array.isArray(list)) {
    return list.map((item, index) => ({
      name: JSON.stringify(item),
      rest: list.filter((_, other) => other !== index),
    }));
  }
  const entries = Object.entries(isObject(list) ? list : {});
  return entries.map(([name]) => ({
    name,
    rest: Object.fromEntries(entries.filter(([other]) => other !== name)),
  }));
}

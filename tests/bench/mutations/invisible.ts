import { eachText } from '../../../src/content/json.ts';
import { placeholdersOf } from '../../../src/content/placeholders.ts';
import type { Mutation, Original } from './mutation.ts';
import type { Random } from './random.ts';

/** What no checker can see: a placeholder that became another one of the same form. */
export function invisibleEdits(original: Original, random: Random): Mutation[] {
  const all = original.files('texts/').flatMap((document) =>
    eachText(document.value ?? null).flatMap(({ text, pointer }) =>
      placeholdersOf(text)
        .filter(({ kind, format }) => kind === 'fact' && format !== undefined)
        .map((placeholder) => ({ document, pointer, placeholder })),
    ),
  );
  return random.sample(all, 150).flatMap(({ document, pointer, placeholder }): Mutation[] => {
    const others = all.filter(
      (other) =>
        other.placeholder.format === placeholder.format &&
        other.placeholder.name !== placeholder.name,
    );
    if (others.length === 0) return [];
    const { start, end } = placeholder;
    const typed = random.pick(others).placeholder.typed;
    const edit = original.replace(document.locateWithin(pointer, start, end), typed);
    const title = `${document.path}${pointer}: ${placeholder.typed} → ${typed}`;
    return [{ sort: 'invisible', kind: 'segnaposto scambiato', title, ...edit }];
  });
}

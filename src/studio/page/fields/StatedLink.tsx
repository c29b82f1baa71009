import { childOf, pointerSteps, valueAt } from '../../../content/json.ts';
import { fileTitle } from '../file-titles.ts';
import { titlesIn } from '../labels.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { LINKS, VENUES } from '../preview/pages-showing.ts';
import { goTo, useOpenStudio } from '../store.ts';
import { fill, words } from '../words.ts';

/** Where what references name is stated, by kind. */
const STATED_IN: Readonly<Record<string, { readonly file: string; readonly pointer: string }>> = {
  body: { file: 'facts/agreements.json', pointer: '/names' },
  link: { file: LINKS, pointer: '' },
  venue: { file: VENUES, pointer: '' },
};

/** A button that leads to what a reference names, or to all that references of its kind may name. */
export function StatedLink({ kind, name }: { kind: string; name?: string }) {
  const studio = useOpenStudio();
  const { [kind]: group } = STATED_IN;
  if (!group) return null;
  const { file } = group;
  const pointer = name === undefined ? group.pointer : childOf(group.pointer, name);
  if (valueAt(studio.values[file], pointerSteps(pointer)) === undefined) return null;
  const what = titlesIn(studio, file, group.pointer).at(-1) ?? fileTitle(studio, file);
  return (
    <ActionButton data-small onPress={() => goTo({ file, pointer })}>
      {fill(words.field.open, { what })}
    </ActionButton>
  );
}

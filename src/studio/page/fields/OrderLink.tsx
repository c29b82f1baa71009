import { escapePointer, type Json } from '../../../content/json.ts';
import { idOf } from '../../model/field.ts';
import { Press } from '../parts/Press.tsx';
import { pageForFile } from '../preview/pages-showing.ts';
import { goTo, useOpenStudio } from '../store.ts';
import { words } from '../words.ts';
import type { ControlProps } from './FieldView.tsx';

/** A link to the list that sets the order of these texts. */
export function OrderLink({ file, field }: ControlProps) {
  const { values } = useOpenStudio();
  const structure = `pages/${pageForFile(file)}.json`;
  const names = new Set(Object.keys(Object(field.value)));
  const pointer =
    field.kind === 'names' && file.startsWith('texts/')
      ? listOfNames(values[structure] ?? null, names)
      : undefined;
  if (pointer === undefined) return null;
  return (
    <Press data-small onPress={() => goTo({ view: 'file', file: structure, pointer })}>
      {words.field.order}
    </Press>
  );
}

/** The pointer of a list made of two or more of some names; undefined if there is none. */
function listOfNames(value: Json, names: ReadonlySet<string>, pointer = ''): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) {
    const known = value.filter((item) => names.has(idOf(item) ?? ''));
    if (known.length > 1 && known.length === value.length) return pointer;
  }
  for (const [key, part] of Object.entries(value)) {
    const found = listOfNames(part, names, `${pointer}/${escapePointer(key)}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

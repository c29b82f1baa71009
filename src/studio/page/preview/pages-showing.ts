import { factAddress } from '../../../check/facts/fact-place.ts';
import { isObject, type Json, pointerSteps, valueAt } from '../../../content/json.ts';
import { childOf } from '../../model/edit.ts';
import { listOf } from '../../model/field.ts';
import type { Studio } from '../store.ts';

/** The page that a file belongs to; undefined for other files. */
export function pageForFile(file: string): string | undefined {
  return /^(?:pages|texts\/[^/]+)\/(.+)\.json$/.exec(file)?.[1];
}

/** The entry of a picture, by the address of its file. */
export function pictureSpot(pictures: Json | undefined, address: string) {
  const all = Object.entries(Object(valueAt(pictures, ['pictures'])));
  const found = all.find(([, one]) => isObject(one) && one.file === address);
  return { file: 'pictures.json', pointer: found ? childOf('/pictures', found[0]) : '' };
}

/** Ids of the pages that show a value, in site order; empty if unknown, or if all pages do. */
export function pagesShowing(studio: Studio, file: string, pointer: string): readonly string[] {
  const { pages } = studio;
  const own = pageForFile(file);
  const ids = own === undefined ? pagesOf(studio, file, pointer) : [own];
  return pages.flatMap(({ id, template }) =>
    ids.includes(id) || (own !== undefined && own === template) ? [id] : [],
  );
}

function pagesOf(studio: Studio, file: string, pointer: string): readonly string[] {
  const { facts, values } = studio;
  const [first, name = ''] = pointerSteps(pointer);
  if (file === 'links.json') return naming(studio, 'link', first ?? '');
  if (file === 'pictures.json') return naming(studio, 'picture', name);
  if (file === 'notices.json')
    return listOf(valueAt(values[file], [...pointerSteps(pointer).slice(0, 2), 'where']));
  const inside = [...facts.values()].filter(({ path }) => {
    const address = factAddress(path);
    return address.file === file && `${address.pointer}/`.startsWith(`${pointer}/`);
  });
  const shown = inside.flatMap((fact) => fact.pages);
  return shown.includes('layout') ? [] : shown;
}

/** The pages whose structure names a link or a picture. */
export function naming({ pages, values }: Studio, kind: string, name: string): string[] {
  const named = pages.filter(({ id }) => isNamedIn(values[`pages/${id}.json`] ?? null, kind, name));
  return named.map(({ id }) => id);
}

function isNamedIn(value: Json, kind: string, name: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([key, part]) => (key === kind && part === name) || isNamedIn(part, kind, name),
  );
}

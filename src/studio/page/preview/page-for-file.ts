import { isObject, type Json } from '../../../content/json.ts';
import { childOf } from '../../model/edit.ts';

/** The page that a file belongs to; undefined for what several show. */
export function pageForFile(file: string): string | undefined {
  return /^(?:pages|texts\/[^/]+)\/(.+)\.json$/.exec(file)?.[1];
}

/** Where a picture is described, by the address of its file. */
export function pictureSpot(
  pictures: Json | undefined,
  address: string,
): { file: string; pointer: string } {
  const all = isObject(pictures) && isObject(pictures.pictures) ? pictures.pictures : {};
  const found = Object.entries(all).find(([, one]) => isObject(one) && one.file === address);
  return { file: 'pictures.json', pointer: found ? childOf('/pictures', found[0]) : '' };
}

import { isObject, type Json, valueAt } from '../../../content/json.ts';
import { childOf, type Edit } from '../../model/edit.ts';

export const PICTURES = 'pictures.json';

/** The address of a picture by its name; empty for one that nobody knows, or that lies elsewhere. */
export function pictureFile(pictures: Json | undefined, id: string): string {
  const file = valueAt(pictures, ['pictures', id, 'file']);
  return typeof file === 'string' && file.startsWith('/') ? file : '';
}

/** Another file in the place of a picture's: the size that was written for the old one goes. */
export function newPictureFile(pictures: Json | undefined, id: string, address: string): Edit[] {
  const pointer = childOf('/pictures', id);
  const entry = valueAt(pictures, ['pictures', id]);
  const sizes = ['width', 'height'].filter((key) => isObject(entry) && key in entry);
  return [
    { op: 'set', pointer: childOf(pointer, 'file'), value: address },
    ...sizes.map((key): Edit => ({ op: 'remove', pointer: childOf(pointer, key) })),
  ];
}

/** The picture that a field of the list of pictures belongs to; undefined for any other field. */
export function pictureOf(file: string, pointer: string): string | undefined {
  return file === PICTURES ? /^\/pictures\/([^/]+)\/file$/.exec(pointer)?.[1] : undefined;
}

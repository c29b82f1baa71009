import type { Edit } from '../../src/author/edit.ts';
import { isObject, type Json } from '../../src/content/json.ts';
import { BadRequest, type Body } from './request.ts';

const MAX_POINTER_LENGTH = 600;
const MAX_DEPTH = 24;
const MAX_EDITS = 50;

/** The file of a request and its edits. @throws BadRequest for anything else */
export function readEdits({ file, edits: asked }: Body): { file: string; edits: Edit[] } {
  const isList = Array.isArray(asked) && asked.length > 0 && asked.length <= MAX_EDITS;
  const edits = isList ? asked.map(readEdit) : [undefined];
  if (typeof file !== 'string' || !edits.every((edit) => edit !== undefined))
    throw new BadRequest('no edits');
  return { file, edits };
}

function readEdit(value: unknown): Edit | undefined {
  if (!isObject(value) || !isPointer(value.pointer)) return undefined;
  const { op, pointer, to } = value;
  if (op === 'remove') return pointer === '' ? undefined : { op, pointer };
  if (op === 'set' && pointer !== '' && isShallow(value.value))
    return { op, pointer, value: value.value };
  if (op === 'move' && typeof to === 'number' && Number.isInteger(to)) return { op, pointer, to };
  return undefined;
}

function isPointer(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= MAX_POINTER_LENGTH &&
    (value === '' || value.startsWith('/')) &&
    value.split('/').length <= MAX_DEPTH
  );
}

/** JSON no deeper than the check accepts, without `__proto__` as a key. */
function isShallow(value: unknown, depth = 0): value is Json {
  if (value === null) return true;
  if (typeof value !== 'object') return value !== undefined;
  if (depth >= MAX_DEPTH) return false;
  const isName = (key: string) => key.length > 0 && key.length <= 120 && key !== '__proto__';
  const entries = Object.entries(value);
  return entries.every(([key, child]) => isName(key) && isShallow(child, depth + 1));
}

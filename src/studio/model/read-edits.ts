import { isObject, type Json } from '../../content/json.ts';
import type { Edit } from './edit.ts';

const LONGEST_POINTER = 600;
const DEEPEST = 24;
const MOST = 50;

/** The edits of a request; undefined for anything else. */
export function readEdits(value: unknown): Edit[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST) return undefined;
  const edits = value.map(readEdit);
  return edits.every((edit) => edit !== undefined) ? edits : undefined;
}

function readEdit(value: unknown): Edit | undefined {
  if (!isObject(value) || !isPointer(value.pointer)) return undefined;
  const { op, pointer, to } = value;
  const json = isShallow(value.value) ? value.value : undefined;
  if (op === 'remove') return pointer === '' ? undefined : { op, pointer };
  if ((op === 'set' || op === 'append') && json !== undefined)
    return op === 'set' && pointer === '' ? undefined : { op, pointer, value: json };
  if (op === 'move' && typeof to === 'number' && Number.isInteger(to)) return { op, pointer, to };
  return undefined;
}

function isPointer(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= LONGEST_POINTER &&
    (value === '' || value.startsWith('/')) &&
    value.split('/').length <= DEEPEST
  );
}

function isName(key: string): boolean {
  return key.length > 0 && key.length <= 120 && key !== '__proto__';
}

/** JSON no deeper than the check accepts, without `__proto__` as a key. */
function isShallow(value: unknown, depth = 0): value is Json {
  if (value === null) return true;
  if (typeof value !== 'object') return value !== undefined;
  if (depth >= DEEPEST) return false;
  const entries = Object.entries(value);
  return entries.every(([key, child]) => isName(key) && isShallow(child, depth + 1));
}

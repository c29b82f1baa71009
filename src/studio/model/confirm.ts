import { isObject, type Json, pointerSteps, valueAt } from '../../content/json.ts';
import { childOf, type Edit, parentOf } from './edit.ts';

/** The status to confirm, and the one that replaces it. */
export const OPEN = 'to-confirm';
export const CONFIRMED = 'confirmed';

/**
 * Confirms values that a `confirm` block covers: they leave the block, which is removed with the
 * last, and an open state becomes confirmed.
 * @param fields by default all that it covers
 */
export function confirmed(
  whole: Json,
  block: string,
  fields = fieldsToConfirm(whole, block),
): Edit[] {
  const states = fields
    .map((field) => childOf(parentOf(block), field))
    .filter((pointer) => valueAt(whole, pointerSteps(pointer)) === OPEN)
    .map((pointer): Edit => ({ op: 'set', pointer, value: CONFIRMED }));
  const all = fieldsToConfirm(whole, block);
  const left = all.filter((field) => !fields.includes(field));
  if (left.length === 0) return [...states, { op: 'remove', pointer: block }];
  const pointer = childOf(block, 'fields');
  // A block without a list covers all its siblings.
  if (!Array.isArray(valueAt(whole, pointerSteps(pointer))))
    return [...states, { op: 'set', pointer, value: left }];
  const gone = fields.map((field) => childOf(pointer, all.indexOf(field)));
  return [...states, ...gone.toReversed().map((at): Edit => ({ op: 'remove', pointer: at }))];
}

/**
 * Sets a value. An open state that becomes confirmed confirms what its block covers: what sentences
 * say of a state they say of all its values. One that becomes open again gets back its block, or a
 * new one for all of them.
 * @param before the whole as on the disk @param note of a new block
 */
export function editsFor(
  whole: Json,
  before: Json | undefined,
  pointer: string,
  value: Json,
  note: string,
): Edit[] {
  const block = childOf(parentOf(pointer), 'confirm');
  const valueIn = (one: Json | undefined, at: string) => valueAt(one, pointerSteps(at));
  const isOpen = valueIn(whole, pointer) === OPEN;
  if (isOpen && value === CONFIRMED && isObject(valueIn(whole, block)))
    return confirmed(whole, block);
  const set: Edit = { op: 'set', pointer, value };
  if (isOpen || value !== OPEN) return [set];
  const wasOpen = before !== undefined && valueIn(before, pointer) === OPEN;
  const old = wasOpen ? valueIn(before, block) : undefined;
  return [set, { op: 'set', pointer: block, value: old ?? { status: OPEN, note } }];
}

/** The pointers of all `confirm` blocks in a value, whatever else is wrong with it. */
export function confirmBlocksIn(value: Json | undefined, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const at = childOf(pointer, key);
    return key === 'confirm' && isObject(part) ? [at] : confirmBlocksIn(part, at);
  });
}

/** The values that a block covers; without a list, all its siblings. */
export function fieldsToConfirm(whole: Json, block: string): string[] {
  const fields = valueAt(whole, [...pointerSteps(block), 'fields']);
  if (Array.isArray(fields)) return fields.map(String);
  const group = valueAt(whole, pointerSteps(parentOf(block)));
  return Object.keys(isObject(group) ? group : {}).filter(
    (key) => key !== 'confirm' && key !== '$schema',
  );
}

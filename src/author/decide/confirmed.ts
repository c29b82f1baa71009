import { factKeys } from '../../content/facts.ts';
import {
  childOf,
  isObject,
  type Json,
  parentOf,
  pointerSteps,
  valueAt,
} from '../../content/json.ts';
import type { Edit } from '../edit.ts';

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
  const pointer = `${block}/fields`;
  // A block without a list covers all its siblings.
  if (!Array.isArray(valueAt(whole, pointerSteps(pointer))))
    return [...states, { op: 'set', pointer, value: left }];
  const gone = fields.map((field) => `${pointer}/${all.indexOf(field)}`);
  return [...states, ...gone.toReversed().map((at): Edit => ({ op: 'remove', pointer: at }))];
}

/** The values that a block covers; without a list, all its siblings. */
export function fieldsToConfirm(whole: Json, block: string): string[] {
  const fields = valueAt(whole, [...pointerSteps(block), 'fields']);
  if (Array.isArray(fields)) return fields.map(String);
  const group = valueAt(whole, pointerSteps(parentOf(block)));
  return isObject(group) ? factKeys(group) : [];
}

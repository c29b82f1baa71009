import { CONFIRMED, confirmed, OPEN } from '../../author/decide/confirmed.ts';
import { isObject, type Json, pointerSteps, valueAt } from '../../content/json.ts';
import { childOf, type Edit, parentOf } from './edit.ts';

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

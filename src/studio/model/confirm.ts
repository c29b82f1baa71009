import { CONFIRMED, confirmed, fieldsToConfirm, OPEN } from '../../author/decide/confirmed.ts';
import { isObject, type Json, pointerSteps, valueAt } from '../../content/json.ts';
import { childOf, type Edit, parentOf } from './edit.ts';

/** A state that nobody has decided; what its block covers stays marked without it. */
export const UNDECIDED = 'open';

/**
 * Sets a value. A state that is decided leaves its block; one that becomes confirmed confirms what
 * the block covers: what sentences say of a state they say of all its values. One that becomes open
 * again gets back its block, or a new one: what waits for a confirmation with all its values.
 * @param before the whole as on the disk @param note of a new block; only a state gets one
 */
export function editsFor(
  whole: Json,
  before: Json | undefined,
  pointer: string,
  value: Json,
  note?: string,
): Edit[] {
  const block = childOf(parentOf(pointer), 'confirm');
  const valueIn = (one: Json | undefined, at: string) => valueAt(one, pointerSteps(at));
  const oldValue = valueIn(whole, pointer);
  const isMarked = isObject(valueIn(whole, block));
  if (isMarked && oldValue === OPEN && value === CONFIRMED) return confirmed(whole, block);
  const set: Edit = { op: 'set', pointer, value };
  const name = pointerSteps(pointer).slice(-1);
  if (isMarked && oldValue === UNDECIDED && value !== oldValue)
    return fieldsToConfirm(whole, block).includes(String(name))
      ? [set, ...confirmed(whole, block, name)]
      : [set];
  const isOpenAgain = oldValue !== value && (value === OPEN || value === UNDECIDED);
  const wasSame = before !== undefined && valueIn(before, pointer) === value;
  const old = wasSame ? valueIn(before, block) : undefined;
  if (!isOpenAgain || (old === undefined && note === undefined)) return [set];
  const fresh = { status: OPEN, note: note ?? '', ...(value === UNDECIDED && { fields: name }) };
  return [set, { op: 'set', pointer: block, value: old ?? fresh }];
}

/** The pointers of all `confirm` blocks in a value, whatever else is wrong with it. */
export function confirmBlocksIn(value: Json | undefined, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const at = childOf(pointer, key);
    return key === 'confirm' && isObject(part) ? [at] : confirmBlocksIn(part, at);
  });
}

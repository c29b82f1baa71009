import { CONFIRMED, confirmed, fieldsToConfirm, OPEN } from '../../author/decide/confirmed.ts';
import type { Edit } from '../../author/edit.ts';
import {
  childOf,
  isObject,
  type Json,
  parentOf,
  pointerSteps,
  sameJson,
  valueAt,
} from '../../content/json.ts';
import type { Field } from './field.ts';

/** A state that nobody has decided; what its block covers stays marked without it. */
const UNDECIDED = 'open';

/** Whether somebody decides a value: one of its options is confirmed. */
export function isState({ described }: Field): boolean {
  return [described.node.enum].flat().includes(CONFIRMED);
}

/** Whether it is a state that nobody has decided: «open» says of a venue that it is open. */
export function isUndecided(field: Field): boolean {
  return field.value === UNDECIDED && isState(field);
}

/**
 * Sets a value. A state that is decided leaves its `confirm` block. One that becomes confirmed
 * confirms all that the block covers, because sentences about a state are about all its values. One
 * that becomes open again gets its block back, or a new one. A value that somebody types is
 * confirmed, as by `decide`, unless it is typed back to what it was.
 * @param before the whole as on the disk @param note of a new block; only a state gets one
 */
export function editsFor(
  whole: Json,
  before: Json | undefined,
  pointer: string,
  value: Json,
  { note, isTyped = false }: { readonly note?: string; readonly isTyped?: boolean } = {},
): Edit[] {
  const block = childOf(parentOf(pointer), 'confirm');
  const [name = ''] = pointerSteps(pointer).slice(-1);
  const valueIn = (whole: Json, at: string) => valueAt(whole, pointerSteps(at)) ?? null;
  const coveredIn = (whole: Json) =>
    isObject(valueIn(whole, block)) ? fieldsToConfirm(whole, block) : [];
  const [oldValue, covered, old] = [valueIn(whole, pointer), coveredIn(whole), before ?? null];
  const set: Edit = { op: 'set', pointer, value };
  if (sameJson(oldValue, value)) return [set];
  if (covered.length > 0 && oldValue === OPEN && value === CONFIRMED)
    return confirmed(whole, block);
  const isOpenAgain = value === OPEN || value === UNDECIDED;
  const known = sameJson(valueIn(old, pointer), value) ? coveredIn(old) : [];
  if (isOpenAgain) {
    if (known.length === 0 && note === undefined) return [set];
    const fresh = {
      status: OPEN,
      note: note ?? '',
      ...(value === UNDECIDED && { fields: [name] }),
    };
    const mark = known.length > 0 ? valueIn(old, block) : fresh;
    return [set, { op: 'set', pointer: block, value: mark }];
  }
  if (known.includes(name)) {
    const fields = known.filter((field) => field === name || covered.includes(field));
    const mark = {
      ...Object(valueIn(old, block)),
      ...(fields.length < known.length && { fields }),
    };
    return isTyped ? [set, { op: 'set', pointer: block, value: mark }] : [set];
  }
  const isDecided = (isTyped || oldValue === UNDECIDED) && covered.includes(name);
  return isDecided ? [set, ...confirmed(whole, block, [name])] : [set];
}

/** The pointers of all `confirm` blocks in a value, whatever else is wrong with it. */
export function confirmBlocksIn(value: Json | undefined, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const at = childOf(pointer, key);
    return key === 'confirm' && isObject(part) ? [at] : confirmBlocksIn(part, at);
  });
}

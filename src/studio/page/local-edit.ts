import { type Json, pointerSteps, valueAt } from '../../content/json.ts';
import type { Edit } from '../model/edit.ts';

/** Applies edits as the session will, to show them before the server answers. */
export function withEdits(value: Json, edits: readonly Edit[]): Json {
  // Wrapped, so that the whole value has a parent like its parts.
  const holder = { whole: structuredClone(value) };
  for (const edit of edits) apply(holder, edit);
  return holder.whole;
}

function apply(holder: { whole: Json }, edit: Edit): void {
  const steps = ['whole', ...pointerSteps(edit.pointer)];
  if (edit.op === 'append') {
    const list = valueAt(holder, steps);
    if (Array.isArray(list)) list.push(edit.value);
    return;
  }
  const key = steps.pop() ?? '';
  const parent: object = Object(valueAt(holder, steps));
  if (edit.op === 'set') Object.assign(parent, { [key]: edit.value });
  else if (!Array.isArray(parent)) {
    const others = Object.entries(parent).filter(([name]) => name !== key);
    const own = Object.entries(parent).filter(([name]) => name === key);
    if (edit.op === 'move') others.splice(edit.to, 0, ...own);
    for (const name of Object.keys(parent)) Reflect.deleteProperty(parent, name);
    Object.assign(parent, Object.fromEntries(others));
  } else {
    const items = parent.splice(Number(key), 1);
    if (edit.op === 'move') parent.splice(edit.to, 0, ...items);
  }
}

/** Whether a later edit replaces an earlier one, because both set the same value. */
export function isTypedOn(earlier: readonly Edit[], later: readonly Edit[]): boolean {
  const [before, after] = [earlier[0], later[0]];
  if (earlier.length + later.length > 2) return false;
  if (before?.op !== 'set' || after?.op !== 'set') return false;
  return before.pointer === after.pointer;
}

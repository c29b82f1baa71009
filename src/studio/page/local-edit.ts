import { type Json, pointerSteps, valueAt } from '../../content/json.ts';
import type { Edit } from '../model/edit.ts';

/** A value after edits, as the session will have it: what was typed shows before the answer comes. */
export function withEdits(value: Json, edits: readonly Edit[]): Json {
  // The whole stands in a group, so that it has a parent as its parts do.
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

/** True where an edit goes on with what an earlier one typed. */
export function isTypedOn(earlier: readonly Edit[], later: readonly Edit[]): boolean {
  const [before, after] = [earlier[0], later[0]];
  if (earlier.length + later.length > 2) return false;
  if (before?.op !== 'set' || after?.op !== 'set') return false;
  return before.pointer === after.pointer;
}

import { isObject, type Json, type JsonObject, pointerSteps } from '../../content/json.ts';
import type { Edit } from '../model/edit.ts';

/** A value after edits, as the desk will have it: what was typed shows before the answer comes. */
export function withEdits(value: Json, edits: readonly Edit[]): Json {
  return edits.reduce(withEdit, value);
}

function withEdit(value: Json, edit: Edit): Json {
  const steps = pointerSteps(edit.pointer);
  if (edit.op === 'append')
    return changedAt(value, steps, (list) => (Array.isArray(list) ? [...list, edit.value] : list));
  const last = steps.pop() ?? '';
  return changedAt(value, steps, (group) => changedPart(group, last, edit));
}

function changedPart(group: Json, key: string, edit: Edit): Json {
  if (Array.isArray(group)) return changedItem(group, Number(key), edit);
  if (!isObject(group)) return group;
  const entries = Object.entries(group);
  const index = entries.findIndex(([name]) => name === key);
  if (edit.op === 'set') return { ...group, [key]: edit.value };
  if (index < 0) return group;
  if (edit.op === 'remove') return Object.fromEntries(entries.toSpliced(index, 1));
  if (edit.op === 'rename')
    return Object.fromEntries(
      entries.map(([name, part]) => [name === key ? edit.key : name, part]),
    );
  return edit.op === 'move' ? Object.fromEntries(moved(entries, index, edit.to)) : group;
}

function changedItem(list: readonly Json[], index: number, edit: Edit): Json {
  if (edit.op === 'set') return list.with(index, edit.value);
  if (edit.op === 'remove') return list.toSpliced(index, 1);
  return edit.op === 'move' ? moved(list, index, edit.to) : [...list];
}

function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from];
  const others = list.toSpliced(from, 1);
  return item === undefined ? [...list] : others.toSpliced(to, 0, item);
}

function changedAt(value: Json, steps: readonly string[], change: (part: Json) => Json): Json {
  const [step, ...rest] = steps;
  if (step === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((item, index) =>
      index === Number(step) ? changedAt(item, rest, change) : item,
    );
  if (!isObject(value)) return value;
  const part: Json | undefined = (value as JsonObject)[step];
  return part === undefined ? value : { ...value, [step]: changedAt(part, rest, change) };
}

/** True where an edit goes on with what an earlier one typed. */
export function isTypedOn(earlier: readonly Edit[], later: readonly Edit[]): boolean {
  const [before, after] = [earlier[0], later[0]];
  if (earlier.length + later.length > 2) return false;
  if (before?.op !== 'set' || after?.op !== 'set') return false;
  return before.pointer === after.pointer;
}

import { factValue, itemsOf } from './collection.ts';
import {
  type DependentText,
  isObject,
  isSentence,
  type Json,
  type JsonObject,
  type TextByState,
} from './json.ts';

export function hasStates(sentence: DependentText): sentence is TextByState {
  return 'state' in sentence;
}

/** Gives the replacement for a missing form. */
type MissingForm = (state: string, value: string) => Json;

/**
 * Resolves sentences to the text that visitors read: for `{ "state", "forms" }` the form for the
 * current state, for `{ "text", "dependsOn" }` the text. A `null` form removes its list item.
 * @param facts as the page shows them
 * @throws RangeError for a state without a form, unless `missingForm` returns one
 */
export function resolveSentences(
  value: Json,
  facts: JsonObject,
  missingForm: MissingForm = noForm,
): Json {
  if (Array.isArray(value))
    return value
      .map((item) => resolveSentences(item, facts, missingForm))
      .filter((item) => item !== null);
  if (!isObject(value)) return value;
  if (isSentence(value)) return textInState(value, facts, missingForm);
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([key, child]) => [key, resolveSentences(child, facts, missingForm)]),
  );
}

function textInState(sentence: DependentText, facts: JsonObject, missingForm: MissingForm): Json {
  if (!hasStates(sentence)) return sentence.text;
  const state = stateOf(sentence, facts);
  const { [state]: own, other } = sentence.forms;
  const form = own === undefined && state !== ABSENT ? other : own;
  return form === undefined
    ? missingForm(sentence.state, state)
    : isSentence(form)
      ? textInState(form, facts, missingForm)
      : form;
}

/** The form for a fact without a value. The form for values without their own form is `other`. */
export const ABSENT = 'absent';
export const OTHER = 'other';
/** The form for a collection with one item. */
export const ONE = 'one';

/** The state of a fact, as the name of a form. */
function stateOf({ state }: TextByState, facts: JsonObject): string {
  return formOf(factValue(facts, state));
}

/** The state of a collection is its size: none, one, more. */
function formOf(value: Json | undefined): string {
  if (value === undefined || value === null) return ABSENT;
  if (typeof value !== 'object') return String(value);
  const size = itemsOf(value)?.length;
  return size === 0 ? ABSENT : size === 1 ? ONE : OTHER;
}

function noForm(state: string, value: string): never {
  throw new RangeError(`no form for ${state} ${value}`);
}

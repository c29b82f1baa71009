import { factValue, itemsOf } from './collection.ts';
import {
  isObject,
  isSentence,
  type Json,
  type JsonObject,
  type Sentence,
  type WordsByState,
} from './json.ts';

export function hasStates(sentence: Sentence): sentence is WordsByState {
  return 'state' in sentence;
}

/** What stands in the place of a form that nobody wrote. */
type Missing = (state: string, value: string) => Json;

/**
 * Texts as visitors may read them: of words that follow a state the form in force, of all the text
 * alone. A form that is `null` takes its item out of the list.
 * @param facts as the page shows them
 * @throws RangeError when a state has no form, unless `missing` gives one
 */
export function worded(value: Json, facts: JsonObject, missing: Missing = noForm): Json {
  if (Array.isArray(value))
    return value.map((item) => worded(item, facts, missing)).filter((item) => item !== null);
  if (!isObject(value)) return value;
  if (isSentence(value)) return inForce(value, facts, missing);
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([key, child]) => [key, worded(child, facts, missing)]));
}

function inForce(sentence: Sentence, facts: JsonObject, missing: Missing): Json {
  if (!hasStates(sentence)) return sentence.text;
  const state = stateOf(sentence, facts);
  const { [state]: own, other } = sentence.forms;
  const form = own === undefined && state !== ABSENT ? other : own;
  return form === undefined
    ? missing(sentence.state, state)
    : isSentence(form)
      ? inForce(form, facts, missing)
      : form;
}

/** The form for a fact that has no value; that of every value without a form of its own is `other`. */
export const ABSENT = 'absent';
export const OTHER = 'other';
/** Of a collection with a single item. */
export const ONE = 'one';

/** The state that a fact is in, as the name of a form. */
function stateOf({ state }: WordsByState, facts: JsonObject): string {
  return formOf(factValue(facts, state));
}

/** A collection is in the state of its size: none, one, more. */
function formOf(value: Json | undefined): string {
  if (value === undefined || value === null) return ABSENT;
  if (typeof value !== 'object') return String(value);
  const size = itemsOf(value)?.length;
  return size === 0 ? ABSENT : size === 1 ? ONE : OTHER;
}

function noForm(state: string, value: string): never {
  throw new RangeError(`no form for ${state} ${value}`);
}

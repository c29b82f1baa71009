import { factValue, itemsOf } from './collection.ts';
import { escapePointer, isObject, type Json, type JsonObject } from './json.ts';

/** A text that depends on facts: an object where other texts are strings. */
export type DependentText = TextWithDependencies | TextByState;
export type TextWithDependencies = JsonObject & { text: Json; dependsOn: Json[] };
export type TextByState = JsonObject & { state: string; forms: JsonObject };

/** True for `{ "text", "dependsOn" }` and `{ "state", "forms" }`; groups of texts have other keys. */
export function isSentence(value: Json | undefined): value is DependentText {
  if (!isObject(value)) return false;
  if (isObject(value.forms) && typeof value.state === 'string') return true;
  return Array.isArray(value.dependsOn) && Object.hasOwn(value, 'text');
}

/** The keys of a sentence that hold fact paths instead of text. */
const NON_TEXT_KEYS = new Set(['state', 'dependsOn']);

export interface TextAt {
  readonly text: string;
  /** JSON pointer. */
  readonly pointer: string;
}

/** Every text in a value as typed, with all forms of sentences, in file order. */
export function eachText(value: Json, pointer = ''): TextAt[] {
  const texts: TextAt[] = [];
  addTexts(value, pointer, texts);
  return texts;
}

function addTexts(value: Json, pointer: string, texts: TextAt[]): void {
  if (typeof value === 'string') texts.push({ text: value, pointer });
  else if (typeof value === 'object' && value !== null) {
    const silent = isSentence(value);
    for (const key of Object.keys(value)) {
      const child = (value as JsonObject)[key] ?? null;
      if (!silent || !NON_TEXT_KEYS.has(key))
        addTexts(child, `${pointer}/${escapePointer(key)}`, texts);
    }
  }
}

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

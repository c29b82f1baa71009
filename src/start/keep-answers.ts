import { findAfterHydration } from './find-after-hydration.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

const FIELDS = 'input:not([type="file"]), textarea';

/**
 * Keeps answers given before hydration: React takes fields as they are in the HTML, and misses what
 * was typed, chosen or restored by the browser. Without this, the total would not match the visible
 * answers.
 * @returns a function that repeats the answers once React listens
 */
export function keepAnswers(root: Element): () => void {
  const answers = new Map<Field, string | boolean>();
  const findAgain = findAfterHydration<Field>(root, FIELDS);
  const store = () => {
    for (const field of root.querySelectorAll<Field>(FIELDS))
      if (isChanged(field) || answers.has(field))
        answers.set(field, isBox(field) ? field.checked : field.value);
  };
  store();
  const listening = new AbortController();
  for (const type of ['input', 'change'])
    root.addEventListener(type, store, { signal: listening.signal });
  return () => {
    listening.abort();
    for (const [field, answer] of answers) {
      const now = findAgain(field);
      if (now) restore(now, answer);
    }
  };
}

function isBox(field: Field): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox';
}

function isChanged(field: Field): boolean {
  // Of a group only the chosen answer: it unchecks the others itself.
  if (field.type === 'radio') return isBox(field) && field.checked && !field.defaultChecked;
  if (isBox(field)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

/** React ignores an event that changes no value: another value is set first. */
function restore(field: Field, answer: string | boolean): void {
  if (isBox(field)) {
    if (field.type === 'radio' && answer === false) return;
    field.checked = !answer;
    field.click();
    return;
  }
  field.value = `${answer}.`;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, String(answer));
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

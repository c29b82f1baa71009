import { foundAgain } from './found-again.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const FIELDS = 'input:not([type="file"]), select, textarea';

/**
 * React hydrates a field as its HTML was: it does not hear what was chosen or typed before, nor what the
 * browser has restored, and a box that is ticked already tells it nothing when it is tapped again. A total
 * would stay that of other answers.
 * @returns gives the answers once more, when React listens
 */
export function keepAnswers(root: Element): () => void {
  const given = new Map<Field, string | boolean>();
  const again = foundAgain<Field>(root, FIELDS);
  const keep = () => {
    for (const field of root.querySelectorAll<Field>(FIELDS))
      if (isChanged(field) || given.has(field))
        given.set(field, isBox(field) ? field.checked : field.value);
  };
  keep();
  const heard = new AbortController();
  for (const type of ['input', 'change'])
    root.addEventListener(type, keep, { signal: heard.signal });
  return () => {
    heard.abort();
    for (const [field, answer] of given) {
      const now = again(field);
      if (now) giveAgain(now, answer);
    }
  };
}

function isBox(field: Field): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox';
}

function isChanged(field: Field): boolean {
  // Of a group only the answer that was chosen: it unticks the other itself.
  if (field.type === 'radio') return isBox(field) && field.checked && !field.defaultChecked;
  if (isBox(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected && !defaultSelected);
  return field.value !== field.defaultValue;
}

/** React answers only what differs from the value that it saw last: that is made another one first. */
function giveAgain(field: Field, answer: string | boolean): void {
  if (isBox(field)) {
    if (field.type === 'radio' && answer === false) return;
    field.checked = !answer;
    field.click();
    return;
  }
  field.value = `${answer}.`;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, String(answer));
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const FIELDS = 'input:not([type="file"]), select, textarea';

/**
 * React takes a page over as its HTML was: it does not hear what was chosen or typed until then, nor
 * what the browser brought back, and a box that is ticked already tells it nothing when it is tapped
 * again. A total would stay that of other answers.
 * @returns gives the answers once more, when React listens
 */
export function keepAnswers(root: Element): () => void {
  const given = new Map<Field, string | boolean>();
  const fields = () => [...root.querySelectorAll<Field>(FIELDS)];
  const before = fields();
  const keep = (field: Element | EventTarget | null) => {
    if (isField(field)) given.set(field, answerOf(field));
  };
  const hear = ({ target }: Event) => keep(target);
  for (const field of before) if (isChanged(field)) keep(field);
  for (const type of ['input', 'change']) root.addEventListener(type, hear);
  return () => {
    for (const type of ['input', 'change']) root.removeEventListener(type, hear);
    const after = fields();
    for (const [field, answer] of given) {
      // Where a translator has changed the words, React draws another one in its place.
      const now = field.isConnected ? field : after[before.indexOf(field)];
      if (now) giveAgain(now, answer);
    }
  };
}

function isField(target: unknown): target is Field {
  return target instanceof Element && target.matches(FIELDS);
}

function isBox(field: Field): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox';
}

function answerOf(field: Field): string | boolean {
  return isBox(field) ? field.checked : field.value;
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

type Field = HTMLInputElement | HTMLTextAreaElement;
type Control = Field | HTMLButtonElement;

const CONTROLS = 'button, input:not([type="file"]), textarea';

/**
 * Keeps what was typed, ticked, chosen or pressed before hydration, because hydration ignores user
 * input. Without this, the total would not match the visible answers.
 * @param pressed the button that was pressed last
 * @returns a function that repeats it all once React handles events
 */
export function keepInput(island: Element, pressed: Element | null): () => void {
  const controls = () => [...island.querySelectorAll<Control>(CONTROLS)];
  const before = controls();
  const answers = before.map(answerOf);
  return () => {
    const after = controls();
    // Where a translator changed the text, React has rendered other controls in the same order.
    const current = after.length === before.length ? after : before;
    for (const [index, control] of current.entries()) {
      const answer = answers[index];
      if (answer !== undefined) restore(control as Field, answer);
    }
    current[before.indexOf(pressed as Control)]?.click();
  };
}

function isBox(field: Field): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox';
}

/** Of a group, only the chosen answer: checking it unchecks the others. */
function answerOf(field: Control): string | boolean | undefined {
  if (field instanceof HTMLButtonElement) return undefined;
  if (!isBox(field)) return field.value === field.defaultValue ? undefined : field.value;
  if (field.checked === field.defaultChecked) return undefined;
  return field.checked || field.type === 'checkbox' ? field.checked : undefined;
}

/** Sets another value first, because React ignores an event that changes no value. */
function restore(field: Field, answer: string | boolean): void {
  if (isBox(field)) {
    field.checked = !answer;
    field.click();
    return;
  }
  field.value = `${answer}.`;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, String(answer));
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * The formatted total of each answer: by venue and hours (named as in URLs), with a | between them:
 * of one child for 1, 2, … weeks, then of two.
 */
export type QuickTotals = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Keeps the total up to date; hides the hours that a venue does not offer, and selects others if the
 * chosen ones are hidden. The estimate opens with further children like the first.
 */
export function driveQuickEstimate(form: HTMLElement, signal: AbortSignal): void {
  if (!(form instanceof HTMLFormElement)) return;
  const totals: QuickTotals = JSON.parse(form.dataset.totals ?? '{}');
  const output = form.querySelector('output');
  const bands = [...form.querySelectorAll<HTMLInputElement>('[name="fascia"]')];
  const { length: maxWeeks } = form.querySelectorAll('[name="settimane"]');
  const update = () => {
    const answers = new FormData(form);
    const byBand = totals[`${answers.get('sede')}`] ?? {};
    for (const band of bands) {
      const isOffered = band.value in byBand;
      band.disabled = !isOffered;
      band.closest('label')?.toggleAttribute('hidden', !isOffered);
    }
    const band = bands.find(({ checked, disabled }) => checked && !disabled) ?? bands[0];
    if (band) band.checked = true;
    const before = maxWeeks * (Number(answers.get('bambini')) - 1);
    const total =
      byBand[band?.value ?? '']?.split('|')[before + Number(answers.get('settimane')) - 1];
    if (output && total) output.textContent = total;
  };
  update();
  form.addEventListener('change', update, { signal });
  const follow = ({ formData: answers }: FormDataEvent) => {
    for (let child = Number(answers.get('bambini')); child > 1; child -= 1)
      answers.set(`segue-${child}`, '1');
  };
  form.addEventListener('formdata', follow, { signal });
}

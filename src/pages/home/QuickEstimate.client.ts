/**
 * The formatted total of each answer, by venue and hours (`lago-blu intera`, named as in URLs): of one
 * child for 1, 2, … weeks, with a | between them; after a ; of two children.
 */
export type QuickTotals = Readonly<Record<string, string>>;

/**
 * Keeps the total up to date; hides the hours that a venue does not offer, and selects others if
 * the chosen ones are hidden. A hidden field makes the estimate copy the first child's answers to
 * the second.
 */
export function driveQuickEstimate(form: HTMLElement, signal: AbortSignal): void {
  if (!(form instanceof HTMLFormElement)) return;
  const totals: QuickTotals = JSON.parse(form.dataset.totals ?? '{}');
  const output = form.querySelector('output');
  const bands = [...form.querySelectorAll<HTMLInputElement>('[name="fascia"]')];
  const second = form.querySelector<HTMLInputElement>('[type="hidden"]');
  const update = () => {
    const answers = new FormData(form);
    const totalsOf = (band = '') => totals[`${answers.get('sede')} ${band}`];
    for (const band of bands) {
      const isOffered = totalsOf(band.value) !== undefined;
      band.disabled = !isOffered;
      band.closest('label')?.toggleAttribute('hidden', !isOffered);
    }
    const band = bands.find(({ checked, disabled }) => checked && !disabled) ?? bands[0];
    if (band) band.checked = true;
    const children = Number(answers.get('bambini'));
    const ofFamily = totalsOf(band?.value)?.split(';')[children - 1];
    const total = ofFamily?.split('|')[Number(answers.get('settimane')) - 1];
    if (output && total) output.textContent = total;
    if (second) second.disabled = children < 2;
  };
  update();
  form.addEventListener('change', update, { signal });
}

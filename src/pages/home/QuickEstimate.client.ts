/** The formatted total of each answer: by venue, by hours (named as in URLs), by weeks. */
export type QuickTotals = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/**
 * Keeps the total up to date; hides the hours that a venue does not offer, and selects others if the
 * chosen ones are hidden.
 */
export function driveQuickEstimate(form: HTMLElement, signal: AbortSignal): void {
  if (!(form instanceof HTMLFormElement)) return;
  const totals: QuickTotals = JSON.parse(form.dataset.totals ?? '{}');
  const output = form.querySelector('output');
  const bands = [...form.querySelectorAll<HTMLInputElement>('[name="fascia"]')];
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
    const total = byBand[band?.value ?? '']?.[Number(answers.get('settimane')) - 1];
    if (output && total) output.textContent = total;
  };
  update();
  form.addEventListener('change', update, { signal });
}

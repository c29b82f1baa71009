/** The forms that a counted word has in the texts. */
export interface PluralForms {
  readonly one: string;
  readonly other: string;
}

/**
 * The form of a counted word: «1 giorno», «0 giorni».
 * @param language BCP 47 tag, such as `it-IT`
 */
export function pluralForm(language: string, count: number, forms: PluralForms): string {
  return new Intl.PluralRules(language).select(count) === 'one' ? forms.one : forms.other;
}

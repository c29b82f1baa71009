/** A number in digits, thousands and decimals included: 135 · 135,00 · 1.250 · 15 000 · 4,9. */
export const DIGITS =
  '(?:\\d{1,3}(?:[.\\u00A0\\u202F \\u0027’]\\d{3})+(?![\\d])(?:,\\d{1,2})?|\\d{1,3}(?:,\\d{3})+(?!\\d)(?:\\.\\d{1,2})?|\\d+(?:[.,]\\d{1,2}(?!\\d))?)';

/** The value of a number in digits: a separator before three digits marks thousands, else decimals. */
export function digitsValue(typed: string): number {
  const text = typed.replace(/[\u00A0\u202F '’]/g, '');
  const decimal = /[.,](\d{1,2})$/.exec(text);
  const whole = (decimal ? text.slice(0, decimal.index) : text).replace(/[.,]/g, '');
  return Number(decimal ? `${whole}.${decimal[1]}` : whole);
}

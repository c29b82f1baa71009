/** The maximum length of a request in characters, many times what a family needs. */
export const LONGEST_REQUEST = 4000;

/**
 * Converts a query string to a quote request (JSON): either `request` holds all of it as JSON, or each
 * parameter is a field of one child. Values that are not numbers, booleans or lists stay strings, for
 * validation to report.
 */
export function requestFromQuery(query: URLSearchParams): string {
  const whole = query.get('request');
  if (whole !== null) return whole;
  const fields = [...new Set(query.keys())].map((name) => [name, fieldOf(query.getAll(name))]);
  return JSON.stringify(Object.fromEntries(fields));
}

function fieldOf(values: readonly string[]): unknown {
  const [value = ''] = values;
  if (values.length > 1) return values;
  if (/^-?\d{1,9}(?:\.\d{1,9})?$/.test(value)) return Number(value);
  if (value === 'true' || value === 'false') return value === 'true';
  return DATES.test(value) ? value.split(',') : value;
}

const DATES = /^\d{4}-\d\d-\d\d(?:,\d{4}-\d\d-\d\d)*$/;

/** The longest request that is read, in characters: a family fits many times. */
export const LONGEST_REQUEST = 4000;

/**
 * A request for a quote from the query of an address: `request` with the whole of it as JSON, or a
 * parameter for each field of one child. What is no number, no yes or no and no list stays text, so
 * that the check of the request names it.
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

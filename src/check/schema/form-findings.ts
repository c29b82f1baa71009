import { isCalendarDate } from '../../time/calendar.ts';
import type { FindingArgs } from '../finding.ts';
import { gapIn, hasLikelyYear } from './formats.ts';
import { cleaned } from './rewrite.ts';
import type { SchemaError } from './schema-set.ts';
import { base, type Seen } from './seen.ts';
import { formCodes, rewriters } from './written-forms.ts';

/** A text that is not written as its format asks. */
export function wrongForm(error: SchemaError): Seen {
  const typed = String(error.data);
  const format = String(error.params.format ?? 'pattern');
  const meant = rewriters[format]?.(typed);
  const args = { ...base(error), instead: meant === undefined ? '' : pasteable(meant) };
  if (format === 'clean-text') return uncleanText(typed, args);
  if (/^date/.test(format) && /^\d{4}(-\d{2}){1,2}$/.test(typed)) return wrongDay(typed, args);
  return { code: formCodes[format] ?? 'value-form', args };
}

/** A text to type instead is given whole, or not at all. */
function pasteable(text: string): string {
  return text.length > MOST_PASTED ? '' : JSON.stringify(text);
}

const MOST_PASTED = 300;

function wrongDay(typed: string, args: FindingArgs): Seen {
  if (isCalendarDate(typed) || !hasLikelyYear(typed)) return { code: 'date-year-odd', args };
  const [year, month, day] = typed.split('-');
  const swapped = `${year}-${day}-${month}`;
  const instead = isCalendarDate(swapped) ? JSON.stringify(swapped) : '';
  return { code: 'date-not-real', args: { ...args, instead } };
}

function uncleanText(typed: string, args: FindingArgs): Seen {
  if (cleaned(typed) === '') return { code: 'text-empty', args };
  const gap = gapIn(cleaned(typed));
  return gap === undefined
    ? { code: 'text-not-clean', args }
    : { code: 'text-gap', args: { ...args, found: gap } };
}

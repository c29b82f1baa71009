import type { FormatName } from '../../i18n/format.ts';
import type { KnownFact } from './known-facts.ts';
import type { Mention } from './mention.ts';

/** The placeholder that shows a fact in the form in which a mention was typed. */
export function asPlaceholder(fact: KnownFact, mention: Mention): string {
  const format = formatOf(fact, mention);
  return format === undefined ? `{{${fact.path}}}` : `{{${fact.path}, ${format}}}`;
}

function formatOf({ kind, value }: KnownFact, mention: Mention): FormatName | undefined {
  switch (kind) {
    case 'money':
      return 'euro';
    case 'date':
      return dateFormat(mention);
    case 'month':
      return 'dateOrMonth';
    case 'age':
      return Number.isInteger(value) ? 'number' : 'age';
    case 'count':
      return ordinalFormat(mention) ?? 'number';
    case 'number':
      return Number.isInteger(value) ? 'number' : 'rating';
    case 'email':
    case 'address':
      return undefined;
    default:
      return kind;
  }
}

function ordinalFormat({ ordinal }: Mention): FormatName | undefined {
  return ordinal && (ordinal === 'feminine' ? 'ordinalFeminine' : 'ordinal');
}

function dateFormat({ form }: Mention): FormatName {
  if (form?.digits && !form.year) return 'shortDate';
  if (form?.weekday) return form.year ? 'longDate' : 'dayMonthWeekday';
  return form?.year ? 'date' : 'dayMonth';
}

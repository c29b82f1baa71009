import { factValue } from '../content/collection.ts';
import type { JsonObject } from '../content/json.ts';
import { placeholdersOf } from '../content/placeholders.ts';
import type { FormatName, Formats } from '../i18n/format.ts';

/**
 * A text as visitors read it; what only the running page knows stays a placeholder.
 * @param formats without them, of a language that is mistyped, values stand as in their files
 */
export function filled(text: string, facts: JsonObject, formats: Formats | undefined): string {
  return placeholdersOf(text)
    .toReversed()
    .reduce((all, { start, end, name, format, kind }) => {
      const value = kind === 'fact' ? factValue(facts, name) : undefined;
      if (value === undefined || value === null) return all;
      const known = format === undefined ? undefined : formats?.[format as FormatName];
      const written = known?.accepts(value) ? known.write(value) : String(value);
      return all.slice(0, start) + written.replaceAll('\u00A0', ' ') + all.slice(end);
    }, text);
}

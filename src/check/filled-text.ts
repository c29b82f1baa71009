import { factValue } from '../content/collection.ts';
import type { Json, JsonObject } from '../content/json.ts';
import { placeholdersOf } from '../content/placeholders.ts';
import { resolveSentences } from '../content/sentences.ts';
import type { FormatName, Formats } from '../i18n/format.ts';
import type { Project } from './project.ts';

/**
 * A text as visitors read it; placeholders that only the running page can fill stay.
 * @param formats undefined for a mistyped language: values are then written as in their files
 */
export function filled(text: string, facts: JsonObject, formats: Formats | undefined): string {
  return placeholdersOf(text)
    .toReversed()
    .reduce((all, { start, end, name, format, kind }) => {
      const value = kind === 'fact' ? factValue(facts, name) : undefined;
      if (value === undefined || value === null) return all;
      const known = format === undefined ? undefined : formats?.[format as FormatName];
      const written = known?.accepts(value) ? known.format(value) : String(value);
      return all.slice(0, start) + written.replaceAll('\u00A0', ' ') + all.slice(end);
    }, text);
}

/** The texts of a file for the current state of the facts; a missing form is empty. */
export function wordsInForce(project: Project, file: string, pageId: string): Json | undefined {
  const value = project.value(file);
  if (value === undefined) return undefined;
  return resolveSentences(value, project.factsOn(pageId), () => '');
}

import { factValue } from '../content/collection.ts';
import type { Json, JsonObject } from '../content/json.ts';
import { placeholdersOf } from '../content/placeholders.ts';
import { worded } from '../content/sentences.ts';
import type { FormatName, Formats } from '../i18n/format.ts';
import type { Project } from './project.ts';

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

/** The words of a file for the state that the facts are in; a form that nobody wrote is empty. */
export function wordsInForce(project: Project, file: string, pageId: string): Json | undefined {
  const value = project.value(file);
  if (value === undefined) return undefined;
  return worded(value, project.factsOn(pageId), () => '');
}

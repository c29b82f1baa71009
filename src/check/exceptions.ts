import { isObject, valueAt } from '../content/json.ts';
import { memoize } from '../content/memoize.ts';
import { isWithinWords, type Span } from '../content/span.ts';
import type { Project } from './project.ts';

/** The texts that look like hard-coded values but are declared not to be; malformed ones are skipped. */
export const exceptionsOf = memoize((project: Project) => {
  const entries = valueAt(project.value('exceptions.json'), ['exceptions']);
  return Object.entries(isObject(entries) ? entries : {}).flatMap(([id, entry]) => {
    const text = valueAt(entry, ['text']);
    return typeof text === 'string' && text !== '' ? [{ id, text }] : [];
  });
});

/** The ids of the exceptions that cover a span of a text. */
export function exceptionsFor(project: Project, text: string, span: Span): string[] {
  return exceptionsOf(project)
    .filter((exception) => isWithinWords(text, exception.text, span))
    .map(({ id }) => id);
}

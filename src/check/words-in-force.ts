import { resolveFacts } from '../content/facts.ts';
import { type Json, type JsonObject, valueAt } from '../content/json.ts';
import { worded } from '../content/sentences.ts';
import type { Project } from './project.ts';

/** The facts as a page shows them; what it says of facts that do not exist is left aside. */
export function factsShownBy(project: Project, pageId: string): JsonObject {
  const known = Object.entries(project.says(pageId)).filter(
    ([path]) => valueAt(project.facts, path.split('.')) !== undefined,
  );
  return resolveFacts(project.facts, Object.fromEntries(known));
}

/** The words of a file for the state that the facts are in; a form that nobody wrote is empty. */
export function wordsInForce(project: Project, file: string, pageId: string): Json | undefined {
  const value = project.value(file);
  if (value === undefined) return undefined;
  return worded(value, factsShownBy(project, pageId), () => '');
}

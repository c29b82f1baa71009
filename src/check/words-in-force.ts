import type { Json } from '../content/json.ts';
import { worded } from '../content/sentences.ts';
import type { Project } from './project.ts';

/** The words of a file for the state that the facts are in; a form that nobody wrote is empty. */
export function wordsInForce(project: Project, file: string, pageId: string): Json | undefined {
  const value = project.value(file);
  if (value === undefined) return undefined;
  return worded(value, project.factsOn(pageId), () => '');
}

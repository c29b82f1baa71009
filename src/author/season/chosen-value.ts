import { factAddress } from '../../check/facts/fact-place.ts';
import { referencesOf } from '../../check/known-names.ts';
import type { Project } from '../../check/project.ts';
import type { Json } from '../../content/json.ts';
import { meanings } from '../decide/typed-value.ts';

/** What somebody types for a fact, as its schema allows it; undefined when it does not. */
export function chosenValue(project: Project, fact: string, text: string): Json | undefined {
  const { file, steps } = factAddress(fact);
  const address = project.schemas.addressOf(file.replace(/\.json$/, '.schema.json'), steps);
  return meanings(text).find(
    (value) =>
      !address ||
      project.schemas.errors(address, value, referencesOf(project, undefined)).length === 0,
  );
}

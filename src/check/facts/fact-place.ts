import { listCounted } from '../../content/collection.ts';
import { type Json, valueAt } from '../../content/json.ts';
import { factLocation } from '../../content/paths.ts';
import type { Place } from '../finding.ts';
import type { JsonDocument } from '../json/json-document.ts';

/** The official value of a fact; undefined when there is none or its file cannot be read. */
export function officialValue({ facts }: { readonly facts: Json }, path: string): Json | undefined {
  return valueAt(facts, path.split('.'));
}

/** Where a fact, or the list whose items it counts, is stated; undefined without its file. */
export function factPlace(
  project: { document(path: string): JsonDocument | undefined },
  path: string,
): Place | undefined {
  const { file, pointer, steps } = factLocation(path);
  const document = project.document(file);
  const list = valueAt(document?.value, steps) === undefined ? listCounted(path) : undefined;
  return list === undefined ? document?.locate(pointer) : factPlace(project, list);
}

import type { JsonObject } from '../content/json.ts';
import type { JsonDocument } from './json/json-document.ts';
import { Kept } from './kept.ts';
import type { SchemaSet } from './schema/schema-set.ts';

const facts = new Kept<JsonObject>();
const frames = new Kept<object>();

/** The facts of an earlier project where nothing in them is another: what was kept beside them stays. */
export function sameFacts(schemas: SchemaSet, now: JsonObject): JsonObject {
  return facts.of(schemas, Object.entries(now).flat(), () => now);
}

/** The texts of one page alone; those of the layout stand on every page. */
const PAGE_TEXT = /^texts\/[^/]+\/(?!layout\.json$)[^/]+\.json$/;

/** The same thing for every project that differs in the texts of single pages alone. */
export function frameOf(schemas: SchemaSet, documents: readonly JsonDocument[]): object {
  const around = documents.filter(({ path }) => !PAGE_TEXT.test(path));
  return frames.of(schemas, around, () => around);
}

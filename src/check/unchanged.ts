import type { JsonObject } from '../content/json.ts';
import type { JsonDocument } from './json/json-document.ts';
import { settled } from './kept.ts';
import type { SchemaSet } from './schema/schema-set.ts';

const lastFacts = new WeakMap<SchemaSet, JsonObject>();
const lastFrames = new WeakMap<SchemaSet, readonly JsonDocument[]>();

/** The facts of the last project where nothing in them is another: what was kept beside them stays. */
export function sameFacts(schemas: SchemaSet, facts: JsonObject): JsonObject {
  const before = lastFacts.get(schemas);
  const [known, now] = [before, facts].map((one) => Object.entries(one ?? {}).flat());
  if (before && known && now && settled(known, now) === known) return before;
  lastFacts.set(schemas, facts);
  return facts;
}

/** The texts of one page alone; those of the layout stand on every page. */
const PAGE_TEXT = /^texts\/[^/]+\/(?!layout\.json$)[^/]+\.json$/;

/** The same thing for every project that differs in the texts of single pages alone. */
export function frameOf(schemas: SchemaSet, documents: readonly JsonDocument[]): object {
  const around = documents.filter(({ path }) => !PAGE_TEXT.test(path));
  const frame = settled(lastFrames.get(schemas), around);
  lastFrames.set(schemas, frame);
  return frame;
}

import { isObject, type Json, type JsonObject } from '../../../content/json.ts';
import { camelCase, FACT_FILES } from '../../../content/paths.ts';
import { factRule } from './fact-rule.ts';
import type { Slip } from './slip.ts';

/** A stated number of things is the length of the list that stands beside it in the same group. */
export const counts = factRule(
  {
    name: 'counts',
    description: 'Un numero di cose è la lunghezza dell’elenco che gli sta accanto.',
    reads: FACT_FILES.map(camelCase),
  },
  (view) => Object.entries(view.facts).flatMap(([root, value]) => [...slipsIn(value, root)]),
);

function* slipsIn(value: Json, path: string): Generator<Slip> {
  if (!isObject(value)) return;
  const list = typeof value.count === 'number' ? listOf(value) : undefined;
  if (list && list.length !== value.count) {
    const args = { field: `${path}.count`, found: Number(value.count), length: list.length };
    const related = [`${path}.${list.key}`];
    yield {
      code: 'count-wrong',
      at: `${path}.count`,
      related,
      args: { ...args, list: `${path}.${list.key}` },
    };
  }
  for (const [key, child] of Object.entries(value)) yield* slipsIn(child, `${path}.${key}`);
}

/** The list of the group, or else its group of groups; undefined when there are none or several. */
function listOf(group: JsonObject): { key: string; length: number } | undefined {
  const lists = Object.entries(group).filter(([, value]) => Array.isArray(value));
  const groups = Object.entries(group).filter(
    ([key, value]) => key !== 'confirm' && isObject(value) && Object.values(value).every(isObject),
  );
  const found = lists.length > 0 ? lists : groups;
  const [key = '', value = null] = found[0] ?? [];
  return found.length === 1 ? { key, length: Object.keys(value ?? {}).length } : undefined;
}

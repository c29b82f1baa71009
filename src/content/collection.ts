import { isFactKey } from './facts.ts';
import { isObject, type Json, type JsonObject, valueAt } from './json.ts';

/** All items of a collection; `*listed` are those with `"listed": true`. */
const EVERY = '*';
const SELECTORS: ReadonlySet<string> = new Set(['first', 'last', 'count']);
/** The smallest of a list of numbers. */
const LOWEST = 'lowest';

/** Whether a path step selects items of a collection without naming one. */
export function isSelector(step: string): boolean {
  return step.startsWith(EVERY) || SELECTORS.has(step);
}

/** The keys to sort by, if every item has one; otherwise items stay in file order. */
const ORDERS = ['date', 'from'] as const;

/** The items of a list, or of a group with named items, sorted; undefined for anything else. */
export function itemsOf(value: Json | undefined): [id: string, item: Json][] | undefined {
  if (Array.isArray(value)) return value.map((item, index) => [String(index), item]);
  if (!isObject(value)) return undefined;
  const items = Object.entries(value).filter(([id]) => isFactKey(id));
  if (!items.every(([, item]) => isObject(item))) return undefined;
  const order = ORDERS.find((key) => items.every(([, item]) => valueAt(item, [key])));
  if (order === undefined) return items;
  const orderOf = ([, item]: [string, Json]) => String(valueAt(item, [order]));
  return items.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : Number(orderOf(a) > orderOf(b))));
}

/**
 * The value at a fact path such as `prices.week`. In a collection, `*` is every item
 * (`openDays.events.*.date` lists the dates), `first` and `last` are one item, `count` is the size.
 */
export function factValue(facts: Json, path: string): Json | undefined {
  return path === '' ? facts : inside(facts, path.split('.'));
}

function inside(value: Json | undefined, [step, ...rest]: readonly string[]): Json | undefined {
  if (step === undefined || value === undefined) return value;
  const own = valueAt(value, [step]);
  if (own !== undefined || !isSelector(step)) return inside(own, rest);
  const items = itemsOf(value);
  if (items === undefined) return undefined;
  if (step === 'count') return items.length;
  if (!step.startsWith(EVERY)) return inside(chosen(items, step)[0]?.[1], rest);
  const isLowest = rest.at(-1) === LOWEST;
  const values = chosen(items, step).flatMap(([, item]) => {
    const part = inside(item, isLowest ? rest.slice(0, -1) : rest);
    return part === undefined || part === null ? [] : [part];
  });
  const numbers = values.filter((value) => typeof value === 'number');
  return isLowest ? (numbers.length > 0 ? Math.min(...numbers) : undefined) : values;
}

/** The items that a path step selects. */
function chosen(items: [id: string, item: Json][], step: string): [id: string, item: Json][] {
  const flag = step.slice(EVERY.length);
  if (!step.startsWith(EVERY)) return items.slice(step === 'first' ? 0 : -1).slice(0, 1);
  return flag === '' ? items : items.filter(([, item]) => valueAt(item, [flag]) === true);
}

/** The paths of the single facts that a path with `*`, `first` or `last` selects. */
export function factsNamed(facts: Json, path: string): string[] {
  const steps = path.split('.');
  const at = steps.findIndex(isSelector);
  if (at < 0 || valueAt(facts, steps.slice(0, at + 1)) !== undefined) return [path];
  const [step = '', group, rest] = [steps[at], steps.slice(0, at), steps.slice(at + 1)];
  const items = itemsOf(valueAt(facts, group));
  if (items === undefined) return [path];
  if (step === 'count') return [group.join('.')];
  const inside = rest.at(-1) === LOWEST ? rest.slice(0, -1) : rest;
  return chosen(items, step).flatMap(([id]) =>
    factsNamed(facts, [...group, id, ...inside].join('.')),
  );
}

/** The fact files with a `count`, and the key of the list that it counts. */
const LISTS: readonly (readonly [root: string, list: string])[] = [
  ['agreements', 'bodies'],
  ['sports', 'sports'],
  ['shows', 'themes'],
  ['dailyEvents', 'events'],
];

/** Adds a computed `count` to each of these files. Rule `counts` checks one that a page `says`. */
export function withCounts(facts: JsonObject): JsonObject {
  const venues = Object.entries(isObject(facts.venues) ? facts.venues : {}).map(([id, venue]) => [
    id,
    isObject(venue) ? counted(venue) : venue,
  ]);
  return { ...counted(facts), ...(facts.venues && { venues: Object.fromEntries(venues) }) };
}

/** Facts, or a venue's own, with the count of each list that they state. */
function counted(facts: JsonObject): JsonObject {
  const files = LISTS.flatMap(([root, list]): [string, Json][] => {
    const file = facts[root];
    const count = isObject(file) ? itemsOf(file[list])?.length : undefined;
    return isObject(file) && count !== undefined ? [[root, { count, ...file }]] : [];
  });
  return { ...facts, ...Object.fromEntries(files) };
}

/**
 * The path of the list that a computed count counts: `sports.sports` for `sports.count`, also below a
 * venue. Undefined for any other path.
 */
export function listCounted(path: string): string | undefined {
  const [own = ''] = /^venues\.[^.]+\./.exec(path) ?? [];
  const [root, list] = LISTS.find(([one]) => path === `${own}${one}.count`) ?? [];
  return root && `${own}${root}.${list}`;
}

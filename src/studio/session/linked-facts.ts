import type { Project } from '../../check/project.ts';
import { RELATIONS } from '../../check/rules/coherence/related-facts.ts';
import { isObject, valueAt } from '../../content/json.ts';

/** The paths of two facts: one bounds the other. */
type Pair = readonly [first: string, other: string];

const OPENS = 'hours.camp.from';
const CLOSES = 'hours.camp.to';

/** For each fact, those that must change with it, directly or through others. */
export function linkedFacts({ facts }: Project): ReadonlyMap<string, readonly string[]> {
  const linked = new Map<string, Set<string>>();
  const hasFact = (path: string) => valueAt(facts, path.split('.')) !== undefined;
  for (const [first, other] of [...bounds(), ...bookings(facts), ...edgesOfProgramme(facts)]) {
    if (!hasFact(first) || !hasFact(other)) continue;
    const all = new Set([first, other].flatMap((path) => [...(linked.get(path) ?? [path])]));
    for (const path of all) linked.set(path, all);
  }
  return new Map(
    [...linked].map(([path, all]) => [path, [...all].filter((linkedPath) => linkedPath !== path)]),
  );
}

function bounds(): Pair[] {
  const single = RELATIONS.filter(({ at, to }) => !`${at}${to}`.includes('*'));
  return single.flatMap(({ at, to, upTo }): Pair[] => [
    [at, to],
    ...(upTo ? [[at, upTo] as const] : []),
  ]);
}

/** An open day is booked until some days before it. */
function bookings(facts: Project['facts']): Pair[] {
  const events = Object.keys(Object(valueAt(facts, ['openDays', 'events'])));
  return events.map((id) => [`openDays.events.${id}.date`, `openDays.events.${id}.bookBy`]);
}

/** The programme runs from opening to closing: its first and last slots follow the hours. */
function edgesOfProgramme(facts: Project['facts']): Pair[] {
  const slots = valueAt(facts, ['programme', 'slots']);
  if (!isObject(slots)) return [];
  const begins = (id: string) => String(valueAt(slots, [id, 'from']));
  const ids = Object.keys(slots)
    .toSorted((a, b) => (begins(a) < begins(b) ? -1 : 1))
    .map((id) => `programme.slots.${id}`);
  const [first, before, last] = [ids[0], ids.at(-2), ids.at(-1)];
  if (!first || !before || !last || ids.length < 3) return [];
  return [
    [`${first}.from`, OPENS],
    [`${last}.to`, CLOSES],
    [`${last}.from`, `${last}.to`],
    [`${before}.to`, `${last}.from`],
  ];
}

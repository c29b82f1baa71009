import { type Automaton, automatonOf } from './automaton.ts';
import { meet } from './char-set.ts';

/** How fast the number of paths that a pattern may try grows with its text. */
export type Growth = 'constant' | 'polynomial' | 'exponential';

/**
 * How much a pattern may backtrack, after Weber and Seidl, On the degree of ambiguity of finite
 * automata (1991): exponentially when a loop reads some word in two ways, polynomially when two
 * consecutive loops read the same word; otherwise linearly.
 */
export function growthOf({ source, flags }: Pick<RegExp, 'source' | 'flags'>): Growth {
  if (isExponential(automatonOf(source, flags, { copies: false }))) return 'exponential';
  const whole = automatonOf(source, flags, { copies: true });
  return whole.looksBackFar || isPolynomial(whole) ? 'polynomial' : 'constant';
}

type Graph = (at: number) => Iterable<number>;

function isExponential({ chars, next }: Automaton): boolean {
  const component = componentsOf(chars.keys(), (at) => next[at]?.keys() ?? []);
  const within = (from: number, to: number) => component[from] === component[to];
  const size = chars.length;
  for (const [from, ways] of next.entries())
    for (const [to, many] of ways) if (many > 1 && within(from, to)) return true;
  const pairs: Graph = (pair) => {
    const [a, b] = [Math.floor(pair / size), pair % size];
    return both(next[a], next[b], (to, other) => {
      if (!within(a, to) || !within(b, other)) return undefined;
      const [one, two] = [chars[to], chars[other]];
      return one && two && meet(one, two)
        ? Math.min(to, other) * size + Math.max(to, other)
        : undefined;
    });
  };
  const looping = [...chars.keys()].filter((at) =>
    [...(next[at]?.keys() ?? [])].some((to) => within(at, to)),
  );
  const together = componentsOf(
    looping.map((at) => at * size + at),
    pairs,
  );
  const same = new Set<number>();
  const other = new Set<number>();
  for (const [key, own] of Object.entries(together)) {
    const pair = Number(key);
    (Math.floor(pair / size) === pair % size ? same : other).add(own);
  }
  return [...same].some((own) => other.has(own));
}

function* both(
  a: ReadonlyMap<number, number> | undefined,
  b: ReadonlyMap<number, number> | undefined,
  pair: (to: number, other: number) => number | undefined,
): Iterable<number> {
  for (const to of a?.keys() ?? [])
    for (const other of b?.keys() ?? []) {
      const found = pair(to, other);
      if (found !== undefined) yield found;
    }
}

/**
 * Looks for two loops, the second after the first, and a word that leads around each and from one
 * to the other. Once a match is certain, the engine never returns to what is before it.
 */
function isPolynomial({ chars, next: all, before, sure }: Automaton): boolean {
  const next = all.map((to, from) => {
    const left = new Map([...to].filter(([at]) => !sure.has(at)));
    if (from === before) for (const at of sure) left.set(at, 1);
    return left;
  });
  const component = componentsOf(chars.keys(), (at) => next[at]?.keys() ?? []);
  const loops = [...chars.keys()].filter((at) =>
    [...(next[at]?.keys() ?? [])].some((to) => component[to] === component[at]),
  );
  return loops.some((from) => {
    const reached = reachedFrom([from], (at) => next[at]?.keys() ?? []);
    return loops.some((to) => {
      if (to === from || !reached.has(to)) return false;
      return isTriple(from, to, { chars, next }, component);
    });
  });
}

function isTriple(
  from: number,
  to: number,
  { chars, next }: Pick<Automaton, 'chars' | 'next'>,
  component: Readonly<Record<number, number>>,
): boolean {
  const size = chars.length;
  const key = (a: number, b: number, c: number) => (a * size + b) * size + c;
  const goal = key(from, to, to);
  const found = reachedFrom(
    [key(from, from, to)],
    function* (triple) {
      const c = triple % size;
      const b = Math.floor(triple / size) % size;
      const a = Math.floor(triple / size / size);
      for (const x of next[a]?.keys() ?? []) {
        if (component[x] !== component[from]) continue;
        for (const z of next[c]?.keys() ?? []) {
          if (component[z] !== component[to]) continue;
          for (const y of next[b]?.keys() ?? []) {
            const [one, two, three] = [chars[x], chars[y], chars[z]];
            if (one && two && three && meet(one, two, three)) yield key(x, y, z);
          }
        }
      }
    },
    goal,
  );
  return found.has(goal);
}

function reachedFrom(starts: readonly number[], graph: Graph, goal?: number): Set<number> {
  const reached = new Set<number>();
  const open = [...starts];
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const to of graph(at)) {
      if (reached.has(to)) continue;
      reached.add(to);
      if (to === goal) return reached;
      open.push(to);
    }
  return reached;
}

/** The strongly connected component of each node, after Tarjan, without recursion. */
function componentsOf(starts: Iterable<number>, graph: Graph): Record<number, number> {
  const component: Record<number, number> = {};
  const index = new Map<number, number>();
  const low = new Map<number, number>();
  const stack: number[] = [];
  for (const start of starts) {
    if (index.has(start)) continue;
    const work: { at: number; rest: Iterator<number> }[] = [];
    const enter = (at: number) => {
      index.set(at, index.size);
      low.set(at, index.size - 1);
      stack.push(at);
      work.push({ at, rest: graph(at)[Symbol.iterator]() });
    };
    enter(start);
    for (let top = work.at(-1); top; top = work.at(-1)) {
      const { at, rest } = top;
      const step = rest.next();
      if (!step.done) {
        if (!index.has(step.value)) enter(step.value);
        else if (component[step.value] === undefined)
          low.set(at, Math.min(low.get(at) ?? 0, index.get(step.value) ?? 0));
        continue;
      }
      work.pop();
      const parent = work.at(-1);
      if (parent) low.set(parent.at, Math.min(low.get(parent.at) ?? 0, low.get(at) ?? 0));
      if (low.get(at) !== index.get(at)) continue;
      for (let one = stack.pop(); one !== undefined; one = stack.pop()) {
        component[one] = at;
        if (one === at) break;
      }
    }
  }
  return component;
}

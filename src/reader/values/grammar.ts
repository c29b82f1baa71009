import type { Span } from '../../content/span.ts';
import type { Lexicon } from './lexicon.ts';
import type { Token } from './tokens.ts';
import type { Value } from './value.ts';

/** A token or phrase, or a value that rules made of several nodes. */
export interface Node {
  readonly start: number;
  readonly end: number;
  /** The normalised words, for look-ups; empty for a value. */
  readonly norm: string;
  readonly token: Token['kind'] | 'value';
  readonly tags: ReadonlySet<string>;
  readonly glued: boolean;
  readonly first: Token['first'];
  readonly value?: Value | undefined;
  /** The value itself, without words such as “by the” or “about”. */
  readonly inner?: Span | undefined;
  /** Of a range, each end. */
  readonly ends?: readonly [Node, Node] | undefined;
  /** Of a quantity, its number alone. */
  readonly amount?: Span | undefined;
  /** Digits as typed, with their punctuation: `7.30`, `09/06/2025`. */
  readonly digits?: string | undefined;
}

/** One element of a pattern. */
export interface Part {
  readonly matches: (node: Node) => boolean;
  readonly isOptional?: boolean;
}

type Matched = readonly (Node | undefined)[];

/** A pattern of adjacent nodes, and the value that they make; undefined if they make none. */
export interface GrammarRule {
  readonly parts: readonly Part[];
  readonly make: (nodes: Matched, next: Node | undefined) => Value | undefined;
}

export function tag(name: string): Part {
  return { matches: ({ tags }) => tags.has(name) };
}

export function value(test: (value: Value, node: Node) => boolean): Part {
  return { matches: (node) => node.value !== undefined && test(node.value, node) };
}

/**
 * Parses patterns: `'#until|#by #to? date'`. `#name` is a tag of the lexicon, another name one of
 * these parts, a punctuation mark itself; `|` separates alternatives, `?` marks an optional element.
 */
export function rulesWith(parts: Readonly<Record<string, Part>>) {
  const partOf = (name: string): Part => {
    const known = name.startsWith('#') ? tag(name) : parts[name];
    return known ?? { matches: ({ token, norm }) => token === 'punctuation' && norm === name };
  };
  const choice = (typed: string): Part => {
    const isOptional = typed.length > 1 && typed.endsWith('?');
    const [first, ...others] = (isOptional ? typed.slice(0, -1) : typed).split('|').map(partOf);
    if (!first) throw new RangeError(`no part in ${typed}`);
    if (others.length === 0) return { matches: first.matches, isOptional };
    return {
      matches: (node) => first.matches(node) || others.some(({ matches }) => matches(node)),
      isOptional,
    };
  };
  return (pattern: string, make: GrammarRule['make']): GrammarRule => ({
    parts: pattern.split(' ').map(choice),
    make,
  });
}

const NO_TAGS: ReadonlySet<string> = new Set();

/** Merges the words of a phrase into one node. Some need a capital: «sun» is not «Sun». */
export function nodesOf(tokens: readonly Token[], lexicon: Lexicon): Node[] {
  const words = tokens.map(({ norm }) => norm);
  const nodes: Node[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = lexicon.find(words, at);
    const [token, last] = [tokens[at], tokens[at + found.length - 1]];
    if (!token || !last) break;
    const { start, kind, glued, first } = token;
    const norm = words.slice(at, at + found.length).join(' ');
    const hasNoTags =
      token.kind === 'link' || (found.tags.has('#capital') && token.text === token.norm);
    const tags = hasNoTags ? NO_TAGS : found.tags;
    nodes.push({ start, end: last.end, norm, token: kind, tags, glued, first });
    at += found.length;
  }
  return nodes;
}

/**
 * Applies rules from left to right: at each node the first that matches, then again to its result.
 * A match reduces the nodes and a pattern has a fixed length, so time is linear in the text.
 */
export function applyRules(nodes: readonly Node[], beginning: Layer): Node[] {
  const done: Node[] = [];
  let head: Node | undefined;
  for (let at = 0; at < nodes.length || head; ) {
    const first = head ?? nodes[at];
    const rest = head ? at : at + 1;
    if (!first) break;
    const made = firstMade(first, nodes, rest, beginning(first));
    if (made && (made.to > rest || first.value !== made.node.value)) {
      head = made.node;
      at = made.to;
      if (made.to > rest) continue;
    }
    done.push(head ?? first);
    at = head ? at : rest;
    head = undefined;
  }
  return done;
}

/** Returns the rules of one layer that may start at a node. */
export type Layer = (first: Node) => readonly GrammarRule[];

/** Caches rules by set of tags: only the tags of a word decide, and the lexicon shares the set. */
export function layerOf(rules: readonly GrammarRule[]): Layer {
  const known = new WeakMap<ReadonlySet<string>, readonly GrammarRule[]>();
  return (first) => {
    if (first.token !== 'word' || first.value) return rules;
    const applicable = known.get(first.tags) ?? rules.filter(({ parts }) => begins(parts, first));
    known.set(first.tags, applicable);
    return applicable;
  };
}

function begins(parts: readonly Part[], first: Node): boolean {
  for (const { matches, isOptional } of parts) {
    if (matches(first)) return true;
    if (!isOptional) return false;
  }
  return false;
}

function firstMade(
  first: Node,
  nodes: readonly Node[],
  rest: number,
  rules: readonly GrammarRule[],
) {
  for (const rule of rules) {
    const matched = matchedFrom(first, nodes, rest, rule.parts);
    const made = matched && rule.make(matched.parts, nodes[matched.to]);
    if (matched && made) return { node: mergeNodes(matched.parts, made), to: matched.to };
  }
  return undefined;
}

function matchedFrom(first: Node, nodes: readonly Node[], rest: number, parts: readonly Part[]) {
  const found: (Node | undefined)[] = [];
  let taken = 0;
  for (const part of parts) {
    const node = taken === 0 ? first : nodes[rest + taken - 1];
    if (node && (taken === 0 || !node.first) && part.matches(node)) {
      found.push(node);
      taken += 1;
    } else if (part.isOptional) found.push(undefined);
    else return undefined;
  }
  return taken === 0 ? undefined : { parts: found, to: rest + taken - 1 };
}

export function mergeNodes(parts: Matched, made: Value): Node {
  const nodes = parts.filter((part) => part !== undefined);
  const [start, end] = [nodes[0], nodes.at(-1)];
  return {
    start: start?.start ?? 0,
    end: end?.end ?? 0,
    norm: '',
    token: 'value',
    tags: nodes.length === 1 ? (start?.tags ?? NO_TAGS) : meaningsOfAll(nodes),
    glued: start?.glued ?? false,
    first: start?.first ?? false,
    value: made,
    ...spansIn(nodes, made),
    ...(nodes.length === 1 && start?.digits ? { digits: start.digits } : {}),
  };
}

const LEADS =
  'from fromClock toClock theClock until by to on the between about over under almost atLeast atMost since';
const [LEADING, TRAILING] = [LEADS, 'aboutAfter orMore'].map(
  (names) => new Set(names.split(' ').map((name) => `#${name}`)),
);

/** The spans of the value itself within the words that it was made from. */
function spansIn(nodes: readonly Node[], made: Value): Pick<Node, 'inner' | 'ends' | 'amount'> {
  const isPart = ({ value, tags }: Node, words = NO_TAGS) =>
    value !== undefined || ![...tags].some((tag) => words.has(tag));
  const start = nodes.find((node) => isPart(node, LEADING));
  const end = nodes.findLast((node) => isPart(node, TRAILING));
  const values = nodes.filter(({ value }) => value !== undefined);
  const [first, last] = [values[0], values.at(-1)];
  if (!start || !end || !first || !last) return {};
  const inner = { start: spanOf(start).start, end: spanOf(end).end };
  if (values.length === 2 && made.isRange) return { inner, ends: [first, last] };
  if (values.length > 1) return { inner };
  const { ends, amount = spanOf(first) } = first;
  return { inner, ...(ends && { ends }), ...(made.from === first.value?.from && { amount }) };
}

/** The span of a node's value, without the words that lead up to it. */
export function spanOf({ inner, start, end }: Node): Span {
  return inner ?? { start, end };
}

/** A value keeps the meanings of its words; their grammar tags (`#…`) are used up. */
function meaningsOfAll(nodes: readonly Node[]): ReadonlySet<string> {
  return new Set(nodes.flatMap(({ tags }) => [...tags].filter((tag) => !tag.startsWith('#'))));
}

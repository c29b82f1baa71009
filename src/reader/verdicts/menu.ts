// What the menu has on a weekday: its dishes, and what each of them contains.

import { type Clause, valuesOf } from '../claims/clauses.ts';
import { isNegative } from '../claims/negation.ts';
import { has, meaningsOf } from '../claims/nodes.ts';
import type { Dish } from '../facts/menu.ts';
import type { Node } from '../values/grammar.ts';
import type { InterpretedValue, Judgement } from './verdict.ts';

/** What a clause says of a weekday’s menu. */
interface MenuClause {
  readonly clause: Clause;
  /** The clause before, whose verb may be its own: “is fine | who can’t have milk”. */
  readonly before: Clause | undefined;
  /** The words that name a dish of any weekday, and no allergen. */
  readonly dishWords: readonly string[];
  /** The allergens that it names, each as the meanings of its name. */
  readonly allergens: readonly (readonly string[])[];
}

/**
 * Dishes and allergens beside a weekday: «Di martedì non si mangia il risotto» (no risotto on
 * Tuesdays), “Friday’s hake contains gluten”. With several weekdays only the clause of each counts.
 */
export function onMenu({
  value,
  context,
  profiles: { menu },
}: InterpretedValue): Judgement | undefined {
  const { clause, sentence } = context;
  const today = menu.filter(({ fact }) => fact.from === value.from);
  if (!today[0] || value.isRange) return undefined;
  const weekdays = valuesOf(sentence).filter(({ node }) => node.value?.kind === 'weekday');
  const clauses = weekdays.length > 1 ? [clause] : sentence;
  const parts = clauses.map((part, at) => menuClauseOf(part, clauses[at - 1], menu));
  const named = (upTo: readonly MenuClause[]) => {
    const words = upTo.flatMap(({ dishWords }) => dishWords);
    return today.filter(({ names }) => names.some((name) => words.includes(name)));
  };
  const isRight = [
    ...parts.map((part, at) => {
      const own = named([part]);
      return allergensAreRight(part, own[0] ? own : named(parts.slice(0, at)), today);
    }),
    ...dishesAreRight(parts, today, menu),
  ];
  if (isRight.every((right) => right === undefined)) return undefined;
  const fact = (named(parts)[0] ?? today[0]).fact;
  return { verdict: isRight.includes(false) ? 'differs' : 'equal', fact };
}

function menuClauseOf(
  clause: Clause,
  before: Clause | undefined,
  menu: readonly Dish[],
): MenuClause {
  const words = new Set(clause.nodes.flatMap(wordsOf));
  const isDish = (word: string) => menu.some(({ names }) => names.includes(word));
  // By their last word: «guscio» of «frutta a guscio» (nuts). If a dish has it too, another word
  // must say that it is an allergen: «pesce» (fish) and «pesca» (peach).
  const isNamed = (word: string) => words.has(word) && (isOfAllergens(clause) || !isDish(word));
  const named = menu
    .flatMap(({ allergens }) => allergens)
    .filter((names) => names.slice(-1).some(isNamed));
  const allergens = [...new Map(named.map((names) => [names.join(' '), names])).values()];
  const dishWords = [...words].filter((word) => isDish(word) && !allergens.flat().includes(word));
  return { clause, before, dishWords, allergens };
}

/** Its meanings; a word too short for a stem is its own: “egg”. */
function wordsOf(node: Node): readonly string[] {
  const isShort = node.tags.size === 0 && node.norm.length === SHORT;
  return isShort ? [`=${node.norm}`] : meaningsOf(node);
}

const SHORT = 3;

function isOfAllergens({ nodes }: Clause): boolean {
  return has(nodes, '#allergens', '#allergic', '#contains', '#freeOf');
}

/** Whether the dishes that the clauses name are on the menu, or not, as they say. */
function dishesAreRight(
  parts: readonly MenuClause[],
  today: readonly Dish[],
  menu: readonly Dish[],
): (boolean | undefined)[] {
  // A dish and an allergen may share a stem, «pesca» (peach) and «pesce» (fish): either may be here.
  const isAllergenIn = (dishes: readonly Dish[], word: string) =>
    dishes.some(({ allergens }) => allergens.some((names) => names.at(-1) === word));
  const isHere = (word: string) =>
    today.some(({ names }) => names.includes(word)) || isAllergenIn(today, word);
  const isClear = (word: string) => !isAllergenIn(menu, word);
  // What suits somebody or not is served all the same: “isn’t suitable for | those allergic to fish”.
  const isOfServing = ({ allergens, clause }: MenuClause, at: number) =>
    !allergens[0] && ![clause, parts[at + 1]?.clause].some((part) => part && isOfAllergens(part));
  const ofDishes = parts.filter(isOfServing);
  const [denied, affirmed] = [true, false].map((isDenied) =>
    ofDishes
      .filter(({ clause }) => isNegative(firstPart(clause)) === isDenied)
      .flatMap(({ dishWords }) => (isDenied ? dishWords.filter(isClear) : dishWords)),
  );
  return [
    denied?.[0] === undefined ? undefined : !denied.some(isHere),
    // Another weekday’s dish alone is compared as that weekday.
    affirmed?.some(isHere) ? affirmed.every(isHere) : undefined,
  ];
}

/**
 * A clause up to what is added: «C’è il venerdì e in nessun altro giorno» (and on no other day).
 */
function firstPart(clause: Clause): Clause {
  const end = clause.nodes.findIndex(({ tags }) => tags.has('#and'));
  return end < 0 ? clause : { ...clause, nodes: clause.nodes.slice(0, end) };
}

/**
 * Whether dishes contain what a clause says, or lack it.
 * @param dishes those that it names, or clauses before it
 */
function allergensAreRight(
  said: MenuClause,
  dishes: readonly Dish[],
  today: readonly Dish[],
): boolean | undefined {
  const { clause, allergens: named } = said;
  const meant = dishes[0] ? dishes : today;
  const contain = ([word]: readonly string[]) =>
    meant.some(({ allergens }) => allergens.some(([first]) => first === word));
  if (named.length > 0) {
    const lacking = named.map((allergen) => saysLacking(said, allergen));
    if (lacking.includes(undefined)) return undefined;
    const areRight = named.every((allergen, at) => contain(allergen) !== lacking[at]);
    const [dish, another] = dishes;
    const isAll = dish && !another && has(clause.nodes, '#only') && has(clause.nodes, '#contains');
    return areRight && !(isAll && dish.allergens.length !== named.length);
  }
  // “Not a single allergen”.
  const saysNone = has(clause.nodes, '#allergens') && isNegative(clause) && dishes[0];
  return saysNone ? dishes.every(({ allergens }) => allergens.length === 0) : undefined;
}

const FREE_WITHIN = 3;

/** Whether it says that a dish lacks the allergen; undefined if it says neither. */
function saysLacking(
  { clause, before }: MenuClause,
  allergen: readonly string[],
): boolean | undefined {
  const { nodes } = clause;
  // What suits those who are allergic lacks it; what they should avoid contains it.
  if (has(nodes, '#allergic')) {
    for (const part of before ? [clause, before] : [clause]) {
      if (isNegative(part)) return false;
      if (has(part.nodes, '#suits', '#able')) return true;
    }
    return undefined;
  }
  const at = nodes.findIndex((node) => wordsOf(node).some((word) => allergen.includes(word)));
  const near = nodes.slice(Math.max(0, at - FREE_WITHIN), at + FREE_WITHIN);
  const isDenied = isNegative({ ...clause, nodes: nodes.slice(0, at + 1) });
  return isDenied !== has(near, '#freeOf');
}

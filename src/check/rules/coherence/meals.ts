import { isObject, type Json, sameJson } from '../../../content/json.ts';
import { CAMP_WEEKDAYS } from '../../../time/season-weeks.ts';
import { factRule } from './fact-rule.ts';
import type { Inconsistency } from './inconsistency.ts';
import type { ScopedFacts } from './scoped-facts.ts';

const MENU = 'meals.days';

/** A dish has the same allergens on each day, or families read that one day it is safe. */
const sameAllergens = (scoped: ScopedFacts) => {
  const first = new Map<Json, Served>();
  return servedIn(scoped).flatMap((meal): Inconsistency[] => {
    const before = first.get(meal.dish);
    if (!before) first.set(meal.dish, meal);
    if (!before || sameJson(before.allergens, meal.allergens)) return [];
    const args = { found: meal.dish, weekday: meal.day, other: before.day };
    return [{ code: 'dish-allergens', at: meal.at, related: [before.at], args }];
  });
};

/** A menu has each camp day. */
const emptyDays = (scoped: ScopedFacts) => {
  const days = scoped.keys(MENU);
  // Another rule reports a day on which the camp is closed, which may be the missing one.
  const known: readonly string[] = CAMP_WEEKDAYS;
  if (days.length === 0 || days.some((day) => !known.includes(day))) return [];
  const missing = CAMP_WEEKDAYS.filter((day) => !days.includes(day));
  return missing.map((weekday): Inconsistency => {
    return { code: 'menu-day-missing', at: MENU, related: [], args: { weekday } };
  });
};

export const dishes = factRule((scoped) => [...sameAllergens(scoped), ...emptyDays(scoped)]);

type Served = ReturnType<typeof servedIn>[number];

function servedIn(scoped: ScopedFacts) {
  return scoped.keys(MENU).flatMap((day) => {
    const served = scoped.at(`${MENU}.${day}`);
    return (Array.isArray(served) ? served : []).flatMap((meal, index) => {
      if (!isObject(meal) || typeof meal.dish !== 'string' || !Array.isArray(meal.allergens))
        return [];
      const at = `${MENU}.${day}.${index}.allergens`;
      return [{ at, day, dish: meal.dish, allergens: meal.allergens.map(String).toSorted() }];
    });
  });
}

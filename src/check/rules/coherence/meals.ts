import { isObject, type Json, sameJson } from '../../../content/json.ts';
import { CAMP_WEEKDAYS } from '../../../time/season-weeks.ts';
import { factRule } from './fact-rule.ts';
import type { Inconsistency } from './inconsistency.ts';
import type { ScopedFacts } from './scoped-facts.ts';

const MENU = 'meals.days';

/** A dish has the same allergens on each day, or families read that one day it is safe. */
const sameAllergens = (scoped: ScopedFacts) => {
  const first = new Map<Json, Served>();
  return servedIn(scoped).flatMap((one): Inconsistency[] => {
    const before = first.get(one.dish);
    if (!before) first.set(one.dish, one);
    if (!before || sameJson(before.allergens, one.allergens)) return [];
    const args = { found: one.dish, weekday: one.day, other: before.day };
    return [{ code: 'dish-allergens', at: one.at, related: [before.at], args }];
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
    return (Array.isArray(served) ? served : []).flatMap((one, index) => {
      if (!isObject(one) || typeof one.dish !== 'string' || !Array.isArray(one.allergens))
        return [];
      const at = `${MENU}.${day}.${index}.allergens`;
      return [{ at, day, dish: one.dish, allergens: one.allergens.map(String).toSorted() }];
    });
  });
}

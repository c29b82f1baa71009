import { isObject, type Json, sameJson } from '../../../content/json.ts';
import { factRule } from './fact-rule.ts';
import type { FactView } from './fact-view.ts';
import type { Inconsistency } from './inconsistency.ts';

const MENU = 'meals.days';

/** A dish has the same allergens on each day, or families read that one day it is safe. */
export const dishes = factRule((view) => {
  const first = new Map<Json, Served>();
  return servedIn(view).flatMap((one): Inconsistency[] => {
    const before = first.get(one.dish);
    if (!before) first.set(one.dish, one);
    if (!before || sameJson(before.allergens, one.allergens)) return [];
    const args = { found: one.dish, weekday: one.day, other: before.day };
    return [{ code: 'dish-allergens', at: one.at, related: [before.at], args }];
  });
});

type Served = ReturnType<typeof servedIn>[number];

function servedIn(view: FactView) {
  return view.keys(MENU).flatMap((day) => {
    const served = view.at(`${MENU}.${day}`);
    return (Array.isArray(served) ? served : []).flatMap((one, index) => {
      if (!isObject(one) || typeof one.dish !== 'string' || !Array.isArray(one.allergens))
        return [];
      const at = `${MENU}.${day}.${index}.allergens`;
      return [{ at, day, dish: one.dish, allergens: one.allergens.map(String).toSorted() }];
    });
  });
}

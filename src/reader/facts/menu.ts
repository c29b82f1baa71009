import { lastOf, type Profile, parentOf } from './profile.ts';

/** A dish of a weekday’s menu. */
export interface Dish {
  /** Its weekday. */
  readonly fact: Profile;
  /** The meanings of its name. */
  readonly names: readonly string[];
  /** The names of its allergens, each as its meanings. */
  readonly allergens: readonly (readonly string[])[];
}

/** What content lists under weekdays, each item with the list of what is in it. */
export function menuOf(all: readonly Profile[]): readonly Dish[] {
  const listed = all.filter(({ fact }) => fact.isRelated && fact.kind === 'weekday');
  const isPart = ({ fact }: Profile) => Number.isInteger(Number(lastOf(fact.path)));
  const parts = Map.groupBy(listed.filter(isPart), ({ fact }) => parentOf(parentOf(fact.path)));
  return listed.flatMap((fact) => {
    if (isPart(fact)) return [];
    const allergens = (parts.get(parentOf(fact.fact.path)) ?? []).map(({ named }) => named);
    return [{ fact, names: fact.named, allergens }];
  });
}

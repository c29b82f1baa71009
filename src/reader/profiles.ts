import type { Fact, Material } from './fact.ts';
import { lexiconOf } from './fact-values.ts';
import { impliedBy } from './implied.ts';
import { Lexicon } from './lexicon.ts';
import { type Offer, offersOf } from './offers.ts';
import { type Profile, profileOf } from './profile.ts';

/** Facts in the shape in which claims are held against them. */
export class Profiles {
  readonly all: readonly Profile[];
  readonly offers: readonly Offer[];
  readonly venues: Material['venues'];
  readonly lexicon: Lexicon;
  /** Hours that have a name, by what that is first about: «Merenda e saluti» is the snack. */
  readonly slots: ReadonlyMap<string, readonly Profile[]>;
  readonly #byFamily: ReadonlyMap<string, readonly Profile[]>;
  readonly #weights = new Map<string, ReadonlyMap<string, number>>();

  /** @param like those of nearly the same facts: what is the same in both is taken over */
  constructor(material: Material, like?: Profiles) {
    const known = new Map(like?.all.map((profile) => [profile.fact, profile]));
    const isNew = (fact: Fact) => !known.has(fact);
    const isAlike = !material.facts.some((fact) => fact.kind === 'address' && isNew(fact));
    this.lexicon = like && isAlike ? like.lexicon : lexiconOf(material);
    const titles = Lexicon.of(material.titleLanguage);
    const each = material.facts.map(
      (fact) => known.get(fact) ?? profileOf(fact, titles, this.lexicon),
    );
    this.all = [...each, ...impliedBy(each)];
    this.venues = material.venues;
    this.offers = offersOf(this.all, material.venues, this.lexicon);
    const hours = this.all.filter(({ fact, named }) => fact.kind === 'timeRange' && named[0]);
    this.slots = Map.groupBy(hours, ({ named }) => named[0] ?? '');
    this.#byFamily = Map.groupBy(this.all, ({ family }) => family);
  }

  /** Facts of kinds that one value can state. */
  in(family: string): readonly Profile[] {
    return this.#byFamily.get(family) ?? [];
  }

  /** How well meanings tell the facts of a family from each other. */
  weights(family: string): ReadonlyMap<string, number> {
    const weights = this.#weights.get(family) ?? weightsIn(this.in(family));
    this.#weights.set(family, weights);
    return weights;
  }
}

/** A value that is an age needs no word that says so. */
const TOLD_BY_VALUE = new Set(['age']);

function weightsIn(profiles: readonly Profile[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { own, group } of profiles)
    for (const one of [...own, ...group]) counts.set(one, (counts.get(one) ?? 0) + 1);
  const told = [...counts].filter(([meaning]) => !TOLD_BY_VALUE.has(meaning));
  return new Map(told.map(([meaning, count]) => [meaning, worth(profiles.length / count)]));
}

/** What many have tells little. */
function worth(rarity: number): number {
  return Math.log2(1 + rarity);
}

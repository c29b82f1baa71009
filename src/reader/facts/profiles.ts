import { Lexicon } from '../values/lexicon.ts';
import type { Fact, Material } from './fact.ts';
import { lexiconOf } from './fact-values.ts';
import { impliedBy, isClosure, isSeason, openWeeks } from './implied.ts';
import { type Dish, menuOf } from './menu.ts';
import { offersOf, type VenueOffer } from './offers.ts';
import { type Profile, profileOf } from './profile.ts';

/** The facts, prepared for comparison with claims. */
export class Profiles {
  readonly all: readonly Profile[];
  /** What the facts are about. */
  readonly topics: ReadonlySet<string>;
  readonly offers: readonly VenueOffer[];
  readonly menu: readonly Dish[];
  readonly venues: Material['venues'];
  /** The ids of those that have opened. */
  readonly openVenues: readonly string[];
  /** Of dates that state none. */
  readonly year: number;
  readonly lexicon: Lexicon;
  /** Named hours, by the first meaning of the name: «Merenda e saluti» by `snack`. */
  readonly namedHours: ReadonlyMap<string, readonly Profile[]>;
  readonly season: Profile | undefined;
  /** Those of the whole camp. */
  readonly closures: readonly Profile[];
  /** Those of single venues. */
  readonly venueClosures: readonly Profile[];
  /** First and last day of each open week of the season, in order. */
  readonly weeks: readonly (readonly [number, number])[];
  readonly #byFamily: ReadonlyMap<string, readonly Profile[]>;
  readonly #rarities = new Map<string, ReadonlyMap<string, number>>();

  /** @param base profiles of nearly the same facts, to reuse */
  constructor(material: Material, base?: Profiles) {
    const known = new Map(base?.all.map((profile) => [profile.fact, profile]));
    const isNew = (fact: Fact) => !known.has(fact);
    const hasNewStreet = material.facts.some((fact) => fact.kind === 'address' && isNew(fact));
    this.lexicon = base && !hasNewStreet ? base.lexicon : lexiconOf(material);
    const titles = Lexicon.of(material.titleLanguage);
    const each = material.facts.map(
      (fact) => known.get(fact) ?? profileOf(fact, titles, this.lexicon),
    );
    const closures = each.filter(isClosure);
    this.closures = closures.filter(({ fact }) => holdsAt(fact, material.venues));
    this.venueClosures = closures.filter((closure) => !this.closures.includes(closure));
    this.all = [...each, ...impliedBy(each, this.closures)];
    this.topics = new Set(this.all.flatMap(({ own, group }) => [...own, ...group]));
    this.season = this.all.find(isSeason);
    this.weeks = openWeeks(this, material.year);
    this.venues = material.venues;
    this.openVenues = material.venues.flatMap(({ id, isPlanned }) => (isPlanned ? [] : [id]));
    this.year = material.year;
    this.offers = offersOf(this.all, material.venues, this.lexicon);
    this.menu = menuOf(this.all);
    const hours = this.all.filter(
      ({ fact, named, marked, weekdays }) =>
        fact.kind === 'timeRange' && !weekdays && (named[0] ?? marked[0]),
    );
    this.namedHours = Map.groupBy(hours, ({ named, marked }) => named[0] ?? marked[0] ?? '');
    this.#byFamily = Map.groupBy(this.all, ({ family }) => family);
  }

  /** The closures of the camp, and those of all the venues that a text is about. */
  closuresAt(venues: ReadonlySet<string> | undefined): readonly Profile[] {
    const own = this.venueClosures.filter(
      ({ fact }) => venues && [...venues].every((id) => fact.venues?.includes(id)),
    );
    return [...this.closures, ...own];
  }

  /** The profiles of a family. */
  ofFamily(family: string): readonly Profile[] {
    return this.#byFamily.get(family) ?? [];
  }

  /** How well each meaning tells the facts of a family apart. */
  rarities(family: string): ReadonlyMap<string, number> {
    const all = () => raritiesIn(this.ofFamily(family).filter(countsForRarity));
    const rarities = this.#rarities.get(family) ?? all();
    this.#rarities.set(family, rarities);
    return rarities;
  }
}

/** Whether a fact holds at all of these venues. */
function holdsAt({ venues: own }: Fact, venues: Material['venues']): boolean {
  return own === undefined || venues.every(({ id }) => own.includes(id));
}

/** The number of open days makes their other facts no less special. */
function countsForRarity({ isImplied, units }: Profile): boolean {
  return !isImplied || [...units].every((unit) => unit.startsWith('unit:'));
}

/** The value itself shows that it is an age. */
const KNOWN_FROM_VALUE = new Set(['age']);

function raritiesIn(profiles: readonly Profile[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const meaning of profiles.flatMap(({ own, group }) => [...own, ...group]))
    counts.set(meaning, (counts.get(meaning) ?? 0) + 1);
  const counted = [...counts].filter(([meaning]) => !KNOWN_FROM_VALUE.has(meaning));
  return new Map(counted.map(([meaning, count]) => [meaning, rarityOf(profiles.length / count)]));
}

/** A meaning that many facts share tells little. @param ratio all facts to those that share it */
function rarityOf(ratio: number): number {
  return Math.log2(1 + ratio);
}

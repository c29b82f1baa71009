import { factKeys } from '../../../content/facts.ts';
import { type Json, type JsonObject, valueAt } from '../../../content/json.ts';
import { factLocation } from '../../../content/paths.ts';
import { campPath, factsOnPage, statedPath, withVenues } from '../../../content/scope.ts';
import { isCalendarDate } from '../../../time/calendar.ts';
import { groupsOf } from '../../facts/fact-tree.ts';
import { shownFacts } from '../../facts/shown-facts.ts';
import type { Finding, FindingArgs, Place, RelatedPlace } from '../../finding.ts';
import type { Project } from '../../project.ts';
import { type Inconsistency, mergeInconsistencies } from './inconsistency.ts';

/** The facts as stated officially, as they hold at a venue, or as one page shows them. */
export class ScopedFacts {
  readonly project: Project;
  readonly facts: JsonObject;
  /** The same, with the values of each venue in its entry. */
  readonly #named: JsonObject;
  readonly pageId: string | undefined;
  readonly #venue: string | undefined;
  readonly #overridden: readonly string[];

  /** @param venue where the facts hold; by default the page's venue, if it has one */
  constructor(project: Project, pageId?: string, venue?: string) {
    this.project = project;
    this.pageId = pageId;
    this.#venue = venue ?? (pageId === undefined ? undefined : project.venueOf(pageId));
    const says = pageId === undefined ? {} : project.says(pageId);
    this.#overridden = Object.keys(says);
    this.facts = factsOnPage(project.facts, this.#venue, says);
    this.#named = venue === undefined ? project.factsOn(pageId) : withVenues(this.facts);
  }

  /**
   * The files of the facts that the page says differently, by their names in placeholders; for a
   * venue's own value both its file and `venues`.
   */
  get overriddenRoots(): string[] {
    const { facts } = this.project;
    const paths = this.#overridden.flatMap((path) => [campPath(facts, path), this.stated(path)]);
    return [...new Set(paths.map((path) => path.split('.', 1)[0] ?? ''))];
  }

  /** The path where a fact of this scope is stated. */
  stated(path: string): string {
    return statedPath(this.project.facts, path, this.#venue);
  }

  /** The same inconsistency, with the paths where its facts are stated. */
  withStatedPaths(inconsistency: Inconsistency): Inconsistency {
    const named = new Map(
      [inconsistency.at, ...inconsistency.related].map((path) => [path, this.stated(path)]),
    );
    const args = Object.entries(inconsistency.args).map(([key, value]) => [
      key,
      (typeof value === 'string' ? named.get(value) : undefined) ?? value,
    ]);
    const [at = inconsistency.at, ...related] = named.values();
    return {
      ...inconsistency,
      at,
      related,
      args: { ...Object.fromEntries(args), ...this.#implied(inconsistency) },
    };
  }

  /** A value implied by a venue's own value must be stated by the venue. */
  #implied({ at, related, args: { implies } }: Inconsistency): FindingArgs {
    const own = `venues.${this.#venue}.`;
    const isOwn = [at, ...related].some((path) => this.stated(path).startsWith(own));
    return typeof implies === 'string' && isOwn
      ? { implies: own + campPath(this.project.facts, implies) }
      : {};
  }

  at(path: string): Json | undefined {
    return valueAt(this.#named, path.split('.'));
  }

  number(path: string): number | undefined {
    const value = this.at(path);
    return typeof value === 'number' ? value : undefined;
  }

  text(path: string): string | undefined {
    const value = this.at(path);
    return typeof value === 'string' ? value : undefined;
  }

  /** A date that exists. */
  date(path: string): string | undefined {
    const value = this.text(path);
    return value !== undefined && isCalendarDate(value) ? value : undefined;
  }

  /** An hour as `HH:MM`. */
  time(path: string): string | undefined {
    const value = this.text(path);
    return value !== undefined && /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? value : undefined;
  }

  /** The keys of a group, without `confirm` and `$schema`. */
  keys(path: string): string[] {
    const value = this.at(path);
    return typeof value === 'object' && value !== null ? factKeys(value) : [];
  }

  /** On a page, only inconsistencies about facts that it says: official mistakes are reported once. */
  findings(inconsistencies: readonly Inconsistency[]): Finding[] {
    const mayBear = (path: string) => this.pageId === undefined || this.#overrides(path);
    const own = inconsistencies.filter(({ at, related }) => [at, ...related].some(mayBear));
    return mergeInconsistencies(own, mayBear).map(
      ({ code, severity = 'error', args, at, related }) => {
        const paths = [at, ...related];
        const fact = paths.find(mayBear) ?? at;
        const { role: _, ...place } = this.#relatedPlace(fact);
        const others = paths.filter((path) => path !== fact);
        const shown = others.map((path) => this.#relatedPlace(path));
        return { code, severity, args, fact, ...place, related: shown };
      },
    );
  }

  /** Where a fact is stated: by the page, or else officially. */
  place(named: string): Place {
    const path = this.project.stated(named);
    const { file, pointer } = factLocation(path);
    const override = this.#overrideAround(path);
    const document = this.project.document(
      override === undefined ? file : `pages/${this.pageId}.json`,
    );
    if (!document) throw new RangeError(`no file states ${path}`);
    if (override === undefined) return document.locate(pointer);
    const inside = pointer.slice(factLocation(override).pointer.length);
    return document.locate(this.project.saysPointer(this.pageId ?? '', override) + inside);
  }

  #relatedPlace(path: string): RelatedPlace {
    const role = this.#overrideAround(path) === undefined ? 'authority' : 'page';
    return { ...this.place(path), value: this.at(path) ?? null, pages: this.#pages(path), role };
  }

  /** The URLs where visitors read a fact, or the list that holds it. */
  #pages(path: string): readonly string[] {
    if (this.pageId !== undefined && this.#overrideAround(path) !== undefined)
      return this.project.urls(this.pageId);
    const rows = shownFacts(this.project);
    const shown = [path, ...groupsOf(path)].find((name) => rows.has(name));
    return this.project.urlsOf(rows.get(shown ?? '')?.official ?? []);
  }

  #overrides(path: string): boolean {
    return this.#overridden.some(
      (own) => own === path || path.startsWith(`${own}.`) || own.startsWith(`${path}.`),
    );
  }

  #overrideAround(path: string): string | undefined {
    return this.#overridden.find((own) => own === path || path.startsWith(`${own}.`));
  }
}

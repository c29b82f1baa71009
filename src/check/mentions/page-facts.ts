import { resolveFacts } from '../../content/facts.ts';
import { eachText, isObject, type Json, type JsonObject, valueAt } from '../../content/json.ts';
import { placeholdersOf } from '../../content/placeholders.ts';
import type { Project } from '../project.ts';
import { factReader, type KnownFacts } from './known-facts.ts';
import type { PageFacts } from './statements.ts';
import type { TextPlace, UsedElsewhere } from './subject.ts';

/** The facts of each page, read once for every page that says nothing of its own. */
export class FactsByPage {
  readonly #project: Project;
  readonly #known = new Map<string, PageFacts>();
  readonly official: KnownFacts;

  constructor(project: Project) {
    this.#project = project;
    this.official = factReader(project.schemas).read(project.facts);
  }

  /** @param pageId a page of site.json, or the id of what all pages share */
  of(pageId: string): PageFacts {
    const known = this.#known.get(pageId) ?? this.#read(pageId);
    this.#known.set(pageId, known);
    return known;
  }

  /** The values that a page says differently, those that lead to a fact. */
  says(pageId: string): JsonObject {
    const { facts } = this.#project;
    return Object.fromEntries(
      Object.entries(this.#project.says(pageId)).filter(
        ([path]) => valueAt(facts, path.split('.')) !== undefined,
      ),
    );
  }

  #read(pageId: string): PageFacts {
    const says = this.says(pageId);
    const { official } = this;
    const resolved = resolveFacts(this.#project.facts, says);
    const shown =
      Object.keys(says).length === 0 ? official : factReader(this.#project.schemas).read(resolved);
    return { shown, official };
  }
}

/** Paths of the facts that the placeholders of a text or a whole file name. */
export function usedFacts(value: Json): Set<string> {
  const names = eachText(value).flatMap(({ text }) =>
    text.includes('{{') ? placeholdersOf(text).map(({ name }) => name) : [],
  );
  return new Set(names);
}

/** What the placeholders of some texts name, altogether and place by place. */
export function usedElsewhere(values: readonly Json[]): UsedElsewhere {
  const anywhere = new Set<string>();
  const byPointer = new Map<string, Set<string>>();
  for (const { text, pointer } of values.flatMap((value) => eachText(value))) {
    if (!text.includes('{{')) continue;
    const here = byPointer.get(pointer) ?? new Set();
    byPointer.set(pointer, here);
    for (const { name } of placeholdersOf(text)) {
      anywhere.add(name);
      here.add(name);
    }
  }
  return { anywhere, byPointer };
}

/** What facts call the venue that has this page, and all venues with their names. */
export function venueOf(project: Project, pageId: string): Pick<TextPlace, 'venue' | 'venues'> {
  const venues = isObject(project.facts.venues) ? project.facts.venues : {};
  const own = Object.entries(venues).find(([, venue]) => valueAt(venue, ['page']) === pageId);
  const named = Object.entries(venues)
    .filter(([id]) => id !== '$schema')
    .map(([id, venue]) => [id, String(valueAt(venue, ['name']) ?? '')] as const);
  return { venue: own?.[0], venues: new Map(named) };
}

import { resolveFacts } from '../../content/facts.ts';
import { eachText, isObject, type Json, type JsonObject, valueAt } from '../../content/json.ts';
import { placeholdersOf } from '../../content/placeholders.ts';
import { namedAt } from '../../content/scope.ts';
import { Kept } from '../kept.ts';
import type { Project } from '../project.ts';
import { factsSaid } from './facts-said.ts';
import { FactReader, type KnownFacts } from './known-facts.ts';
import type { PageFacts } from './statements.ts';
import type { TextPlace, UsedElsewhere } from './subject.ts';
import type { TextFile } from './texts.ts';

const kept = new Kept<FactsByPage>();

/** The facts of each page; read again when one of them, or what a page says, is another. */
export function factsByPage(project: Project): FactsByPage {
  return kept.of(project.frame, [], () => new FactsByPage(project));
}

/** The facts of each page, read once for every page that says nothing of its own. */
export class FactsByPage {
  readonly #project: Project;
  readonly #reader: FactReader;
  readonly #known = new Map<string, PageFacts>();
  readonly official: KnownFacts;

  constructor(project: Project) {
    this.#project = project;
    this.#reader = FactReader.of(project.schemas);
    this.official = this.#reader.read(project.facts);
  }

  /** @param pageId a page of site.json, or the id of what all pages share */
  of(pageId: string): PageFacts {
    const known = this.#known.get(pageId) ?? this.#read(pageId);
    this.#known.set(pageId, known);
    return known;
  }

  /** The same under the words by which a language calls them. */
  saidOn(pageId: string, locale: string): PageFacts {
    const { shown, official } = this.of(pageId);
    const said = factsSaid(official, this.#project, locale);
    return {
      official: said,
      shown: shown === official ? said : factsSaid(shown, this.#project, locale),
    };
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
    const { facts } = this.#project;
    const venue = this.#project.venueOf(pageId);
    const named = (all: JsonObject) =>
      this.#reader.read(venue === undefined ? all : namedAt(all, venue), venue);
    const official = venue === undefined ? this.official : named(facts);
    const shown = Object.keys(says).length === 0 ? official : named(resolveFacts(facts, says));
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

/** What the placeholders of some files name, altogether and place by place; the same thing while they name the same. */
export function usedElsewhere(files: readonly TextFile[]): UsedElsewhere {
  const named = files.flatMap(({ document, value }) =>
    namedBy.of(document, [], () => namedPlaces(value)),
  );
  return used.of(namedBy, named, () => gathered(named));
}

const namedBy = new Kept<readonly string[]>();
const used = new Kept<UsedElsewhere>();

/** Pointers and the facts that stand there, by turns. */
function namedPlaces(value: Json): string[] {
  return eachText(value).flatMap(({ text, pointer }) =>
    text.includes('{{') ? placeholdersOf(text).flatMap(({ name }) => [pointer, name]) : [],
  );
}

function gathered(named: readonly string[]): UsedElsewhere {
  const anywhere = new Set<string>();
  const byPointer = new Map<string, Set<string>>();
  for (let at = 0; at < named.length; at += 2) {
    const [pointer = '', name = ''] = named.slice(at, at + 2);
    const here = byPointer.get(pointer) ?? new Set();
    byPointer.set(pointer, here.add(name));
    anywhere.add(name);
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

import { factsNamed } from '../content/collection.ts';
import { isObject, type Json, valueAt } from '../content/json.ts';
import { kebabCase } from '../content/paths.ts';
import { once } from './once.ts';
import type { Project } from './project.ts';
import { groupNamed } from './reread/resting-sentences.ts';
import type { ReferenceKind, References } from './schema/reference-keywords.ts';

/** The names that a file may refer to. @param pageId the page whose texts it refers to */
export function referencesOf(project: Project, pageId: string | undefined): References {
  const pageTexts = project.locales.flatMap((locale) => {
    const file = `texts/${locale}/${pageId}.json`;
    const value = project.value(file);
    return pageId !== undefined && isObject(value) ? [{ file, value }] : [];
  });
  return { names: knownNames(project), pageTexts, facts: project.facts };
}

/** The names that exist, by kind; a kind whose file cannot be read is left out. */
const knownNames = once((project: Project): ReadonlyMap<ReferenceKind, ReadonlySet<string>> => {
  const { facts, locales, drafts, pages } = project;
  const names = new Map<ReferenceKind, ReadonlySet<string>>();
  const add = (kind: ReferenceKind, value: Json | undefined) => {
    if (!isObject(value)) return;
    names.set(
      kind,
      new Set(Object.keys(value).filter((key) => key !== '$schema' && key !== 'confirm')),
    );
  };
  add('venue', facts.venues);
  add('link', project.value('links.json'));
  if (locales.length > 0) names.set('locale', new Set([...locales, ...drafts]));
  add('picture', valueAt(project.value('pictures.json'), ['pictures']));
  add('body', valueAt(facts, ['agreements', 'names']));
  if (pages.length > 0)
    names.set('page', new Set([...pages.map((page) => page.id), ...pageFiles(project)]));
  names.set('fact', new FactNames(project));
  names.set('basis', new BasisNames(project));
  return names;
});

/** Pages that have a file: an id mistyped in site.json is then one finding, not one per mention. */
function pageFiles(project: Project): string[] {
  return project.documents.flatMap(({ path }) => /^pages\/(.+)\.json$/.exec(path)?.[1] ?? []);
}

/** Fact names, in every form that texts may use. */
class FactNames extends Set<string> {
  readonly #project: Project;
  constructor(project: Project) {
    super(project.factPaths());
    this.#project = project;
  }
  override has(path: string): boolean {
    if (super.has(path)) return true;
    const project = this.#project;
    if (project !== undefined && path.startsWith('venue.'))
      return ofVenues(project, path).some((one) => super.has(one));
    if (project === undefined) return false;
    const named = factsNamed(project.facts, path);
    if (named.length > 1 || named[0] !== path) return named.every((one) => this.has(one));
    return super.has(project.stated(path));
  }
}

/** What `venue.city` stands for on venue pages: `venues.sportCity.city`, and so on. */
function ofVenues({ facts }: Project, path: string): string[] {
  const ids = Object.keys(isObject(facts.venues) ? facts.venues : {});
  return ids.map((id) => path.replace('venue', `venues.${id}`));
}

/** What a sentence may rest on: facts, and absent ones that a schema describes. */
class BasisNames extends FactNames {
  readonly #described: Project;
  constructor(project: Project) {
    super(project);
    this.#described = project;
  }
  override has(name: string): boolean {
    const path = groupNamed(name);
    if (super.has(path)) return true;
    const [root = '', ...steps] = path.split('.');
    if (!this.#described || steps.length === 0) return false;
    const { schemas, facts } = this.#described;
    const groups = schemas.alongPath(`facts/${kebabCase(root)}.schema.json`, steps);
    const last = super.has([root, ...steps.slice(0, -1)].join('.')) ? steps.length - 1 : 0;
    return steps.slice(last).every((step, index) => {
      const group = groups[last + index];
      if (isObject(group?.properties) && Object.hasOwn(group.properties, step)) return true;
      const isByVenue = isObject(group?.propertyNames) && group.propertyNames.reference === 'venue';
      return isByVenue && valueAt(facts, ['venues', step]) !== undefined;
    });
  }
}

import { factsNamed } from '../content/collection.ts';
import { isFactKey } from '../content/facts.ts';
import { isObject, type Json, pointerOf, valueAt } from '../content/json.ts';
import { memoize } from '../content/memoize.ts';
import { factLocation, kebabCase } from '../content/paths.ts';
import type { Project } from './project.ts';
import { groupNamed } from './proofreading/dependent-sentences.ts';
import type { ReferenceKind, References } from './schema/reference-keywords.ts';

/** The names that a file may refer to. @param pageId the page whose texts it refers to */
export function referencesOf(project: Project, pageId: string | undefined): References {
  const pageTexts = project.locales.flatMap((locale) => {
    const document = project.document(`texts/${locale}/${pageId}.json`);
    if (pageId === undefined || !document || !isObject(document.value)) return [];
    const fileAt = (steps: readonly string[]) => document.locate(pointerOf(steps)).file;
    return [{ fileAt, value: document.value }];
  });
  return {
    names: knownNames(project),
    pageTexts,
    facts: project.factsOn(pageId),
    officialFacts: project.facts,
    mayBeNull: (fact) => mayBeNull(project, fact),
  };
}

/** Only where its group exists and does not require it. */
function mayBeNull({ facts, schemas }: Project, fact: string): boolean {
  const { schema, steps } = factLocation(fact);
  const isInGroup = isObject(valueAt(facts, fact.split('.').slice(0, -1)));
  return isInGroup && steps.length > 0 && !schemas.requires(schema, steps);
}

/** The names that exist, by kind; a kind whose file cannot be read is left out. */
const knownNames = memoize((project: Project): ReadonlyMap<ReferenceKind, ReadonlySet<string>> => {
  const { facts, locales, drafts, pages } = project;
  const names = new Map<ReferenceKind, ReadonlySet<string>>();
  const add = (kind: ReferenceKind, value: Json | undefined) => {
    const ids = isObject(value) ? Object.keys(value) : value;
    if (!Array.isArray(ids)) return;
    names.set(kind, new Set(ids.map(String).filter(isFactKey)));
  };
  add('venue', facts.venues);
  add('link', project.value('links.json'));
  if (locales.length > 0) names.set('locale', new Set([...locales, ...drafts]));
  add('picture', valueAt(project.value('pictures.json'), ['pictures']));
  add('body', valueAt(facts, ['agreements', 'names']));
  add('theme', valueAt(facts, ['shows', 'themes']));
  // A page with a file counts too: its id mistyped in site.json is then one finding.
  const files = project.documents.flatMap(({ path }) => PAGE.exec(path)?.[1] ?? []);
  if (pages.length > 0) names.set('page', new Set([...pages.map(({ id }) => id), ...files]));
  const known = new Set(project.factPaths());
  // These have more names than they list.
  const listed = (has: (name: string) => boolean) => Object.assign(new Set(known), { has });
  names.set(
    'fact',
    listed((path) => isFact(project, known, path)),
  );
  names.set(
    'dependency',
    listed((name) => isDependency(project, known, name)),
  );
  names.set(
    'state',
    listed((path) => isFact(project, known, path) || isOptionalState(project, known, path)),
  );
  return names;
});

const PAGE = /^pages\/(.+)\.json$/;

/** True for a fact that can be read, in every form that texts may use. */
function isFact(project: Project, known: ReadonlySet<string>, path: string): boolean {
  if (known.has(path)) return true;
  const { facts } = project;
  // «venue.city» means the city of each venue.
  if (path.startsWith('venue.')) {
    return project.venues().some((id) => known.has(path.replace('venue', `venues.${id}`)));
  }
  const named = factsNamed(facts, path);
  return named.length > 1 || named[0] !== path
    ? named.every((name) => isFact(project, known, name))
    : known.has(project.stated(path));
}

/** True for an absent fact whose sentences have a form `absent`: it may have any value. */
function isOptionalState(project: Project, known: ReadonlySet<string>, path: string): boolean {
  const { schema, steps } = factLocation(path);
  const described = project.schemas.alongPath(schema, steps)[steps.length];
  const isOpen = described?.type !== 'boolean' && !Array.isArray(described?.enum);
  return isOpen && isDependency(project, known, path);
}

/** True for what a sentence may depend on: a fact, or an absent one that a schema describes. */
function isDependency(project: Project, known: ReadonlySet<string>, name: string): boolean {
  const path = groupNamed(name);
  if (isFact(project, known, path)) return true;
  const [root = '', ...steps] = path.split('.');
  if (steps.length === 0) return false;
  const groups = project.schemas.alongPath(`facts/${kebabCase(root)}.schema.json`, steps);
  const isKnown = isFact(project, known, [root, ...steps.slice(0, -1)].join('.'));
  const last = isKnown ? steps.length - 1 : 0;
  return steps.slice(last).every((step, index) => {
    const group = groups[last + index];
    if (isObject(group?.properties) && Object.hasOwn(group.properties, step)) return true;
    const isByVenue = valueAt(group, ['propertyNames', 'reference']) === 'venue';
    return isByVenue && valueAt(project.facts, ['venues', step]) !== undefined;
  });
}

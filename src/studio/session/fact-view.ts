import { kindsOf } from '../../author/add/kinds.ts';
import { labelOf } from '../../check/facts/fact-schema.ts';
import { factsToRead } from '../../check/facts/facts-to-read.ts';
import { shownFacts } from '../../check/facts/shown-facts.ts';
import { FORMATS_OF } from '../../check/facts/written-value.ts';
import { referencesOf } from '../../check/known-names.ts';
import { formatsOf } from '../../check/locales.ts';
import type { Project } from '../../check/project.ts';
import { anchorsOf } from '../../check/rules/links/anchors.ts';
import { textsOf } from '../../check/text-files.ts';
import { factValue, isSelector } from '../../content/collection.ts';
import { factBehind } from '../../content/fact-behind.ts';
import { type Json, valueAt } from '../../content/json.ts';
import { factLocation } from '../../content/paths.ts';
import { campPath } from '../../content/scope.ts';
import type { FormatName, Formats } from '../../i18n/format.ts';
import { linkedFacts } from './linked-facts.ts';

/** A fact to choose for a sentence: its Italian name, and each way to write it. */
export interface FactView {
  readonly path: string;
  readonly label: string;
  /** The fact to edit instead: this one has no field of its own. */
  readonly editAt?: string;
  /** Format → what readers see; the empty format is an unchanged text. */
  readonly forms: Readonly<Record<string, string>>;
  /** Its synonyms in the schemas: «uscita» for the hours of the camp. */
  readonly synonyms: string;
  /** Ids of the pages that show the official value. */
  readonly pages: readonly string[];
  /** The facts that must change with it. */
  readonly linked?: readonly string[];
}

/**
 * Every fact, by Italian name. A sentence can rest on a group of facts, but cannot show it.
 * @param locale in which its forms are written, by default the first
 */
export function factViews(project: Project, locale = project.locales[0] ?? ''): FactView[] {
  const { facts } = factsToRead(project);
  const known = new Map(facts.map((fact) => [fact.path, fact]));
  const formats = formatsOf(project, locale);
  const shown = shownFacts(project);
  const linked = linkedFacts(project);
  const paths = new Set([...project.factPaths(), ...known.keys()]);
  const single = [...paths].map((path): FactView => {
    const fact = known.get(path);
    const names = FORMATS_OF[fact?.kind as keyof typeof FORMATS_OF] ?? [];
    return {
      path,
      label: labelOf(project, path),
      forms: fact ? formsOf(formats, names, fact.value) : nameForms(project, path, locale),
      synonyms: synonymsOf(project, path),
      pages: [...(shown.get(path)?.official ?? [])].sort(),
      linked: linked.get(path) ?? [],
    };
  });
  return [...single, ...collections(project, formats)]
    .map((view) => {
      const editAt = factBehind(project.facts, view.path);
      return editAt === view.path ? view : { ...view, editAt };
    })
    .sort((a, b) => (a.label < b.label ? -1 : 1));
}

/** Placeholders for several facts at once: `openDays.events.*.date`. */
function collections(project: Project, formats: Formats | undefined): FactView[] {
  const texts = project.documents.filter(({ path }) => path.startsWith('texts/'));
  const all = texts.flatMap((document) => textsOf(document).flatMap((text) => text.placeholders));
  const named = Map.groupBy(
    all.filter(({ kind, name }) => kind === 'fact' && name.split('.').some(isSelector)),
    ({ name }) => name,
  );
  return [...named].flatMap(([path, uses]): FactView[] => {
    const value = factValue(project.factsOn(), path);
    if (value === undefined) return [];
    const names = uses.flatMap(({ format }) => (format ? [format as FormatName] : []));
    const forms = formsOf(formats, names, value);
    // Its place among others has no name: «Tariffe di base › Settimana intera».
    const label = labelOf(project, path).replace(/ › \*\w*(?= ›)/g, '');
    return [{ path, label, forms, synonyms: '', pages: [] }];
  });
}

function synonymsOf({ schemas, facts }: Project, path: string): string {
  const { file, steps } = factLocation(campPath(facts, path));
  const way = schemas.alongPath(file.replace(/\.json$/, '.schema.json'), steps);
  return way.flatMap(({ synonyms }) => (Array.isArray(synonyms) ? synonyms : [])).join(' ');
}

function formsOf(
  formats: Formats | undefined,
  names: readonly FormatName[],
  value: Json,
): Record<string, string> {
  const forms = names.flatMap((name): [string, string][] =>
    formats?.[name]?.accepts(value) ? [[name, plain(formats[name].format(value))]] : [],
  );
  if (forms.length === 0 && typeof value === 'string') return { '': value };
  return Object.fromEntries(forms);
}

/** A text is written unchanged, or as its term, such as «all’euro superiore». */
function nameForms(project: Project, path: string, locale: string): Record<string, string> {
  const value = valueAt(project.facts, path.split('.'));
  if (typeof value !== 'string') return {};
  const layout = project.value(`texts/${locale}/layout.json`);
  const term = valueAt(layout, ['terms', value]);
  return { '': value, ...(typeof term === 'string' && { term }) };
}

function plain(text: string): string {
  return text.replaceAll('\u00A0', ' ');
}

/** Among the names of references: what can be added, by its word. */
export const ADDED = 'added';

/** The names that references may take, by kind, each with a label or else itself; anchors by page. */
export function namesOf(project: Project): Record<string, Record<string, string>> {
  const { names } = referencesOf(project, undefined);
  const anchors = project.pageIds().map((id) => [`anchor ${id}`, anchorsOf(project, id).keys()]);
  const all = [...names, ...(anchors as [string, Iterable<string>][])];
  const named = all
    .filter(([kind]) => !['fact', 'dependency', 'state'].includes(kind))
    .map(([kind, ids]) => [
      kind,
      Object.fromEntries([...ids].map((id) => [id, displayName(project, kind, id)])),
    ]);
  const added = kindsOf(project).map(({ word, title, about }) => [word, `${title}: ${about}`]);
  return { ...Object.fromEntries(named), [ADDED]: Object.fromEntries(added) };
}

const NAME_BY_KIND: Readonly<Record<string, (project: Project, id: string) => Json | undefined>> = {
  venue: ({ facts }, id) => valueAt(facts, ['venues', id, 'name']),
  body: ({ facts }, id) => valueAt(facts, ['agreements', 'names', id]),
  link: (project, id) => withoutScheme(valueAt(project.value('links.json'), [id, 'url'])),
};

/** Labels a link by its URL: its id is internal. */
function displayName(project: Project, kind: string, id: string): string {
  const name = NAME_BY_KIND[kind]?.(project, id);
  return typeof name === 'string' && name !== '' ? name : id;
}

function withoutScheme(url: Json | undefined): string {
  return String(url ?? '')
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/$/, '');
}

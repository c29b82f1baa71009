import { FORMATS_OF } from '../../check/facts/fact-formats.ts';
import { labelOf } from '../../check/facts/fact-schema.ts';
import { factsToRead } from '../../check/facts/facts-to-read.ts';
import { shownFacts } from '../../check/facts/shown-facts.ts';
import { Kept } from '../../check/kept.ts';
import { formatsOf } from '../../check/locales.ts';
import type { Project } from '../../check/project.ts';
import { isObject, type Json, valueAt } from '../../content/json.ts';
import type { FormatName, Formats } from '../../i18n/format.ts';
import type { Fact } from '../../reader/fact.ts';
import { plainLabel } from './plain-label.ts';

/** A fact as somebody chooses it for a sentence: its Italian name, and each way to write it. */
export interface FactView {
  readonly path: string;
  readonly label: string;
  /** Format → what readers see; the empty format is a name as it stands. */
  readonly forms: Readonly<Record<string, string>>;
  /** Ids of the pages that show the official value. */
  readonly pages: readonly string[];
}

/** Every fact, in the order of their Italian names; a group of them can be depended on and not shown. */
export function factViews(project: Project): FactView[] {
  const roots = Map.groupBy(project.factPaths(), (path) => path.split('.', 1)[0] ?? '');
  const all = factsToRead(project).facts;
  const known = Map.groupBy(all, ({ path }) => path.split('.', 1)[0] ?? '');
  const layout = project.document(`texts/${project.locales[0]}/layout.json`);
  const beside = [project.facts.venues, layout, project.document('site.json')];
  const written = [...roots].flatMap(([root, paths]) => {
    const ask = () => writtenIn(project, paths, known.get(root) ?? []);
    const value = project.facts[root];
    return isObject(value) ? kept.of(value, beside, ask) : ask();
  });
  return written
    .map((fact) => {
      const pages = pagesOf(project, fact.path);
      const label = plainLabel(project, fact.path, fact.label);
      return views.of(fact, [label, ...pages], () => ({ ...fact, label, pages }));
    })
    .sort((a, b) => (a.label < b.label ? -1 : 1));
}

type Written = Omit<FactView, 'pages'>;

const kept = new Kept<readonly Written[]>();

/** The same view while the same pages show the fact. */
const views = new Kept<FactView>();

/** The facts of one file: what has written forms, and names as they stand. */
function writtenIn(
  project: Project,
  paths: readonly string[],
  known: readonly Fact[],
): readonly Written[] {
  const formats = formatsOf(project, project.locales[0] ?? '');
  const written = known.map(({ path, kind, value }) => ({
    path,
    label: labelOf(project, path),
    forms: formsOf(formats, FORMATS_OF[kind as keyof typeof FORMATS_OF] ?? [], value),
  }));
  const names = paths.map((path) => nameView(project, path));
  return [...new Map([...names, ...written].map((view) => [view.path, view])).values()];
}

function formsOf(
  formats: Formats | undefined,
  names: readonly FormatName[],
  value: Json,
): Record<string, string> {
  const forms = names.flatMap((name): [string, string][] =>
    formats?.[name].accepts(value) ? [[name, plain(formats[name].write(value))]] : [],
  );
  if (forms.length === 0 && typeof value === 'string') return { '': value };
  return Object.fromEntries(forms);
}

/** A text is shown as it stands, or in the words of its list, such as «all’euro superiore». */
function nameView(project: Project, path: string): Written {
  const value = valueAt(project.facts, path.split('.'));
  const forms = typeof value === 'string' ? { '': value, ...term(project, value) } : {};
  return { path, label: labelOf(project, path), forms };
}

function pagesOf(project: Project, path: string): string[] {
  return [...(shownFacts(project).get(path)?.official ?? [])].sort();
}

function term(project: Project, value: string): Record<string, string> {
  const terms = valueAt(project.value(`texts/${project.locales[0]}/layout.json`), ['terms', value]);
  return typeof terms === 'string' ? { term: terms } : {};
}

function plain(text: string): string {
  return text.replaceAll('\u00A0', ' ');
}

/** The names that references may take, with what they are called where that is known. */
export function namesOf(project: Project): Record<string, Record<string, string>> {
  const { names } = project.references(undefined);
  return Object.fromEntries(
    [...names]
      .filter(([kind]) => kind !== 'fact' && kind !== 'basis')
      .map(([kind, ids]) => [
        kind,
        Object.fromEntries([...ids].map((id) => [id, calledName(project, kind, id)])),
      ]),
  );
}

const CALLED: Readonly<Record<string, (project: Project, id: string) => Json | undefined>> = {
  venue: ({ facts }, id) => valueAt(facts, ['venues', id, 'name']),
  body: ({ facts }, id) => valueAt(facts, ['agreements', 'names', id]),
  link: (project, id) => withoutScheme(valueAt(project.value('links.json'), [id, 'url'])),
  picture: (project, id) =>
    fileName(valueAt(project.value('pictures.json'), ['pictures', id, 'file'])),
};

/** An address by where it leads, a picture by its file: what pages call them only files know. */
function calledName(project: Project, kind: string, id: string): string {
  const name = CALLED[kind]?.(project, id);
  return typeof name === 'string' && name !== '' ? name : id;
}

function withoutScheme(url: Json | undefined): string {
  return String(url ?? '')
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/$/, '');
}

/** `/pictures/open-day.svg` → `open-day.svg` */
function fileName(file: Json | undefined): string {
  return String(file ?? '').replace(/^.*\//, '');
}

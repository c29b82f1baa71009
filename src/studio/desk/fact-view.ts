import { labelOf } from '../../check/facts/fact-schema.ts';
import { shownFacts } from '../../check/facts/shown-facts.ts';
import { formatsOf } from '../../check/locales.ts';
import { FORMATS_OF } from '../../check/mentions/fact-formats.ts';
import { FactReader } from '../../check/mentions/known-facts.ts';
import type { Project } from '../../check/project.ts';
import { isObject, type Json, valueAt } from '../../content/json.ts';
import type { FormatName, Formats } from '../../i18n/format.ts';

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
  const formats = formatsOf(project, project.locales[0] ?? '');
  const known = FactReader.of(project.schemas).read(project.facts).all;
  const written = known.map(({ path, kind, value }) => ({
    path,
    label: labelOf(project, path),
    forms: formsOf(formats, FORMATS_OF[kind as keyof typeof FORMATS_OF] ?? [], value),
    pages: pagesOf(project, path),
  }));
  const names = project.factPaths().flatMap((path) => nameView(project, path));
  const all = new Map([...names, ...written].map((view) => [view.path, view]));
  return [...all.values()].sort((a, b) => (a.label < b.label ? -1 : 1));
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
function nameView(project: Project, path: string): FactView[] {
  const value = valueAt(project.facts, path.split('.'));
  const pages = pagesOf(project, path);
  if (typeof value !== 'string') return [{ path, label: labelOf(project, path), forms: {}, pages }];
  return [
    {
      path,
      label: labelOf(project, path),
      forms: { '': value, ...term(project, value) },
      pages: pagesOf(project, path),
    },
  ];
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
  const facts = project.facts;
  return Object.fromEntries(
    [...names]
      .filter(([kind]) => kind !== 'fact' && kind !== 'basis')
      .map(([kind, ids]) => [
        kind,
        Object.fromEntries([...ids].map((id) => [id, calledName(kind, id, facts)])),
      ]),
  );
}

function calledName(kind: string, id: string, facts: Json): string {
  const at = kind === 'venue' ? ['venues', id, 'name'] : ['agreements', 'names', id];
  const name = kind === 'venue' || kind === 'body' ? valueAt(facts, at) : undefined;
  if (isObject(name)) return id;
  return typeof name === 'string' ? name : id;
}

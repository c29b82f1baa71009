import { factAddress } from '../../check/facts/fact-place.ts';
import { labelOf } from '../../check/facts/fact-schema.ts';
import { memoize } from '../../check/memoize.ts';
import type { Project } from '../../check/project.ts';
import { isObject, type Json, valueAt } from '../../content/json.ts';
import { nameFromTexts } from '../model/names-from-texts.ts';

/** An internal name at the end of a title: «Periodo di chiusura (august)». */
const NAMED = / \(([\w-]+)\)$/;

/**
 * The label of a fact without internal names: «Periodo di chiusura “Chiusura di Ferragosto”», and
 * «Riga della tabella 1» for the first item of a list.
 * @param label the label of the check, with internal names in it
 */
export function plainLabel(project: Project, path: string, label = labelOf(project, path)): string {
  if (!label.includes(' (')) return label;
  const { steps } = factAddress(path);
  const root = project.facts[path.split('.', 1)[0] ?? ''];
  const [whole = '', ...titles] = label.split(' › ');
  const plain = titles.map((title, index) => {
    const step = steps[index] ?? '';
    if (NAMED.exec(title)?.[1] !== step) return title;
    const bare = title.replace(NAMED, '');
    if (/^\d+$/.test(step)) return `${bare} ${Number(step) + 1}`;
    const group = valueAt(root, steps.slice(0, index));
    const said = ownName(valueAt(root, steps.slice(0, index + 1))) ?? textOf(project, step, group);
    return said === undefined ? title : `${bare} “${said}”`;
  });
  return [whole, ...plain].join(' › ');
}

function ownName(value: Json | undefined): string | undefined {
  return typeof value === 'string' && /^\p{L}/u.test(value) ? value : undefined;
}

function textOf(project: Project, name: string, group: Json | undefined): string | undefined {
  const beside = Object.keys(isObject(group) ? group : {}).filter(isName);
  return nameFromTexts(name, beside, textsOf(project));
}

/** The text files of the first language. */
const textsOf = memoize((project: Project): readonly Json[] => {
  const folder = `texts/${project.locales[0]}/`;
  return project.documents.flatMap(({ path, value }) =>
    path.startsWith(folder) && value !== undefined ? [value] : [],
  );
});

function isName(key: string): boolean {
  return key !== 'confirm' && key !== '$schema';
}

const LABEL = /«([^«»]* \([\w-]+\)[^«»]*)»/g;

/** A sentence of the check, with plain labels for the facts in it. */
export function withPlainLabels(project: Project, sentence: string): string {
  if (sentence.search(LABEL) < 0) return sentence;
  const paths = pathsByLabel(project);
  return sentence.replace(LABEL, (all, label: string) => {
    const path = paths.get(label);
    return path === undefined ? all : `«${plainLabel(project, path, label)}»`;
  });
}

const pathsByLabel = memoize(
  (project: Project): ReadonlyMap<string, string> =>
    new Map(project.factPaths().map((path) => [labelOf(project, path), path])),
);

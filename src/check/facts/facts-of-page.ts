import { factsNamed } from '../../content/collection.ts';
import { isObject, type Json, type JsonObject, sameJson, valueAt } from '../../content/json.ts';
import { memoize, memoizeEach } from '../../content/memoize.ts';
import { placeholdersOf } from '../../content/placeholders.ts';
import { eachText, isSentence, resolveSentences } from '../../content/sentences.ts';
import { sharedTexts } from '../declared.ts';
import { eachGroup } from '../each-group.ts';
import type { Project } from '../project.ts';

export type FactsOfPage = ReturnType<typeof factsOfPage>;

/**
 * The paths of what a page shows, groups and single values: the placeholders of its texts, the facts
 * that its structure names, and those that the keywords `shows` and `showsOfficial` of its schema
 * declare.
 */
export const factsOfPage = memoizeEach((project: Project, id: string) => {
  const files = textFiles(project, id);
  const written = new Set(files.flatMap((file) => namedInCurrentForms(project, file, id)));
  const { own, official } = shownByStructure(project, id, project.value(`pages/${id}.json`));
  const facts = project.factsOn(id);
  const stated = (paths: Iterable<string>) =>
    new Set(
      [...paths].flatMap((path) =>
        factsNamed(facts, path).flatMap((fact) => statedParts(project, id, fact)),
      ),
    );
  return {
    /** Shown as the page says them. */
    own: stated([...written, ...own]),
    /** Shown with the official value, whatever the page says: worked examples. */
    official: stated(official),
    /** Named by a placeholder in a text; may be a group, such as a whole period. */
    written: stated(written),
  };
});

/** The paths that state what a page shows by one name: several where a venue overrides parts. */
export function statedParts(project: Project, id: string, path: string): string[] {
  const value = valueAt(project.factsOn(id), path.split('.'));
  const own = project.stated(path, id);
  const whole = valueAt(project.facts, own.split('.')) ?? null;
  if (!isObject(value) || sameJson(value, whole)) return [own];
  return Object.keys(value).flatMap((key) => statedParts(project, id, `${path}.${key}`));
}

/** What the structure of a page, or a part of it, shows besides its texts. */
export function shownByStructure(project: Project, id: string, structure: Json | undefined) {
  const own = new Set<string>();
  const official = new Set<string>();
  const schema = `pages/${project.template(id)}.schema.json`;
  if (structure === undefined || !project.schemas.has(schema)) return { own, official };
  project.schemas.eachPart(schema, structure, (described, value, part) => {
    const { reference, shows, showsOfficial } = described;
    if (part === 'key') return;
    if (reference === 'fact' && typeof value === 'string') own.add(value);
    for (const path of declared(shows, value, project.facts)) own.add(path);
    for (const path of declared(showsOfficial, value, project.facts)) official.add(path);
  });
  return { own, official };
}

/** The paths that a text file names in the state of the facts. */
function namedInCurrentForms(project: Project, file: string, id: string): string[] {
  const value = project.value(file);
  if (typeof value !== 'object' || value === null) return [];
  const { sentences, names } = namesIn(value);
  const currentForms = resolveSentences(sentences, project.factsOn(id), () => '');
  return [...names, ...namedIn(currentForms)];
}

/** The sentences of a text file, whose words depend on facts, and what its other texts name. */
const namesIn = memoize((texts: object) => {
  const all = eachGroup(texts as Json).filter(({ group }) => isSentence(group));
  const isInside = ({ pointer }: { readonly pointer: string }) =>
    all.some((text) => pointer.startsWith(`${text.pointer}/`));
  const others = eachText(texts as Json).filter((text) => !isInside(text));
  return {
    sentences: all.filter((text) => !isInside(text)).map(({ group }) => group),
    names: namedIn(others.map(({ text }) => text)),
  };
});

function textFiles(project: Project, id: string): string[] {
  const names = [id, ...sharedTexts(project, id)];
  return project.locales.flatMap((locale) => names.map((name) => `texts/${locale}/${name}.json`));
}

/** The paths that the placeholders of texts name. */
export function namedIn(texts: Json | undefined): string[] {
  const names: string[] = [];
  if (texts === undefined) return names;
  for (const { text } of eachText(texts)) {
    if (!text.includes('{{')) continue;
    for (const { kind, name } of placeholdersOf(text)) if (kind === 'fact') names.push(name);
  }
  return names;
}

/** The facts that sentences depend on without showing them, or that choose their words. */
export function dependenciesIn(texts: Json | undefined): string[] {
  return eachGroup(texts).flatMap(({ group }) =>
    isSentence(group) ? [group.state ?? [], group.dependsOn ?? []].flat().map(String) : [],
  );
}

/**
 * The paths that a keyword declares: a list, or a list per possible value. `{}` stands for the
 * value; `*` and `*listed` select items of a collection.
 */
export function declared(keyword: Json | undefined, value: Json, facts: JsonObject): string[] {
  const list = isObject(keyword) ? keyword[String(value)] : keyword;
  return (Array.isArray(list) ? list : []).flatMap((path) =>
    factsNamed(facts, String(path).replace('{}', String(value))),
  );
}

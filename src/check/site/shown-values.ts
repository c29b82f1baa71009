import { eachText, type Json } from '../../content/json.ts';
import type { Fact } from '../../reader/fact.ts';
import type { TypedValue } from '../../reader/read-claims.ts';
import type { Value } from '../../reader/value.ts';
import { statesOneOf } from '../../reader/values-in.ts';
import { declaredParts } from '../declared.ts';
import { factsOfPage } from '../facts/facts-of-page.ts';
import { factsOnPage, factsToRead, nameOn } from '../facts/facts-to-read.ts';
import { filled, wordsInForce } from '../filled-text.ts';
import { formatsOf } from '../locales.ts';
import type { Project } from '../project.ts';

/** What may stand on a page: the facts that it shows, and whatever its texts say once filled in. */
export interface AllowedValues {
  readonly facts: readonly Fact[];
  /** Answers whether a value is that of one of them. */
  states(value: Value): boolean;
  /** Of a date that states none. */
  readonly year: number;
  /** The key of each value that a filled text states. */
  readonly said: ReadonlySet<string>;
  /** What the page shows, in which order: its lists. */
  readonly structure: Json;
  /** True where the page works out amounts: the estimate, and a worked example. */
  readonly calculates: boolean;
  /** True for what all pages share: it works out nothing. */
  readonly shared: boolean;
}

/** What a text of a language states. */
export type Read = (locale: string, text: string) => readonly TypedValue[];

/** The same for values that say the same. */
export function keyOf({ kind, from, to, text }: Value): string {
  return `${kind}|${text ?? `${from}–${to}`}`;
}

/**
 * @param page in whose scope facts are read: header and footer say what it says
 * @param ids the files of structure and texts: its own, and what it shares with others
 */
export function allowedValues(
  project: Project,
  page: string,
  ids: readonly string[],
  locale: string,
  read: Read,
): AllowedValues {
  const facts = ids.flatMap((id) => shownFacts(project, page, id));
  const said = ids.flatMap((id) => filledTexts(project, page, id, locale));
  const values = said.flatMap((text) => read(locale, text));
  return {
    facts,
    states: statesOneOf(facts),
    year: factsToRead(project).year,
    said: new Set(values.map(({ value }) => keyOf(value))),
    structure: ids.map((id) => project.value(`pages/${id}.json`) ?? null),
    calculates: ids.some((id) => calculates(project, id)),
    shared: ids.every((id) => id === 'layout'),
  };
}

function calculates(project: Project, id: string): boolean {
  const declared = declaredParts(project, `pages/${id}.json`, 'calculates');
  return declared.length > 0 || factsOfPage(project, id).official.size > 0;
}

/** The facts that a page names in its texts or structure, as it says them; groups bring their parts. */
function shownFacts(project: Project, page: string, id: string): Fact[] {
  const { own, official } = factsOfPage(project, id);
  const within = (paths: ReadonlySet<string>) => (fact: Fact) =>
    [fact.path, nameOn(project, page, fact)].some(
      (name) =>
        [...around(name)].some((path) => paths.has(path)) ||
        [...paths].some((path) => path.startsWith(`${name}.`)),
    );
  const all = factsToRead(project);
  return [
    ...factsOnPage(project, page, all).facts.filter(within(own)),
    ...all.facts.filter(within(official)),
  ];
}

/** `a.b.c`, `a.b`, `a`. */
function* around(path: string): Generator<string> {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(at.lastIndexOf('.'), 0))) yield at;
}

/** The texts of a page as visitors read them; what only the running page knows stays a placeholder. */
function filledTexts(project: Project, page: string, id: string, locale: string): string[] {
  const texts = wordsInForce(project, `texts/${locale}/${id}.json`, page);
  if (texts === undefined) return [];
  const resolved = project.factsOn(page);
  const formats = formatsOf(project, locale);
  return eachText(texts)
    .filter(({ pointer }) => pointer !== '/$schema')
    .map(({ text }) => filled(text, resolved, formats));
}

import { eachText } from '../../content/json.ts';
import type { Fact } from '../../reader/fact.ts';
import type { TypedValue } from '../../reader/read-claims.ts';
import type { Value } from '../../reader/value.ts';
import { statesOneOf } from '../../reader/values-in.ts';
import { declaredParts } from '../declared.ts';
import { groupsOf } from '../facts/fact-tree.ts';
import { factsOfPage } from '../facts/facts-of-page.ts';
import { factsToRead, factsToReadOnPage, nameOn } from '../facts/facts-to-read.ts';
import { filled, wordsInForce } from '../filled-text.ts';
import { formatsOf } from '../locales.ts';
import type { Project } from '../project.ts';

/** The values that a text in a language states. */
export type Read = (locale: string, text: string) => readonly TypedValue[];

/** A key that is equal for equal values. */
export function keyOf({ kind, from, to, text }: Value): string {
  return `${kind}|${text ?? `${from}–${to}`}`;
}

export type AllowedValues = ReturnType<typeof allowedValues>;

/**
 * The values that a page may show: those of its facts, and those its filled texts state.
 * @param page the page whose scope applies, also for header and footer
 * @param ids the structure and text files: the page's own, and those it shares
 */
export function allowedValues(
  project: Project,
  page: string,
  ids: readonly string[],
  locale: string,
  read: Read,
) {
  const facts = ids.flatMap((id) => shownFacts(project, page, id));
  const said = ids.flatMap((id) => filledTexts(project, page, id, locale));
  const values = said.flatMap((text) => read(locale, text));
  return {
    facts,
    /** True for a value of one of these facts. */
    states: statesOneOf(facts),
    /** The year of a date without one. */
    year: factsToRead(project).year,
    /** The key of each value that a filled text states. */
    said: new Set(values.map(({ value }) => keyOf(value))),
    /** The structure of the page, with its lists. */
    structure: ids.map((id) => project.value(`pages/${id}.json`) ?? null),
    /** True where the page computes amounts: the estimate, and a worked example. */
    calculates: ids.some(
      (id) =>
        declaredParts(project, `pages/${id}.json`, 'calculates').length > 0 ||
        factsOfPage(project, id).official.size > 0,
    ),
    /** True for the layout, which computes nothing. */
    shared: ids.every((id) => id === 'layout'),
  };
}

/** The facts that a page names, as it says them; groups include their parts. */
function shownFacts(project: Project, page: string, id: string): Fact[] {
  const { own, official } = factsOfPage(project, id);
  const within = (paths: ReadonlySet<string>) => (fact: Fact) =>
    [fact.path, nameOn(project, page, fact)].some(
      (name) =>
        [name, ...groupsOf(name)].some((path) => paths.has(path)) ||
        [...paths].some((path) => path.startsWith(`${name}.`)),
    );
  const all = factsToRead(project);
  return [
    ...factsToReadOnPage(project, page, all).facts.filter(within(own)),
    ...all.facts.filter(within(official)),
  ];
}

/** The texts of a page as visitors read them, except what only the running page can fill. */
function filledTexts(project: Project, page: string, id: string, locale: string): string[] {
  const texts = wordsInForce(project, `texts/${locale}/${id}.json`, page);
  if (texts === undefined) return [];
  const resolved = project.factsOn(page);
  const formats = formatsOf(project, locale);
  return eachText(texts)
    .filter(({ pointer }) => pointer !== '/$schema')
    .map(({ text }) => filled(text, resolved, formats));
}

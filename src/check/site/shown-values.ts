import { eachText, type Json } from '../../content/json.ts';
import { declaredParts } from '../declared.ts';
import { factsOfPage } from '../facts/facts-of-page.ts';
import { filled } from '../filled-text.ts';
import { formatsOf } from '../locales.ts';
import { mentionKey } from '../mentions/equal-facts.ts';
import { type KnownFact, KnownFacts } from '../mentions/known-facts.ts';
import type { Mention } from '../mentions/mention.ts';
import type { FactsByPage } from '../mentions/page-facts.ts';
import type { Project } from '../project.ts';
import { wordsInForce } from '../words-in-force.ts';

/** What may stand on a page: the facts that it shows, and whatever its texts say once filled in. */
export interface AllowedValues {
  readonly facts: KnownFacts;
  /** `kind|value` of each value that a filled text states. */
  readonly said: ReadonlySet<string>;
  /** What the page shows, in which order: its lists. */
  readonly structure: Json;
  /** True where the page works out amounts: the estimate, and a worked example. */
  readonly calculates: boolean;
  /** True for what all pages share: it works out nothing. */
  readonly shared: boolean;
}

/** What a text of a language states. */
export type Read = (locale: string, text: string) => readonly Mention[];

/** @param ids the page, then what it shares with others */
export function allowedValues(
  project: Project,
  facts: FactsByPage,
  ids: readonly string[],
  locale: string,
  read: Read,
): AllowedValues {
  const shown = ids.flatMap((id) => shownFacts(project, facts, id));
  const said = ids.flatMap((id) => filledTexts(project, id, locale));
  const mentions = said.flatMap((text) => read(locale, text));
  return {
    facts: new KnownFacts(shown),
    said: new Set(
      mentions
        .flatMap((mention) => [mention, ...(mention.ends ?? [])])
        .map((mention) => `${mention.kind}|${mentionKey(mention)}`),
    ),
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
function shownFacts(project: Project, facts: FactsByPage, id: string): KnownFact[] {
  const { own, official } = factsOfPage(project, id);
  const within = (paths: ReadonlySet<string>) => (fact: KnownFact) =>
    [...around(fact.path)].some((path) => paths.has(path)) ||
    [...paths].some((path) => path.startsWith(`${fact.path}.`));
  return [
    ...facts
      .of(id)
      .shown.all.filter((fact) => within(own)({ ...fact, path: project.stated(fact.path, id) })),
    ...facts.official.all.filter(within(official)),
  ];
}

/** `a.b.c`, `a.b`, `a`. */
function* around(path: string): Generator<string> {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(at.lastIndexOf('.'), 0))) yield at;
}

/** The texts of a page as visitors read them; what only the running page knows stays a placeholder. */
function filledTexts(project: Project, id: string, locale: string): string[] {
  const texts = wordsInForce(project, `texts/${locale}/${id}.json`, id);
  if (texts === undefined) return [];
  const resolved = project.factsOn(id);
  const formats = formatsOf(project, locale);
  return eachText(texts)
    .filter(({ pointer }) => pointer !== '/$schema')
    .map(({ text }) => filled(text, resolved, formats));
}

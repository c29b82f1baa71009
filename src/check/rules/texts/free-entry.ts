import { declaredFacts, declaredNames, declaredParts } from '../../declared.ts';
import { besides, errorAt, type Finding } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import { memoize } from '../../memoize.ts';
import type { Project } from '../../project.ts';
import type { Check } from '../../rule.ts';
import { textFiles, textsOf } from '../../text-files.ts';
import { FactView } from '../coherence/fact-view.ts';

export const FREE = /\b(?:gratis|gratuit[aoie]|gratuitamente|free)\b/iu;

const FREE_WORDS = '(?:gratis|gratuit[aoie]|free)';

/** Texts may call free only what their schema names, while its price is zero. */
export const freeEntry: Check = (project) => {
  const always = neverFree(project);
  const view = new FactView(project);
  return textFiles(project).flatMap(({ path, document }) => {
    const own = declaredParts(project, path, 'freeWhile').map(({ declared }) => String(declared));
    // In these texts an enrolment is for the open day.
    const costs = own.length > 0 ? [] : always;
    const all = [...own.map((fact) => ({ fact, words: FREE, never: '' })), ...costs];
    return all.flatMap((one) => calledFree(view, document, one));
  });
};

/** A quick test, once for each file: few texts have one of the words. */
const mayBeFree = memoize((document: JsonDocument) =>
  textsOf(document).filter(({ text }) => FREE.test(text)),
);

type Priced = ReturnType<typeof neverFree>[number];

function neverFree(project: Project) {
  return declaredFacts(project, 'neverFree').map((part) => {
    const name = `(?:${declaredNames(part).join('|').replaceAll('’', "[’']")})`;
    const words = `\\b${name} (?:(?:è|is) )?${FREE_WORDS}\\b|\\b${FREE_WORDS} ${name}\\b`;
    return {
      fact: part.fact,
      /** What a text may not say while the price is not zero. */
      words: new RegExp(words, 'iu'),
      /** Empty for a price that may be zero. */
      never: 'never',
    };
  });
}

function calledFree(
  view: FactView,
  document: JsonDocument,
  { fact, words, never }: Priced,
): Finding[] {
  const price = view.number(fact) ?? 0;
  if (price === 0) return [];
  return mayBeFree(document).flatMap(({ text, pointer }): Finding[] => {
    const match = words.exec(text);
    if (!match) return [];
    const [found] = match;
    const place = document.locateWithin(pointer, match.index, match.index + found.length);
    const related = [besides(view.place(fact), 'authority', price)];
    return [errorAt(place, 'entry-not-free', { found, price, fact, never }, { related })];
  });
}

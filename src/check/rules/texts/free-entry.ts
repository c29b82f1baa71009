import { camelCase } from '../../../content/paths.ts';
import { declaredParts } from '../../declared.ts';
import type { Finding } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import { Kept } from '../../kept.ts';
import type { Project } from '../../project.ts';
import type { Rule } from '../../rule.ts';
import { type TypedText, textsOf } from '../../texts-of.ts';
import { FactView } from '../coherence/fact-view.ts';

export const FREE = /\b(?:gratis|gratuit[aoie]|gratuitamente|free)\b/iu;

const FREE_WORDS = '(?:gratis|gratuit[aoie]|free)';

/** Texts call free what their schema names, as long as its price is zero; and never what always costs. */
export const freeEntry: Rule = {
  name: 'free-entry',
  description: 'I testi dicono gratuito soltanto quello che lo è.',
  scope: 'site',
  check(project) {
    const always = neverFree(project);
    return project.expected.flatMap(({ path }) => {
      const document = project.document(path);
      if (!document || !path.startsWith('texts/')) return [];
      const own = declaredParts(project, path, 'freeWhile').map(({ declared }) => String(declared));
      // There an enrolment is that to the open day.
      const costs = own.length > 0 ? [] : always;
      return [
        ...own.flatMap((fact) => calledFree(project, document, { fact, words: FREE, never: '' })),
        ...costs.flatMap((one) => calledFree(project, document, one)),
      ];
    });
  },
};

interface Priced {
  readonly fact: string;
  /** What a text may not say while it has a price. */
  readonly words: RegExp;
  /** Empty for a price that may be zero. */
  readonly never: string;
}

function neverFree(project: Project): Priced[] {
  return project.expected
    .filter(({ path }) => path.startsWith('facts/'))
    .flatMap(({ path }) =>
      declaredParts(project, path, 'neverFree').map(({ declared, pointer }): Priced => {
        const names = Array.isArray(declared) ? declared.map(String) : [];
        const name = `(?:${names.join('|').replaceAll('’', "[’']")})`;
        const words = `\\b${name} (?:(?:è|is) )?${FREE_WORDS}\\b|\\b${FREE_WORDS} ${name}\\b`;
        const root = camelCase(path.slice('facts/'.length, -'.json'.length));
        const fact = root + pointer.replaceAll('/', '.');
        return { fact, words: new RegExp(words, 'iu'), never: 'never' };
      }),
    );
}

/** The few that say the word at all. */
function textsCalledFree(document: JsonDocument): readonly TypedText[] {
  return texts.of(document, [], () => textsOf(document).filter(({ text }) => FREE.test(text)));
}

const texts = new Kept<readonly TypedText[]>();

function calledFree(
  project: Project,
  document: JsonDocument,
  { fact, words, never }: Priced,
): Finding[] {
  const view = new FactView(project);
  const price = view.number(fact) ?? 0;
  if (price === 0) return [];
  return textsCalledFree(document).flatMap(({ text, pointer }): Finding[] => {
    const found = words.exec(text);
    if (!found) return [];
    const place = document.locateWithin(pointer, found.index, found.index + found[0].length);
    const authority = { value: price, pages: [], role: 'authority' as const };
    const related = [{ ...view.place(fact), ...authority }];
    const args = { found: found[0], price, fact, never };
    return [{ code: 'entry-not-free', severity: 'error', args, related, ...place }];
  });
}

import { declaredFacts, declaredParts } from '../../declared.ts';
import type { Finding } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import type { Project } from '../../project.ts';
import type { Rule } from '../../rule.ts';
import { type TypedText, textFiles, textsOf } from '../../text-files.ts';
import { FactView } from '../coherence/fact-view.ts';

export const FREE = /\b(?:gratis|gratuit[aoie]|gratuitamente|free)\b/iu;

const FREE_WORDS = '(?:gratis|gratuit[aoie]|free)';

/** Texts may call free only what their schema names, while its price is zero. */
export const freeEntry: Rule = {
  name: 'free-entry',
  description: 'I testi dicono gratuito soltanto quello che lo è.',
  stage: 'pages',
  check(project) {
    const always = neverFree(project);
    const view = new FactView(project);
    return textFiles(project).flatMap(({ path, document }) => {
      const own = declaredParts(project, path, 'freeWhile').map(({ declared }) => String(declared));
      // In these texts an enrolment is for the open day.
      const costs = own.length > 0 ? [] : always;
      const all = [...own.map((fact): Priced => ({ fact, words: FREE, never: '' })), ...costs];
      return all.flatMap((one) => calledFree(view, document, one));
    });
  },
};

interface Said extends Pick<TypedText, 'pointer'> {
  readonly found: string;
  readonly start: number;
}

interface Priced {
  readonly fact: string;
  /** What a text may not say while the price is not zero. */
  readonly words: RegExp;
  /** `never` for a price that is never zero, else empty. */
  readonly never: string;
}

function neverFree(project: Project): Priced[] {
  return declaredFacts(project, 'neverFree').map(({ declared, fact }): Priced => {
    const names = Array.isArray(declared) ? declared.map(String) : [];
    const name = `(?:${names.join('|').replaceAll('’', "[’']")})`;
    const words = `\\b${name} (?:(?:è|is) )?${FREE_WORDS}\\b|\\b${FREE_WORDS} ${name}\\b`;
    return { fact, words: new RegExp(words, 'iu'), never: 'never' };
  });
}

function saying(document: JsonDocument, words: RegExp): Said[] {
  return textsOf(document).flatMap(({ text, pointer }) => {
    const match = words.exec(text);
    return match ? [{ pointer, found: match[0], start: match.index }] : [];
  });
}

function calledFree(
  view: FactView,
  document: JsonDocument,
  { fact, words, never }: Priced,
): Finding[] {
  const price = view.number(fact) ?? 0;
  if (price === 0) return [];
  return saying(document, words).map(({ pointer, found, start }): Finding => {
    const place = document.locateWithin(pointer, start, start + found.length);
    const authority = { value: price, pages: [], role: 'authority' as const };
    const related = [{ ...view.place(fact), ...authority }];
    const args = { found, price, fact, never };
    return { code: 'entry-not-free', severity: 'error', args, related, ...place };
  });
}

import { declaredParts } from '../../declared.ts';
import type { Finding } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import type { Project } from '../../project.ts';
import type { Rule } from '../../rule.ts';
import { textsOf } from '../../texts-of.ts';
import { FactView } from '../coherence/fact-view.ts';

export const FREE = /\b(?:gratis|gratuit[aoie]|gratuitamente|free)\b/iu;

/** Texts call free what their schema names, as long as its price is zero. */
export const freeEntry: Rule = {
  name: 'free-entry',
  description: 'I testi dicono gratuito soltanto quello che lo è.',
  scope: 'site',
  check: (project) =>
    project.expected.flatMap(({ path }) => {
      const document = project.document(path);
      return declaredParts(project, path, 'freeWhile').flatMap(({ declared }) =>
        document ? calledFree(project, document, String(declared)) : [],
      );
    }),
};

function calledFree(project: Project, document: JsonDocument, fact: string): Finding[] {
  const view = new FactView(project);
  const price = view.number(fact) ?? 0;
  if (price === 0) return [];
  return textsOf(document).flatMap(({ text, pointer }): Finding[] => {
    const found = FREE.exec(text);
    if (!found) return [];
    const place = document.locateWithin(pointer, found.index, found.index + found[0].length);
    const authority = { value: price, pages: [], role: 'authority' as const };
    const related = [{ ...view.place(fact), ...authority }];
    const args = { found: found[0], price };
    return [{ code: 'entry-not-free', severity: 'error', args, related, ...place }];
  });
}

import { declaredParts } from '../../declared.ts';
import { errorAt, type Finding, relatedPlace } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import type { Check } from '../../rule.ts';
import { textFiles, textsOf } from '../../text-files.ts';
import { ScopedFacts } from '../coherence/scoped-facts.ts';

export const FREE = /\b(?:gratis|gratuit[aoie]|gratuitamente|free)\b/iu;

/** Texts call free what their schema names only while its price is zero. */
export const freeEntry: Check = (project) => {
  const scoped = new ScopedFacts(project);
  return textFiles(project).flatMap(({ path, document }) =>
    declaredParts(project, path, 'freeWhile').flatMap(({ declared }) =>
      calledFree(scoped, document, String(declared)),
    ),
  );
};

function calledFree(scoped: ScopedFacts, document: JsonDocument, fact: string): Finding[] {
  const price = scoped.number(fact) ?? 0;
  if (price === 0) return [];
  return textsOf(document).flatMap(({ text, pointer }): Finding[] => {
    const match = FREE.exec(text);
    if (!match) return [];
    const [found] = match;
    const place = document.locateWithin(pointer, match.index, match.index + found.length);
    const related = [relatedPlace(scoped.place(fact), 'authority', price)];
    return [
      errorAt(place, 'entry-not-free', { found, price, fact, mayBeFree: 'yes' }, { related }),
    ];
  });
}

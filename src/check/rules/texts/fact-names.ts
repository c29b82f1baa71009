import { isObject, type JsonObject, valueAt } from '../../../content/json.ts';
import { type DeclaredFact, declaredFacts } from '../../declared.ts';
import type { Finding } from '../../finding.ts';
import type { Project } from '../../project.ts';
import type { Rule } from '../../rule.ts';
import { nearest } from '../../schema/nearest.ts';

/** A name in facts, such as that of a dish, has its word on every page that shows it. */
export const factNames: Rule = {
  name: 'fact-names',
  description: 'I nomi interni che i dati danno alle cose hanno le loro parole nei testi.',
  stage: 'names',
  check(project) {
    // Cached: many names have their words in one place.
    const known = new Map<string, readonly Words[]>();
    const wordsAt = (place: string) => {
      const there = known.get(place) ?? words(project, place);
      known.set(place, there);
      return there;
    };
    return declaredFacts(project, 'namedIn').flatMap((part) => nameless(part, wordsAt));
  },
};

interface Words {
  readonly file: string;
  readonly known: JsonObject;
}

function nameless(
  { document, declared, value, pointer }: DeclaredFact,
  wordsAt: (place: string) => readonly Words[],
): Finding[] {
  if (typeof value !== 'string') return [];
  const place = String(declared);
  const silent = wordsAt(place).filter(({ known }) => !Object.hasOwn(known, value));
  const [first] = silent;
  if (!first) return [];
  const textFile = silent.map(({ file }) => file).join(' e ');
  const near = nearest(value, Object.keys(first.known)) ?? '';
  const args = { found: value, place, textFile, nearest: near };
  return [{ code: 'text-missing', severity: 'error', args, ...document.locate(pointer) }];
}

/** The words for such names, in each page and language that has them, the first language first. */
function words(project: Project, place: string): Words[] {
  return project.locales.flatMap((locale) =>
    project.pageIds().flatMap((id) => {
      const file = `texts/${locale}/${id}.json`;
      const known = valueAt(project.value(file), place.split('.'));
      return isObject(known) ? [{ file, known }] : [];
    }),
  );
}

import { isObject, valueAt } from '../../../content/json.ts';
import { declaredFacts } from '../../declared.ts';
import { errorAt } from '../../finding.ts';
import { memoizeEach } from '../../memoize.ts';
import type { Project } from '../../project.ts';
import type { Check } from '../../rule.ts';
import { nearest } from '../../schema/nearest.ts';

/** A name in facts, such as that of a dish, has its word on every page that shows it. */
export const factNames: Check = (project) =>
  declaredFacts(project, 'namedIn').flatMap(({ document, declared, value, pointer }) => {
    if (typeof value !== 'string') return [];
    const place = String(declared);
    const silent = wordsAt(project, place).filter(({ known }) => !Object.hasOwn(known, value));
    const [first] = silent;
    if (!first) return [];
    const textFile = silent.map(({ file }) => file).join(' e ');
    const near = nearest(value, Object.keys(first.known)) ?? '';
    const args = { found: value, place, textFile, nearest: near };
    return [errorAt(document.locate(pointer), 'text-missing', args)];
  });

/** The words for such names, in each page and language that has them, the first language first. */
const wordsAt = memoizeEach((project: Project, place: string) =>
  project.locales.flatMap((locale) =>
    project.pageIds().flatMap((id) => {
      const file = `texts/${locale}/${id}.json`;
      const known = valueAt(project.value(file), place.split('.'));
      return isObject(known) ? [{ file, known }] : [];
    }),
  ),
);

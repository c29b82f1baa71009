import { isObject, valueAt } from '../../../content/json.ts';
import type { Finding } from '../../finding.ts';
import type { Rule } from '../../rule.ts';

/** Two sections of one document never have the same number: families and quotes refer to it. */
export const sectionNumbers: Rule = {
  name: 'section-numbers',
  description: 'Due sezioni di un documento non hanno lo stesso numero.',
  stage: 'pages',
  check: (project) =>
    project.pageIds().flatMap((id) => {
      const document = project.document(`pages/${id}.json`);
      const sections = valueAt(document?.value, ['sections']);
      if (!document || !Array.isArray(sections)) return [];
      const first = new Map<number, string>();
      return sections.flatMap((section, index): Finding[] => {
        const number = isObject(section) ? section.number : undefined;
        if (typeof number !== 'number') return [];
        const pointer = `/sections/${index}/number`;
        const other = first.get(number);
        if (other === undefined) {
          first.set(number, pointer);
          return [];
        }
        const role = 'page' as const;
        const pages = project.addresses(id);
        const related = [{ ...document.locate(other), value: number, pages, role }];
        const args = { number, line: document.locate(other).line };
        const place = document.locate(pointer);
        return [{ code: 'section-number-repeated', severity: 'error', args, related, ...place }];
      });
    }),
};

import { isObject } from '../../../content/json.ts';
import type { Finding } from '../../finding.ts';
import type { Rule } from '../../rule.ts';

/** The page of a venue and the venue itself name each other. */
export const venues: Rule = {
  name: 'venues',
  description: 'La pagina di una sede e la sede si nominano a vicenda.',
  scope: 'facts',
  check: (project) =>
    project.pages
      .filter(({ template }) => template === 'camp')
      .flatMap(({ id }): Finding[] => {
        const document = project.document(`pages/${id}.json`);
        const venue = isObject(document?.value) ? document.value.venue : undefined;
        const facts = project.document('facts/venues.json');
        if (!document || !facts || typeof venue !== 'string') return [];
        const own = isObject(facts.value) ? facts.value[venue] : undefined;
        const page = isObject(own) ? own.page : undefined;
        if (!project.pages.some((entry) => entry.id === page) || page === id) return [];
        if (typeof page !== 'string') return [];
        const role = 'authority' as const;
        const related = [{ ...facts.locate(`/${venue}/page`), value: page, pages: [], role }];
        const args = { venue, page, id };
        const place = document.locate('/venue');
        return [{ code: 'venue-page', severity: 'error', args, value: venue, related, ...place }];
      }),
};

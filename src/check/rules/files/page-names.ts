import { isObject, valueAt } from '../../../content/json.ts';
import { isIn } from '../../../content/paths.ts';
import type { Finding } from '../../finding.ts';
import type { Rule } from '../../rule.ts';

/** Every page needs its name in the layout texts of every locale: menus and messages use it. */
export const pageNames: Rule = {
  name: 'page-names',
  description: 'Ogni pagina ha il suo nome nei testi comuni.',
  stage: 'names',
  check: (project) =>
    project.locales.flatMap((locale) => {
      const document = project.document(`texts/${locale}/layout.json`);
      const names = valueAt(document?.value, ['pages']);
      if (!document || !isObject(names)) return [];
      return project.pages
        .filter((page) => isIn(locale, page) && !Object.hasOwn(names, page.id))
        .filter(({ id }) => project.document(`pages/${id}.json`))
        .map(({ id }): Finding => {
          const place = document.locate('/pages', 'key');
          return { code: 'page-name-missing', severity: 'error', args: { id }, ...place };
        });
    }),
};

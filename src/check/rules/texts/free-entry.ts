import type { Finding } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { textsOf } from '../../texts-of.ts';
import { FactView } from '../coherence/fact-view.ts';

const FREE = /\b(?:gratis|gratuit[aoie]|gratuitamente|free)\b/iu;

/** The texts of the open days call the entrance free as long as it is. */
export const freeEntry: Rule = {
  name: 'free-entry',
  description: 'I testi dicono gratuito soltanto quello che lo è.',
  scope: 'site',
  check(project) {
    const view = new FactView(project);
    const price = view.number('openDays.price') ?? 0;
    if (price === 0) return [];
    const pages = project.pages.filter(({ template }) => template === 'open-days');
    const files = project.locales.flatMap((locale) =>
      pages.map(({ id }) => project.document(`texts/${locale}/${id}.json`)),
    );
    return files.flatMap((document) =>
      (document ? textsOf(document) : []).flatMap(({ text, pointer }): Finding[] => {
        const found = FREE.exec(text);
        if (!document || !found) return [];
        const place = document.locateWithin(pointer, found.index, found.index + found[0].length);
        const authority = { value: price, pages: [], role: 'authority' as const };
        const related = [{ ...view.place('openDays.price'), ...authority }];
        const args = { found: found[0], price };
        return [{ code: 'entry-not-free', severity: 'error', args, related, ...place }];
      }),
    );
  },
};

import { valueAt } from '../../../content/json.ts';
import type { PriceFacts } from '../../../pricing/price-facts.ts';
import { QuoteError } from '../../../pricing/request/problem.ts';
import { workedExample as computed } from '../../../pricing/worked-example.ts';
import { areSound, officialAreSound, PRICE_FILES } from '../../facts/calculated-example.ts';
import { factRule } from './fact-rule.ts';
import type { FactView } from './fact-view.ts';
import type { Slip } from './slip.ts';

/** The worked example of the regulations can be computed by the rules that it illustrates. */
export const workedExample = factRule(
  {
    name: 'worked-example',
    description: 'L’esempio del regolamento si può calcolare con le regole che spiega.',
    reads: PRICE_FILES,
  },
  (view) => {
    if (!isReadable(view)) return [];
    try {
      computed(view.facts as unknown as PriceFacts);
      return [];
    } catch (error) {
      if (error instanceof QuoteError) return slipsOf(view, error);
      throw error;
    }
  },
);

/** A page brings only what it says. */
function isReadable(view: FactView): boolean {
  const { project, pageId, facts } = view;
  const own = PRICE_FILES.filter((root) => pageId !== undefined && view.speaksOf([root]));
  return officialAreSound(project) && areSound(project, facts, own);
}

/** The reason is one of the sentences that the quote gives to families. */
function slipsOf({ project }: FactView, { problems }: QuoteError): Slip[] {
  const [locale = ''] = project.locales;
  const reasons = valueAt(project.value(`texts/${locale}/quote.json`), ['problems']);
  return problems.map(({ field, code }) => {
    const at = `discounts.example.${field}`;
    const known = project.factPaths().includes(at) ? at : 'discounts.example';
    const reason = String(valueAt(reasons, [code]) ?? code).replace(/\.$/, '');
    return { code: 'example-impossible', at: known, related: [], args: { field: known, reason } };
  });
}

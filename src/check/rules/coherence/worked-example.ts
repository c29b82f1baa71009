import { type JsonObject, valueAt } from '../../../content/json.ts';
import { camelCase, FACT_FILES } from '../../../content/paths.ts';
import type { PriceFacts } from '../../../pricing/price-facts.ts';
import { QuoteError } from '../../../pricing/request/problem.ts';
import { workedExample as computed } from '../../../pricing/worked-example.ts';
import { referencesOf } from '../../known-names.ts';
import { once } from '../../once.ts';
import type { Project } from '../../project.ts';
import { factRule } from './fact-rule.ts';
import type { FactView } from './fact-view.ts';
import type { Slip } from './slip.ts';

/** The fact files that a quote is computed from, by their names in texts. */
const ROOTS: readonly (keyof PriceFacts)[] = [
  'prices',
  'venues',
  'fees',
  'discounts',
  'agreements',
  'enrolment',
  'season',
  'hours',
  'camp',
];

/** The worked example of the regulations can be computed by the rules that it illustrates. */
export const workedExample = factRule(
  {
    name: 'worked-example',
    description: 'L’esempio del regolamento si può calcolare con le regole che spiega.',
    reads: ROOTS,
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

/** What its own schema refuses is told there, and cannot be computed with. A page brings only what it says. */
function isReadable(view: FactView): boolean {
  if (view.pageId === undefined) return officialIsReadable(view.project);
  const roots = ROOTS.filter((root) => view.speaksOf([root]));
  return officialIsReadable(view.project) && areReadable(view.project, view.facts, roots);
}

const officialIsReadable = once((project: Project) => areReadable(project, project.facts, ROOTS));

function areReadable(project: Project, facts: JsonObject, roots: readonly string[]): boolean {
  const references = referencesOf(project, undefined);
  return roots.every((root) => {
    const name = FACT_FILES.find((file) => camelCase(file) === root);
    const value = facts[root];
    if (value === undefined) return false;
    return project.schemas.errors(`facts/${name}.schema.json`, value, references).length === 0;
  });
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

// A page, its header and its footer never show two values of a fact, whatever is decided. While all is
// open, shown-values.test.ts reads the pages; once the pages are right, price-edits.test.ts.
import { it } from 'vitest';
import { decide } from '../../src/author/decide/decide.ts';
import { questionsOf } from '../../src/check/questions.ts';
import { CAMP_TODAY, campSources } from '../camp.ts';
import { renderedSite } from '../rendered-site.ts';
import { projectOf, schemas, served } from '../schemas.ts';
import { expectOneValue } from './one-value.ts';

it('header and footer agree with their page once the regulations are right', async () => {
  const chosen = questionsOf(projectOf(campSources)).flatMap(({ fact, values }) =>
    values.length > 0 ? [{ fact, choice: { keep: true as const } }] : [],
  );
  const decision = decide(campSources, schemas, chosen, { served });
  if (decision.kind !== 'ready') throw new Error(JSON.stringify(decision));
  const site = await renderedSite(decision.after, Date.parse(`${CAMP_TODAY}T12:00:00Z`));
  expectOneValue(decision.after.project, site);
});

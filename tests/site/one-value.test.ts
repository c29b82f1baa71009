// A page, its header and its footer never show two values of a fact, whatever is undecided.
import { describe, expect, it } from 'vitest';
import { decide } from '../../src/author/decide/decision.ts';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import { sentenceOf } from '../../src/check/messages.ts';
import { questionsOf } from '../../src/check/questions.ts';
import { runChecks } from '../../src/check/run-checks.ts';
import { checkSite } from '../../src/check/site/site-check.ts';
import { CAMP_TODAY, campSources } from '../camp.ts';
import { renderedSite } from '../rendered-site.ts';
import { projectOf, schemas, served } from '../schemas.ts';

const NOON = Date.parse(`${CAMP_TODAY}T12:00:00Z`);
const project = projectOf(campSources);
const open = questionsOf(project);

type Choice = { keep: true } | { as: string };

/** The content after deciding the questions on which pages disagree. */
function decided(choose: (page?: string) => Choice | undefined): SourceFile[] {
  const chosen = open.flatMap(({ fact, values }) => {
    // A page without a value has none that could become the fact's.
    const [page] = values.find(({ value }) => value !== null)?.pages ?? [];
    const choice = values.length > 0 ? choose(page) : undefined;
    return choice ? [{ fact, choice }] : [];
  });
  const decision = decide(campSources, schemas, chosen, { served });
  if (decision.kind !== 'ready') throw new Error(JSON.stringify(decision));
  const after = new Map(decision.changes.map(({ path, after }) => [path, after]));
  return campSources.map(({ path, text }) => ({ path, text: after.get(path) ?? text }));
}

const rendered = async (sources: readonly SourceFile[]) => {
  const checked = runChecks(sources, schemas, { served });
  const site = await renderedSite(checked, NOON);
  return {
    project: checked.project,
    pages: [...site].filter(([path]) => path.endsWith('index.html')),
  };
};
const asPage = (page?: string) => (page === undefined ? undefined : { as: page });
const official = () => ({ keep: true as const });

/** While they are open, shown-values.test.ts reads the pages. */
describe.each([
  ['once the regulations are right', official],
  ['once the pages are right', asPage],
])('%s', (_, choose) => {
  it('header and footer agree with their page, and undecided values have one note', async () => {
    const { project, pages } = await rendered(decided(choose));
    const files = pages.map(([path, text]) => ({ path, text }));
    const wrong = checkSite(project, files).filter(({ code }) => code === 'site-value');
    expect(wrong.map((finding) => `${finding.file}: ${sentenceOf(finding)}`)).toEqual([]);
    for (const [path, text] of pages)
      expect(text.split('data-undecided=').length, path).toBeLessThan(3);
  });
});

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
import { wordsOf } from '../visible-words.ts';
import { builtCamp } from './built-camp.ts';

const NOON = Date.parse(`${CAMP_TODAY}T12:00:00Z`);
const project = projectOf(campSources);
const open = questionsOf(project);
const site = await builtCamp();

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

const expectOneNote = ([path, text]: readonly [string, string]) =>
  expect(text.split('data-undecided=').length, path).toBeLessThan(3);

/** While they are open, the build itself refuses a page with two values. */
describe.each([
  ['once the regulations are right', official],
  ['once the pages are right', asPage],
])('%s', (_, choose) => {
  it('header and footer agree with their page, and undecided values have one note', async () => {
    const { project, pages } = await rendered(decided(choose));
    const files = pages.map(([path, text]) => ({ path, text }));
    const wrong = checkSite(project, files).filter(({ code }) => code === 'site-value');
    expect(wrong.map((finding) => `${finding.file}: ${sentenceOf(finding)}`)).toEqual([]);
    pages.forEach(expectOneNote);
  });
});

it('shows the last day of the season as each page has it', () => {
  [...site.pages()].forEach(expectOneNote);
  const footer = (path: string) =>
    wordsOf(/<footer[\s\S]*<\/footer>/.exec(site.text(path))?.[0] ?? '').replace(/\s+/g, ' ');
  expect(footer('lavoro/index.html')).toContain('19 settembre');
  expect(footer('lago-blu/index.html')).not.toContain('19 settembre');
  expect(footer('iscrizioni/index.html')).toContain('15:30–19:30');
  expect(footer('lago-blu/index.html')).not.toContain('15:30–19:30');
});

import { dirname } from 'node:path';
import { filesOf } from '../../scripts/build/vite/validated-content.ts';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import type { Project } from '../../src/check/project.ts';
import { type CheckResult, runChecks } from '../../src/check/runChecks.ts';
import type { SchemaSet } from '../../src/check/schema/schema-set.ts';
import { readSite } from '../../src/content/content.ts';
import { isObject } from '../../src/content/json.ts';
import { QUOTE_TEMPLATE } from '../../src/content/paths.ts';
import { renderedSite } from '../rendered-site.ts';
import { wordsOf } from '../visible-words.ts';
import type { Decision } from './mutations/decisions.ts';

/** A fact that was changed, and the pages on which the built site reads otherwise. */
export interface DecidedFact {
  readonly fact: string;
  /** Addresses that the matrix of facts names and whose words did not change. */
  readonly unchanged: readonly string[];
  /** Addresses whose words changed though the matrix does not name them. */
  readonly unexpected: readonly string[];
}

/** Renders the site once for each fact that is changed, and compares its pages with what the checker says of them. */
export async function decidedPages(
  content: readonly SourceFile[],
  decisions: readonly Decision[],
  schemas: SchemaSet,
): Promise<DecidedFact[]> {
  process.env.NODE_ENV = 'production';
  const checked = runChecks(content, schemas);
  const { facts, project } = checked;
  const before = await wordsOfPages(checked);
  const { pages } = readSite(filesOf(checked));
  // What these pages show of the facts, they show in the browser, once somebody has answered.
  const answers = new Set(
    pages
      .filter(({ id, template }) => template === QUOTE_TEMPLATE || hasQuickTotal(project, id))
      .flatMap(({ id }) => project.addresses(id)),
  );
  const decided: DecidedFact[] = [];
  for (const { fact, content: changed } of decisions) {
    const row = facts.find((one) => one.fact === fact);
    const shown = new Set(row?.values.find(({ role }) => role === 'authority')?.places[0]?.pages);
    const after = await wordsOfPages(runChecks(changed, schemas));
    const different = [...before.keys()].filter((page) => before.get(page) !== after.get(page));
    decided.push({
      fact,
      unchanged: [...shown].filter((page) => !different.includes(page) && !answers.has(page)),
      unexpected: different.filter((page) => !shown.has(page)),
    });
  }
  return decided;
}

/** Its first total is that of one venue; the others come with an answer. */
function hasQuickTotal(project: Project, pageId: string): boolean {
  const page = project.value(`pages/${pageId}.json`);
  return isObject(page) && Array.isArray(page.blocks) && page.blocks.includes('quick');
}

/** What visitors read on each page of the rendered site, by its address. */
async function wordsOfPages(checked: CheckResult): Promise<Map<string, string>> {
  const site = await renderedSite(checked, Date.now());
  const pages = [...site].filter(([file]) => /(^|\/)index\.html$/.test(file));
  return new Map(
    pages.map(([file, html]) => [`/${dirname(file)}`.replace('/.', '/'), wordsOf(html)]),
  );
}

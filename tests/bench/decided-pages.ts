import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { at, ROOT } from '../../scripts/project/places.ts';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import { runChecks } from '../../src/check/runChecks.ts';
import type { SchemaSet } from '../../src/check/schema/schema-set.ts';
import { readSite } from '../../src/content/content.ts';
import { QUOTE_TEMPLATE } from '../../src/content/paths.ts';
import type { Decision } from './mutations/decisions.ts';

/** A fact that was changed, and the pages on which the built site reads otherwise. */
export interface DecidedFact {
  readonly fact: string;
  /** Addresses that the matrix of facts names and whose words did not change. */
  readonly unchanged: readonly string[];
  /** Addresses whose words changed though the matrix does not name them. */
  readonly unexpected: readonly string[];
}

/** Builds the site once for each fact that is changed, and compares its pages with what the checker says of them. */
export function decidedPages(
  content: readonly SourceFile[],
  decisions: readonly Decision[],
  schemas: SchemaSet,
): DecidedFact[] {
  const before = wordsOfPages(content);
  const { facts, project } = runChecks(content, schemas);
  const { pages } = readSite(new Map([['site.json', project.value('site.json') ?? null]]));
  // What these pages show of the facts, they show in the browser, once somebody has answered.
  const answers = new Set(
    pages.filter(({ template }) => template === QUOTE_TEMPLATE).map(({ path }) => path),
  );
  return decisions.map(({ fact, content: changed }) => {
    const row = facts.find((one) => one.fact === fact);
    const shown = new Set(row?.values.find(({ role }) => role === 'authority')?.places[0]?.pages);
    const after = wordsOfPages(changed);
    const different = [...before.keys()].filter((page) => before.get(page) !== after.get(page));
    return {
      fact,
      unchanged: [...shown].filter((page) => !different.includes(page) && !answers.has(page)),
      unexpected: different.filter((page) => !shown.has(page)),
    };
  });
}

/** What visitors read on each page of the built site, by its address. */
export function wordsOfPages(content: readonly SourceFile[]): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'decided-'));
  const server = at(`.cache/decided-${process.pid}`);
  const dist = join(folder, 'dist');
  try {
    for (const { path, text } of content) write(join(folder, 'content', path), text);
    const env = { ...process.env, CONTENT_DIR: join(folder, 'content'), DIST_DIR: dist };
    execFileSync(process.execPath, [at('scripts/build.ts')], {
      cwd: ROOT,
      env: { ...env, SERVER_DIR: server },
      stdio: 'pipe',
    });
    const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(^|\/)index\.html$/.test(file),
    );
    return new Map(
      pages.map((file) => [
        `/${dirname(file)}`.replace('/.', '/'),
        wordsOf(readFileSync(join(dist, file), 'utf8')),
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
    rmSync(server, { recursive: true, force: true });
  }
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const READ_ATTRIBUTES = new Set(['alt', 'aria-label', 'title', 'content', 'value', 'datetime']);

/** Texts and the attributes that are read aloud or shown; scripts that run are left out. */
export function wordsOf(html: string): string {
  const visit = (node: Tree.ChildNode | Tree.Document): string[] => {
    if (node.nodeName === '#text') return [(node as Tree.TextNode).value];
    if (!('childNodes' in node)) return [];
    const element = node as Tree.Element;
    const attributes = (element.attrs ?? []).filter(({ name }) => READ_ATTRIBUTES.has(name));
    return [...attributes.map(({ value }) => value), ...node.childNodes.flatMap(visit)];
  };
  return visit(parse(html)).join('\n');
}

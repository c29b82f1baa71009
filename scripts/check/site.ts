import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import type { CheckResult } from '../../src/check/runChecks.ts';
import { checkSite } from '../../src/check/site/site-check.ts';

/** What the built pages of a folder show that the content does not say, in place of a result on the content. */
export function withSite(result: CheckResult, folder: string): CheckResult {
  const pages = builtPages(folder);
  const findings = checkSite(result.project, pages);
  return { ...result, findings, files: pages.length };
}

/** True for a folder that holds a built site. */
export function isSite(folder: string): boolean {
  return existsSync(join(folder, 'index.html'));
}

function builtPages(folder: string): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .map((path) => ({
      path: path.split(sep).join('/'),
      text: readFileSync(join(folder, path), 'utf8'),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

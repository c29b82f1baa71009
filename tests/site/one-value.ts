import { expect } from 'vitest';
import { sentenceOf } from '../../src/check/messages.ts';
import type { Project } from '../../src/check/project.ts';
import { checkSite } from '../../src/check/site/site-check.ts';

/** Expects header and footer to agree with their page, and no page with two notes on what is undecided. */
export function expectOneValue(project: Project, site: ReadonlyMap<string, string>): void {
  const pages = [...site]
    .filter(([path]) => path.endsWith('index.html'))
    .map(([path, text]) => ({ path, text }));
  const wrong = checkSite(project, pages).filter(({ code }) => code === 'site-value');
  expect(wrong.map((finding) => `${finding.file}: ${sentenceOf(finding)}`)).toEqual([]);
  for (const { path, text } of pages)
    expect(text.split('data-undecided=').length, path).toBeLessThan(3);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchResult } from '../../scripts/bench.ts';
import { filesBelow } from '../../scripts/project/content-folder.ts';
import { CONTENT, SCHEMAS } from '../../scripts/project/paths.ts';
import { checkContent } from '../../scripts/site/vite/validated-content.ts';
import { renderedSite } from '../rendered-site.ts';
import { strangeDates } from '../site/days/machines.ts';
import { oracleOf } from '../site/days/oracle.ts';
import { instantsOf, sentenceOf, walk } from '../site/days/walk.ts';

/** Finds what the live pages say wrongly on any day that their facts make, with file and line. */
export async function bench(): Promise<BenchResult> {
  const content = process.env.CONTENT_DIR ?? CONTENT;
  const site = await renderedSite(checkContent(content, SCHEMAS), Date.now());
  const pages = new Map([...site].filter(([path]) => path.endsWith('index.html')));
  const oracle = oracleOf(content);
  const said = filesBelow(content).map((path) => readFileSync(join(content, path), 'utf8'));
  const found = [
    ...walk(pages, oracle, content).map(sentenceOf),
    ...strangeDates(site, said.join(), oracle).map((date) => `a date that no fact knows: ${date}`),
  ];
  for (const sentence of found) console.log(sentence);
  const line = `${pages.size} pages at ${instantsOf(oracle).length} instants: ${found.length} to judge`;
  return { line, meetsTarget: found.length === 0 };
}

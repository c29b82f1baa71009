import { readFileSync } from 'node:fs';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import type { CheckResult } from '../../src/check/run-checks.ts';
import { checkSite } from '../../src/check/site/site-check.ts';
import { checkData } from '../../src/publish/data-files.ts';
import { Publication } from '../../src/publish/publication.ts';
import { readFiles } from '../../src/server/site/read-site.ts';
import { CommandError } from '../project/command-error.ts';
import { FACTS_SCHEMA } from '../project/paths.ts';

/** Pages, and the data files beside them. */
const HTML_FILE = /\.html$/;
const DATA = /(?:^|\/)dati\/|\.ics$/;

/**
 * Replaces the findings on the content by those on the built site in a folder.
 * @param today calendar day in Rome, `YYYY-MM-DD`
 * @throws CommandError when a compressed file does not match its original
 */
export function withSite(result: CheckResult, folder: string, today: string): CheckResult {
  const files = builtFiles(folder);
  const publication = new Publication(result.project, today);
  const findings = [
    ...checkSite(
      result.project,
      files.filter(({ path }) => HTML_FILE.test(path)),
    ),
    ...checkData(publication, JSON.parse(readFileSync(FACTS_SCHEMA, 'utf8')), files),
  ];
  return { ...result, findings, files: files.length };
}

function builtFiles(folder: string): SourceFile[] {
  const damaged: string[] = [];
  const files = readFiles(folder, (path) => damaged.push(path));
  if (damaged.length > 0)
    throw new CommandError(
      `Nel sito costruito ${damaged.length === 1 ? 'un file compresso non contiene' : `${damaged.length} file compressi non contengono`} ciò che dovrebbe: ${damaged.slice(0, 5).join(', ')}${damaged.length > 5 ? ' …' : ''}. Ricostruite il sito: npm run build`,
    );
  return files
    .filter(({ path }) => HTML_FILE.test(path) || DATA.test(path))
    .map(({ path, plain }) => ({ path, text: Buffer.from(plain).toString() }));
}

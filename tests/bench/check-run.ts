// One measured run of the checker, alone in its process: node check-run.ts <pages>.

import { readContentFolder, readServedFiles } from '../../scripts/project/content-folder.ts';
import { CONTENT, SCHEMAS, servedFolder } from '../../scripts/project/places.ts';
import { readSchemaSet } from '../../scripts/project/schema-set.ts';
import { runChecks } from '../../src/check/runChecks.ts';
import { madeUpContent } from './made-up-content.ts';

/** What one run took. */
export interface CheckRun {
  readonly pages: number;
  readonly files: number;
  readonly errors: number;
  /** Wall time of reading the schemas and checking, in milliseconds. */
  readonly milliseconds: number;
  /** The most memory that the process ever held, in bytes. */
  readonly peakBytes: number;
}

function measure(pages: number): CheckRun {
  const content = madeUpContent(readContentFolder(CONTENT), pages);
  const options = { served: readServedFiles(servedFolder()) };
  const schemas = readSchemaSet(SCHEMAS);
  const start = performance.now();
  const { findings } = runChecks(
    content.map((source) => ({ ...source })),
    schemas,
    options,
  );
  const milliseconds = performance.now() - start;
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const peakBytes = process.resourceUsage().maxRSS * 1024;
  return { pages, files: content.length, errors, milliseconds, peakBytes };
}

if (import.meta.main) console.log(JSON.stringify(measure(Number(process.argv[2]))));

// One measured run of the checker, alone in its process: node check-run.ts <pages>.

import {
  readContentFolder,
  readSchemas,
  readServedFiles,
} from '../../scripts/project/content-folder.ts';
import { CONTENT, PUBLIC, SCHEMAS } from '../../scripts/project/places.ts';
import { runChecks } from '../../src/check/runChecks.ts';
import { SchemaSet } from '../../src/check/schema/schema-set.ts';
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

const WARM_UP_RUNS = 3;

function measure(pages: number): CheckRun {
  const real = readContentFolder(CONTENT);
  const content = pages === 0 ? real : madeUpContent(real, pages);
  const options = { served: readServedFiles(PUBLIC) };
  const schemas = new SchemaSet(readSchemas(SCHEMAS));
  // The real content is checked again and again while somebody edits it; the big one once.
  for (let run = 0; pages === 0 && run < WARM_UP_RUNS; run += 1)
    runChecks(
      content.map((source) => ({ ...source })),
      schemas,
      options,
    );
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

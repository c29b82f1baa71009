import { errorReport } from '../../../src/check/reporters/pretty.ts';
import { type CheckResult, failing, runChecks } from '../../../src/check/run-checks.ts';
import type { ContentFiles } from '../../../src/content/content.ts';
import { CommandError } from '../../project/command-error.ts';
import { readContentFolder, readServedFiles } from '../../project/content-folder.ts';
import { servedFolder } from '../../project/paths.ts';
import { readSchemaSet } from '../../project/schema-set.ts';
import { measuredContent } from '../pictures/measured-content.ts';

/** Content that broke a rule: its message is the text report. */
export class ContentError extends CommandError {}

/**
 * Checked content as pages show it.
 * @param isBuilt whether pictures are offered in the sizes that a build makes
 */
export function contentOf({ project }: CheckResult, isBuilt: boolean): ContentFiles {
  return measuredContent(project.contentFiles, readServedFiles(servedFolder()), isBuilt);
}

/**
 * Reads and checks a content folder.
 * @param today calendar day in Rome for the review dates of open questions; omitted where
 *   no date should be checked, as by `npm run quote`
 * @throws ContentError when the content has an error
 */
export function checkContent(
  contentFolder: string,
  schemaFolder: string,
  today?: string,
): CheckResult {
  const result = runChecks(readContentFolder(contentFolder), readSchemaSet(schemaFolder), {
    served: readServedFiles(servedFolder()),
    ...(today !== undefined && { today }),
  });
  if (failing(result.findings).length > 0) throw new ContentError(errorReport(result, 'content'));
  return result;
}

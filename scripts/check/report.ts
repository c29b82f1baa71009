import { github } from '../../src/check/reporters/github.ts';
import { pretty } from '../../src/check/reporters/pretty.ts';
import type { ReportContext } from '../../src/check/reporters/report.ts';
import { reporters } from '../../src/check/reporters/reporters.ts';
import type { CheckResult } from '../../src/check/run-checks.ts';
import { writeErrorReason } from '../project/command-error.ts';
import { shownPath } from '../project/paths.ts';
import { writeAtomic } from '../project/write-atomic.ts';
import type { CheckCommand } from './options.ts';

/** What goes to standard output and standard error. */
interface Delivery {
  readonly out: string;
  readonly err: string;
  /** False when the requested file could not be written. */
  readonly written: boolean;
}

/**
 * Delivers a result in the requested format. With `--output` the terminal still gets the text
 * report. GitHub Actions always gets it, with annotations, but never on a standard output that a
 * program reads.
 */
export function deliver(
  result: CheckResult,
  context: ReportContext,
  { format, output }: Pick<CheckCommand, 'format' | 'output'>,
  env: NodeJS.ProcessEnv,
): Delivery {
  const report = reporters[format](result, context);
  const inActions = env.GITHUB_ACTIONS === 'true';
  const annotations = inActions || format === 'github' ? github(result, context) : '';
  const text = pretty(result, context) + annotations;
  if (output !== undefined) {
    const delivered = deliverText(report, output);
    return { ...delivered, out: text + delivered.out };
  }
  if (format === 'pretty' || format === 'github') return { out: text, err: '', written: true };
  return { out: report, err: inActions ? text : '', written: true };
}

/** Writes a text to a file, or returns it for the terminal. */
export function deliverText(text: string, output: string | undefined): Delivery {
  if (output === undefined) return { out: text, err: '', written: true };
  const shown = shownPath(output);
  try {
    writeAtomic(output, text);
    return { out: `Rapporto scritto in ${shown}.\n`, err: '', written: true };
  } catch (error) {
    const err = `Il rapporto non è stato scritto in ${shown}: ${writeErrorReason(error)}\n`;
    return { out: '', err, written: false };
  }
}

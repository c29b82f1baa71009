import { appendFileSync } from 'node:fs';
import { github } from '../../src/check/reporters/github.ts';
import { markdown } from '../../src/check/reporters/markdown.ts';
import { pretty } from '../../src/check/reporters/pretty.ts';
import type { ReportContext } from '../../src/check/reporters/report.ts';
import { reporters } from '../../src/check/reporters/reporters.ts';
import type { CheckResult } from '../../src/check/run-checks.ts';
import { reasonOf } from '../project/command-error.ts';
import { shownPath } from '../project/paths.ts';
import { writeAtomic } from '../project/write-atomic.mjs';
import type { CheckCommand } from './options.ts';

/** Environment variables of GitHub Actions. */
interface ActionsEnvironment {
  readonly GITHUB_ACTIONS?: string | undefined;
  readonly GITHUB_STEP_SUMMARY?: string | undefined;
}

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
  env: ActionsEnvironment,
): Delivery {
  const report = reporters[format](result, context);
  const inActions = env.GITHUB_ACTIONS === 'true';
  const annotations = inActions || format === 'github' ? github(result, context) : '';
  const text = pretty(result, context) + annotations;
  const summary = inActions ? stepSummary(env, () => markdown(result, context)) : '';
  if (output !== undefined) {
    const delivered = deliverText(report, output);
    return { ...delivered, out: text + delivered.out, err: summary + delivered.err };
  }
  if (format === 'pretty' || format === 'github') return { out: text, err: summary, written: true };
  return { out: report, err: (inActions ? text : '') + summary, written: true };
}

/** Writes a text to a file, or returns it for the terminal. */
export function deliverText(text: string, output: string | undefined): Delivery {
  if (output === undefined) return { out: text, err: '', written: true };
  const shown = shownPath(output);
  const err = problemOf(`Il rapporto non è stato scritto in ${shown}`, () =>
    writeAtomic(output, text),
  );
  return { out: err === '' ? `Rapporto scritto in ${shown}.\n` : '', err, written: err === '' };
}

function stepSummary({ GITHUB_STEP_SUMMARY }: ActionsEnvironment, text: () => string): string {
  if (!GITHUB_STEP_SUMMARY) return '';
  return problemOf('Il riassunto per GitHub non è stato scritto', () =>
    appendFileSync(GITHUB_STEP_SUMMARY, text()),
  );
}

/** Why a write failed, in Italian; empty when it did not. */
function problemOf(failure: string, write: () => void): string {
  try {
    write();
    return '';
  } catch (error) {
    return `${failure}: ${reasonOf(error)}\n`;
  }
}

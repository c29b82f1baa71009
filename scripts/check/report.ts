import { appendFileSync } from 'node:fs';
import { github } from '../../src/check/reporters/github.ts';
import { markdown } from '../../src/check/reporters/markdown.ts';
import { pretty } from '../../src/check/reporters/pretty.ts';
import type { ReportContext } from '../../src/check/reporters/report.ts';
import { reporters } from '../../src/check/reporters/reporters.ts';
import type { CheckResult } from '../../src/check/runChecks.ts';
import { reasonOf } from '../project/command-error.ts';
import { writeWhole } from '../project/write-whole.mjs';
import { type CheckCommand, shownPath } from './options.ts';

/** What GitHub Actions tells its steps, and where it wants their summary. */
interface ActionsEnvironment {
  readonly GITHUB_ACTIONS?: string | undefined;
  readonly GITHUB_STEP_SUMMARY?: string | undefined;
}

/** What goes to the terminal, and to which of its two streams. */
interface Delivery {
  readonly out: string;
  readonly err: string;
  /** False when a file that was asked for could not be written. */
  readonly written: boolean;
}

/**
 * Brings a result where the command was told to. With a file, the terminal still has the text report;
 * in GitHub Actions it is always printed, with the annotations after it, and never mixed into a report
 * that a program reads from the standard output.
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
    const told = deliverText(report, output);
    return { ...told, out: text + told.out, err: summary + told.err };
  }
  if (format === 'pretty' || format === 'github') return { out: text, err: summary, written: true };
  return { out: report, err: (inActions ? text : '') + summary, written: true };
}

/** Brings a text to a file, or to the terminal. */
export function deliverText(text: string, output: string | undefined): Delivery {
  if (output === undefined) return { out: text, err: '', written: true };
  const shown = shownPath(output);
  const err = problemOf(`Il rapporto non è stato scritto in ${shown}`, () =>
    writeWhole(output, text),
  );
  return { out: err === '' ? `Rapporto scritto in ${shown}.\n` : '', err, written: err === '' };
}

function stepSummary({ GITHUB_STEP_SUMMARY }: ActionsEnvironment, text: () => string): string {
  if (!GITHUB_STEP_SUMMARY) return '';
  return problemOf('Il riassunto per GitHub non è stato scritto', () =>
    appendFileSync(GITHUB_STEP_SUMMARY, text()),
  );
}

/** What went wrong when something was written, in Italian; empty when nothing did. */
function problemOf(failure: string, write: () => void): string {
  try {
    write();
    return '';
  } catch (error) {
    return `${failure}: ${reasonOf(error)}\n`;
  }
}

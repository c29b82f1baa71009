import { github } from './github.ts';
import { html } from './html.ts';
import { json } from './json.ts';
import { markdown } from './markdown.ts';
import { pretty } from './pretty.ts';
import type { Reporter } from './report.ts';
import { sarif } from './sarif.ts';

/** Every report format, by its name in `--format`. */
export const reporters = {
  pretty,
  json,
  sarif,
  github,
  markdown,
  html,
} as const satisfies Record<string, Reporter>;

export type ReportFormat = keyof typeof reporters;

export const reportFormats = Object.keys(reporters) as ReportFormat[];

import type { Json } from '../content/json.ts';
import type { PictureFile } from '../content/picture-file.ts';
import type { Finding, Severity } from './finding.ts';
import type { Project } from './project.ts';

/**
 * When rules run, in this order, and which stages must have no errors first: an error that only
 * follows from another is not reported.
 * - `parsing`: every file exists and can be read
 * - `schemas`: each value by itself, against its schema
 * - `references`: references to facts, pages, pictures and words
 * - `facts`: facts that must agree with each other
 * - `pages`: pages and texts that must fit facts and each other; what pages say differently
 * - `proofreading`: what somebody must proofread or confirm, once all else is right
 */
const NEEDS = {
  parsing: [],
  schemas: ['parsing'],
  references: ['parsing', 'schemas'],
  facts: ['parsing', 'schemas'],
  pages: ['parsing', 'schemas', 'references'],
  proofreading: ['parsing', 'schemas', 'references', 'facts', 'pages'],
} as const satisfies Record<string, readonly string[]>;

export type Stage = keyof typeof NEEDS;

export const STAGES = Object.keys(NEEDS) as Stage[];

/** Whether a stage can run after errors in others. */
export function canFollow(stage: Stage, broken: ReadonlySet<Stage>): boolean {
  return !NEEDS[stage].some((needed) => broken.has(needed));
}

/** What a rule needs besides the content. */
export interface RuleContext {
  /** The severity of an unconfirmed value. */
  readonly unconfirmed: Severity;
  /** Today in Rome, `YYYY-MM-DD`; undefined: no date is checked. */
  readonly today: string | undefined;
  /** URLs of the files that the site serves as they are; undefined: unknown. */
  readonly served: Served | undefined;
  /** `site.json` as the last commits have it, the latest first; empty: unknown. */
  readonly committed: readonly Json[];
}

/** URLs such as `/pictures/pool.svg`; with `pictureAt` when the files were read. */
export interface Served extends Iterable<string> {
  has(url: string): boolean;
  pictureAt?(url: string): PictureFile | undefined;
}

/** One check of the content. Checks share no state. */
export type Check = (project: Project, context: RuleContext) => Finding[];

/** A check under the name that `--only` takes. */
export interface Rule {
  readonly name: string;
  readonly stage: Stage;
  readonly check: Check;
}

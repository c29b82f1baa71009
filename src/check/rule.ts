import type { PictureFile } from '../content/picture-file.ts';
import type { Finding, Severity } from './finding.ts';
import type { Project } from './project.ts';

/**
 * When a rule asks, in this order, and which stages must have ended without an error: nothing is told
 * that only follows from another slip.
 * - `reading`: every file is there and can be read
 * - `form`: each value by itself, as its schema wants it
 * - `names`: what names something else: facts, pages, pictures, words
 * - `facts`: facts that must be true together
 * - `pages`: pages and texts that must fit facts and each other; what pages say differently, and who decides
 * - `rereading`: what somebody must read again or confirm, once all else is right
 */
const NEEDS = {
  reading: [],
  form: ['reading'],
  names: ['reading', 'form'],
  facts: ['reading', 'form'],
  pages: ['reading', 'form', 'names'],
  rereading: ['reading', 'form', 'names', 'facts', 'pages'],
} as const satisfies Record<string, readonly string[]>;

export type Stage = keyof typeof NEEDS;

export const STAGES = Object.keys(NEEDS) as Stage[];

/** Whether a stage can be asked after errors in some others. */
export function canFollow(stage: Stage, broken: ReadonlySet<Stage>): boolean {
  return !NEEDS[stage].some((needed) => broken.has(needed));
}

/** What a rule must know beside the content. */
export interface RuleContext {
  /** How heavy a value is that nobody has confirmed yet. */
  readonly unconfirmed: Severity;
  /** Today in Rome, `YYYY-MM-DD`; undefined: no date is judged. */
  readonly today: string | undefined;
  /** Addresses of the files that the site serves as they are; undefined: nobody looked. */
  readonly served: Served | undefined;
}

/** Addresses such as `/pictures/pool.svg`; who looked into the files knows the pictures among them. */
export interface Served extends Iterable<string> {
  has(address: string): boolean;
  pictureAt?(address: string): PictureFile | undefined;
}

/** One question that is put to the content. Rules share nothing. */
export interface Rule {
  readonly name: string;
  /** What it asks, in Italian, for who chooses among rules. */
  readonly description: string;
  readonly stage: Stage;
  check(project: Project, context: RuleContext): Finding[];
}

import type { PictureFile } from '../content/picture-file.ts';
import type { Finding, Severity } from './finding.ts';
import type { Readings } from './mentions/readings.ts';
import type { Project } from './project.ts';

/**
 * When a rule asks: a stage runs only on what those before it found without an error, so that nothing is
 * told that only follows from another slip.
 * - `reading`: every file is there and can be read
 * - `form`: each value by itself, as its schema wants it
 * - `names`: what names something else: facts, pages, pictures, words
 * - `facts`: facts that must be true together; pages are looked at all the same
 * - `pages`: pages and texts that must fit facts and each other; what pages say differently, and who decides
 * - `rereading`: what somebody must read again or confirm, once all else is right
 */
export const STAGES = ['reading', 'form', 'names', 'facts', 'pages', 'rereading'] as const;

export type Stage = (typeof STAGES)[number];

/** What a rule must know beside the content. */
export interface RuleContext {
  /** How heavy a value is that nobody has confirmed yet. */
  readonly unconfirmed: Severity;
  /** Today in Rome, `YYYY-MM-DD`; undefined: no date is judged. */
  readonly today: string | undefined;
  /** Addresses of the files that the site serves as they are; undefined: nobody looked. */
  readonly served: Served | undefined;
  /** Reads the values that texts state. */
  readonly readings: Readings;
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

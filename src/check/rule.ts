import type { PictureFile } from '../content/picture-file.ts';
import type { Finding, Severity } from './finding.ts';
import type { FindingCode } from './messages.ts';
import type { Project } from './project.ts';

/**
 * What a rule looks at: each file and value by itself; facts that must be true together; what pages
 * say differently, and who decides; words; pages, texts and links that must fit facts and each other.
 */
export type Scope = 'value' | 'facts' | 'decisions' | 'words' | 'site';

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

/** One question that is put to the content. Rules share nothing and may run in any order. */
export interface Rule {
  readonly name: string;
  /** What it asks, in Italian, for who chooses among rules. */
  readonly description: string;
  readonly scope: Scope;
  check(project: Project, context: RuleContext): Finding[];
  /** What only follows from its findings, and comes back, if it is a slip of its own, once they are mended. */
  readonly hides?: readonly Hiding[];
}

/** Findings that others make follow. What no rule names is told, whatever else was found. */
export interface Hiding {
  /** Which findings of the rule hide; all when left out. */
  readonly by?: readonly FindingCode[];
  /** Which findings are hidden, by their code, their rule or its scope. */
  readonly codes?: readonly FindingCode[];
  readonly rules?: readonly string[];
  readonly scopes?: readonly Scope[];
  readonly where: Where;
}

/**
 * Where a finding must stand to be hidden:
 * - `same-value`: at the value that the other stands at
 * - `within`: there, or inside it
 * - `any-place`: there, or related to it
 * - `same-file`: in its file, or related to that
 * - `fact`: it speaks of the fact, or of a group or part of it, whose statement the other stands at
 * - `facts-beside`: of any fact of that group: the name itself is wrong
 * - `group`: directly in the group of keys that the other finds incomplete
 */
export type Where =
  | 'same-value'
  | 'within'
  | 'any-place'
  | 'same-file'
  | 'fact'
  | 'facts-beside'
  | 'group';

import type { Finding } from './finding.ts';
import type { Project } from './project.ts';

/** One question that is put to the content. Rules share nothing and may run in any order. */
export interface Rule {
  readonly name: string;
  check(project: Project): Finding[];
}

import type { Rule } from '../../rule.ts';

/** Slips of the JSON syntax, found while reading. */
export const syntax: Rule = {
  name: 'syntax',
  check: (project) => project.documents.flatMap((document) => document.findings),
};

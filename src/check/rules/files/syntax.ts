import type { Rule } from '../../rule.ts';
import { BROKEN_FACT } from '../broken-value.ts';

/** Slips of the JSON syntax, found while reading. */
export const syntax: Rule = {
  name: 'syntax',
  description: 'Ogni file è JSON senza sviste.',
  scope: 'value',
  hides: [
    { scopes: ['facts', 'site'], where: 'same-file' },
    { by: ['json-encoding'], codes: ['text-broken', 'text-not-clean'], where: 'same-file' },
    BROKEN_FACT,
  ],
  check: (project) => project.files.flatMap((document) => document.findings),
};

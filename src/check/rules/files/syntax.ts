import type { Rule } from '../../rule.ts';

/** Slips of the JSON syntax, found while reading. */
export const syntax: Rule = {
  name: 'syntax',
  description: 'Ogni file è JSON senza sviste.',
  stage: 'reading',
  check(project) {
    const wanted = new Set(project.expected.map(({ path }) => path));
    const isRead = (path: string) => wanted.size === 0 || path === 'site.json' || wanted.has(path);
    return project.files
      .filter(({ path }) => isRead(path))
      .flatMap((document) => document.findings);
  },
};

import type { Finding } from '../finding.ts';
import type { Project } from '../project.ts';
import type { Rule } from '../rule.ts';
import { nearest } from '../schema/nearest.ts';

/** Files that the pages need and that are not there, and files that nobody needs. */
export const files: Rule = {
  name: 'files',
  check(project) {
    if (project.value('site.json') === undefined) return siteMissing(project);
    const wanted = new Set(project.expected.map((file) => file.path));
    const there = new Set(project.documents.map((document) => document.path));
    const missing = project.expected.filter(({ path }) => !there.has(path));
    const unknown = [...there].filter((path) => !wanted.has(path));
    return [
      ...missing.map(({ path, schema }) =>
        finding('file-missing', path, { path, schema, nearest: nearest(path, unknown) ?? '' }),
      ),
      ...unknown.map((path) =>
        finding('file-unknown', path, {
          nearest:
            nearest(
              path,
              missing.map((file) => file.path),
            ) ?? '',
        }),
      ),
    ];
  },
};

function siteMissing(project: Project): Finding[] {
  if (project.document('site.json')) return [];
  return [
    finding('file-missing', 'site.json', {
      path: 'site.json',
      schema: 'site.schema.json',
      nearest: '',
    }),
  ];
}

function finding(
  code: 'file-missing' | 'file-unknown',
  file: string,
  args: Finding['args'],
): Finding {
  return {
    code,
    severity: 'error',
    args,
    file,
    line: 1,
    column: 1,
    endLine: 1,
    endColumn: 1,
    pointer: '',
  };
}

import { isObject } from '../../../content/json.ts';
import type { Rule } from '../../rule.ts';

/** The `$schema` line must lead to the schema of its own file, or the editor explains the wrong one. */
export const schemaLine: Rule = {
  name: 'schema-line',
  description: 'La riga $schema porta allo schema del suo file.',
  stage: 'form',
  check: (project) =>
    project.expected.flatMap(({ path, schema }) => {
      const document = project.document(path);
      const value = isObject(document?.value) ? document.value.$schema : undefined;
      if (!document || typeof value !== 'string') return [];
      const instead = `${'../'.repeat(path.split('/').length)}schemas/${schema}`;
      if (value === instead) return [];
      const args = { found: JSON.stringify(value), instead: JSON.stringify(instead) };
      return [
        { code: 'schema-line', severity: 'error', args, ...document.locate('/$schema') } as const,
      ];
    }),
};

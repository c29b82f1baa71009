import type { Rule } from '../../rule.ts';
import { schemaFindings } from '../../schema/schema-findings.ts';

/** Values that the schema of their file does not allow. */
export const schema: Rule = {
  name: 'schema',
  check: (project) =>
    project.expected.flatMap(({ path, schema: address }) => {
      const document = project.document(path);
      if (document?.value === undefined || !project.schemas.has(address)) return [];
      const references = project.references(pageIdOf(path));
      return schemaFindings(document, project.schemas.errors(address, document.value, references));
    }),
};

function pageIdOf(path: string): string | undefined {
  return /^(?:pages|texts\/[^/]+)\/([^/]+)\.json$/.exec(path)?.[1];
}

import { escapePointer, type Json, sameJson, valueAt } from '../../../content/json.ts';
import { kebabCase } from '../../../content/paths.ts';
import type { Finding } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import { referencesOf } from '../../known-names.ts';
import type { Project } from '../../project.ts';
import type { Rule } from '../../rule.ts';
import { schemaFindings } from '../../schema/schema-findings.ts';
import type { SchemaError } from '../../schema/schema-set.ts';

/** What a page says of a fact must be of the fact's own type. */
export const says: Rule = {
  name: 'says',
  description: 'Il valore che una pagina dice di un dato è del tipo giusto.',
  stage: 'names',
  check: (project) =>
    project.pageIds().flatMap((id) => {
      const document = project.document(`pages/${id}.json`);
      if (!document) return [];
      return Object.entries(project.typedSays(id)).flatMap(([fact, value]) =>
        checkOne(project, document, fact, value),
      );
    }),
};

function checkOne(project: Project, document: JsonDocument, fact: string, value: Json): Finding[] {
  const official = valueAt(project.factsOn(), fact.split('.'));
  if (official === undefined || value === null || sameJson(official, value)) return [];
  const pointer = `/says/${escapePointer(fact)}`;
  const [root = '', ...steps] = fact.split('.');
  const address = project.schemas.addressOf(`facts/${kebabCase(root)}.schema.json`, steps);
  if (!address) return [];
  const errors = project.schemas.errors(address, value, referencesOf(project, undefined));
  return schemaFindings(
    document,
    errors.map((error) => within(error, pointer)),
  );
}

function within(error: SchemaError, pointer: string): SchemaError {
  return { ...error, instancePath: pointer + error.instancePath };
}

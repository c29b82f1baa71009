import { isObject, type Json, pointerOf, pointerSteps, valueAt } from '../../../content/json.ts';
import { errorAt, type Finding } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import { referencesOf } from '../../known-names.ts';
import type { Project } from '../../project.ts';
import type { Check } from '../../rule.ts';
import { nearest } from '../../schema/nearest.ts';
import { schemaFindings } from '../../schema/schema-findings.ts';
import type { SchemaError } from '../../schema/schema-set.ts';

/** Values that the schema of their file rejects. */
export const schema: Check = (project) =>
  inEachFile(project, (document, value, schemaId) =>
    schemaFindings(
      document,
      project.schemas
        .errors(schemaId, value)
        .map((error) => misspeltPart(project, document, error) ?? error),
    ),
  );

/** A part that lacks what its template would share with it, because its own key is misspelt. */
function misspeltPart(
  project: Project,
  document: JsonDocument,
  error: SchemaError,
): SchemaError | undefined {
  const { path } = document;
  if (error.keyword !== 'required' || document === project.typed(path)) return undefined;
  const steps = pointerSteps(error.instancePath);
  const key = steps.pop() ?? '';
  const template = project.template(pageIdOf(path) ?? '');
  const shared = valueAt(project.typed(path.replace(/[^/]+$/, `${template}.json`))?.value, steps);
  if (!isObject(shared) || Object.hasOwn(shared, key)) return undefined;
  if (nearest(key, Object.keys(shared)) === undefined) return undefined;
  const known = { parentSchema: { properties: shared }, params: { additionalProperty: key } };
  return { ...error, ...known, keyword: 'additionalProperties', instancePath: pointerOf(steps) };
}

/** Names of pages, facts, pictures, texts and so on must exist. */
export const references: Check = (project) =>
  inEachFile(project, (document, value, schemaId) => {
    const names = referencesOf(project, pageIdOf(document.path));
    return schemaFindings(document, project.schemas.unknownNames(schemaId, value, names));
  });

function inEachFile(
  project: Project,
  find: (document: JsonDocument, value: Json, schemaId: string) => Finding[],
): Finding[] {
  return project.expected.flatMap(({ path, schema: schemaId }) => {
    const document = project.document(path);
    if (document?.value === undefined || !project.schemas.has(schemaId)) return [];
    return find(document, document.value, schemaId);
  });
}

function pageIdOf(path: string): string | undefined {
  return /^(?:pages|texts\/[^/]+)\/([^/]+)\.json$/.exec(path)?.[1];
}

/** The `$schema` line must name the schema of its file, or editors explain the wrong one. */
export const schemaLine: Check = (project) =>
  project.expected.flatMap(({ path, schema }) => {
    const document = project.document(path);
    const value = isObject(document?.value) ? document.value.$schema : undefined;
    // A page of an unknown template has no schema to name.
    if (!document || typeof value !== 'string' || !project.schemas.has(schema)) return [];
    const instead = `${'../'.repeat(path.split('/').length)}schemas/${schema}`;
    if (value === instead) return [];
    const args = { found: JSON.stringify(value), instead: JSON.stringify(instead) };
    return [errorAt(document.locate('/$schema'), 'schema-line', args)];
  });

/** JSON syntax errors, found while parsing. */
export const syntax: Check = (project) => {
  const wanted = new Set(project.expected.map(({ path }) => path));
  const isRead = (path: string) => wanted.size === 0 || path === 'site.json' || wanted.has(path);
  return project.files.filter(({ path }) => isRead(path)).flatMap((document) => document.findings);
};

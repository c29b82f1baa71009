import { isObject, valueAt } from '../../../content/json.ts';
import { eachGroup } from '../../each-group.ts';
import { errorAt, type Finding, type FindingCode } from '../../finding.ts';
import { referencesOf } from '../../known-names.ts';
import { memoize } from '../../memoize.ts';
import type { Project } from '../../project.ts';
import type { Check } from '../../rule.ts';
import { nearest } from '../../schema/nearest.ts';
import { schemaFindings } from '../../schema/schema-findings.ts';

/** Schema findings about names; meaningful only once what they name is in order. */
const OF_NAMES: ReadonlySet<FindingCode> = new Set([
  'reference-unknown',
  'text-missing',
  'fact-text-missing',
  'fact-text-extra',
]);

/** Values that the schema of their file rejects. */
export const schema: Check = (project) =>
  findingsIn(project).filter(({ code }) => !OF_NAMES.has(code));

/** Names of pages, facts, pictures, texts and so on must exist. */
export const references: Check = (project) =>
  findingsIn(project).filter(({ code }) => OF_NAMES.has(code));

/** Memoised: both rules use it. */
const findingsIn = memoize((project: Project): readonly Finding[] =>
  project.expected.flatMap(({ path, schema: address }) => {
    const document = project.document(path);
    if (document?.value === undefined || !project.schemas.has(address)) return [];
    const names = referencesOf(project, pageIdOf(path));
    return schemaFindings(document, project.schemas.errors(address, document.value, names));
  }),
);

function pageIdOf(path: string): string | undefined {
  return /^(?:pages|texts\/[^/]+)\/([^/]+)\.json$/.exec(path)?.[1];
}

/** The `$schema` line must name the schema of its file, or editors explain the wrong one. */
export const schemaLine: Check = (project) =>
  project.expected.flatMap(({ path, schema }) => {
    const document = project.document(path);
    const value = isObject(document?.value) ? document.value.$schema : undefined;
    if (!document || typeof value !== 'string') return [];
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

/** A field marked `confirm` must exist, or the mark protects nothing. */
export const confirmFields: Check = (project) =>
  project.documents.flatMap((document) =>
    eachGroup(document.value).flatMap(({ group, pointer }) => {
      const fields = valueAt(group, ['confirm', 'fields']);
      if (!Array.isArray(fields)) return [];
      const known = Object.keys(group).filter((key) => key !== 'confirm' && key !== '$schema');
      return fields.map(String).flatMap((found, index): Finding[] => {
        if (known.includes(found)) return [];
        const args = { found, known, nearest: nearest(found, known) ?? '' };
        const place = document.locate(`${pointer}/confirm/fields/${index}`);
        return [errorAt(place, 'confirm-field-unknown', args)];
      });
    }),
  );

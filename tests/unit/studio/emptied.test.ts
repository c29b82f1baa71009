import { expect, it } from 'vitest';
import { editedFile } from '../../../src/author/edit.ts';
import { JsonDocument } from '../../../src/check/json/json-document.ts';
import { referencesOf } from '../../../src/check/known-names.ts';
import { Project } from '../../../src/check/project.ts';
import { CONFIRMED_FILE, expectedFiles } from '../../../src/content/paths.ts';
import { type Field, fieldParts, fileField } from '../../../src/studio/model/field.ts';
import { campSources } from '../../camp.ts';
import { schemas } from '../../schemas.ts';
import { book } from './studio-of-content.ts';

const project = new Project(
  campSources.map((source) => new JsonDocument(source)),
  schemas,
);
/** Without `read/confirmed.json`, which only a command writes. */
const files = expectedFiles(project.pages, project.locales).filter(
  ({ path }) => path !== CONFIRMED_FILE,
);

/** The optional typed texts inside a field. */
function optional(field: Field): Field[] {
  return fieldParts(book, field).fields.flatMap((part) => {
    const isTyped = part.kind === 'plain' || part.kind === 'sentence';
    const isOwn = isTyped && !part.isRequired && typeof part.value === 'string';
    return [...(isOwn ? [part] : []), ...optional(part)];
  });
}

it('reports every optional text left empty, and removes it without a trace', () => {
  const silent: string[] = [];
  let emptied = 0;
  for (const { path, schema } of files) {
    const source = campSources.find((candidate) => candidate.path === path);
    const value = project.value(path);
    const whole = value === undefined ? undefined : fileField(book, schema, value);
    if (!source || !whole) continue;
    const references = referencesOf(project, /([^/]+)\.json$/.exec(path)?.[1]);
    for (const { pointer } of optional(whole)) {
      emptied += 1;
      const without = editedFile(source, { op: 'set', pointer, value: '' });
      const found = schemas.errors(schema, JSON.parse(without.text), references);
      if (found.length === 0) silent.push(`${path}#${pointer}`);
      const gone = editedFile(source, { op: 'remove', pointer });
      expect(JSON.stringify(JSON.parse(gone.text))).not.toContain('""');
    }
  }
  expect(emptied).toBeGreaterThan(0);
  expect(silent).toEqual([]);
});

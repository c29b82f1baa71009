import { describe, expect, it } from 'vitest';
import { readContentFolder, readSchemas } from '../../scripts/project/content-folder.ts';
import { SCHEMAS } from '../../scripts/project/paths.ts';
import { lineDiff } from '../../src/author/decide/line-diff.ts';
import { editedFile } from '../../src/author/edit.ts';
import { JsonDocument } from '../../src/check/json/json-document.ts';
import { sharedSchema } from '../../src/check/layered-pages.ts';
import type { Json } from '../../src/content/json.ts';
import { expectedFiles } from '../../src/content/paths.ts';
import type { Site } from '../../src/content/types.ts';
import { type Field, fieldParts, fileField } from '../../src/studio/model/field.ts';
import { SchemaBook } from '../../src/studio/model/schema-book.ts';
import { EditSession } from '../../src/studio/session/edit-session.ts';
import { eachValue } from '../each-value.ts';
import { LIVE } from './live.ts';

const all = readContentFolder(LIVE).filter(({ path }) => path !== 'read/confirmed.json');
/** In an edited copy, unchanged files were already tried in the original. */
const { EDITED_FROM } = process.env;
const tried = new Set(EDITED_FROM ? readContentFolder(EDITED_FROM).map(({ text }) => text) : []);
const sources = all.filter(({ text }) => !tried.has(text));
const book = new SchemaBook(readSchemas(SCHEMAS));
const site: Site = JSON.parse(all.find(({ path }) => path === 'site.json')?.text ?? '');
const schemaOf = new Map(
  expectedFiles(
    site.pages,
    site.locales.map(({ id }) => id),
  ).map((file) => [file.path, file.schema]),
);

/** Another value of the same type. */
function other(value: Json): Json {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return `${String(value ?? '')} «così» — "è" \\ 7`;
}

/** The most values tried per file, evenly spread: others are written alike. */
const TRIED = 24;
const spread = <T>(all: readonly T[]): T[] =>
  all.filter((_, index) => index % Math.ceil(all.length / TRIED) === 0);

function fieldsOf(field: Field): Field[] {
  const { fields } = fieldParts(book, field);
  return [field, ...fields.flatMap(fieldsOf)];
}

describe.each(sources.map((source) => [source.path, source] as const))(
  '%s in the studio',
  (path, source) => {
    const document = new JsonDocument(source);
    const values = [...eachValue(document.value ?? null)].flatMap(({ pointer, value }) =>
      typeof value === 'object' && value !== null ? [] : [[pointer, value] as const],
    );

    it('changes only the line of an edited value', () => {
      for (const [pointer, value] of spread(values)) {
        const after = editedFile(source, { op: 'set', pointer, value: other(value) });
        const { line } = document.locate(pointer);
        const changed = lineDiffAt(source.text, after.text, line);
        expect([pointer, changed]).toEqual([pointer, [line]]);
        const session = new EditSession([source]);
        session.edit(path, [{ op: 'set', pointer, value: other(value) }]);
        session.edit(path, [{ op: 'set', pointer, value }]);
        expect(session.drafts).toEqual([]);
      }
    });

    it('has a field for every value, or one for the whole of it', () => {
      const schema = schemaOf.get(path) ?? sharedSchema(path) ?? '';
      const whole = fileField(book, schema, document.value ?? null);
      const fields = whole ? fieldsOf(whole) : [];
      const known = new Set(fields.map(({ pointer }) => pointer));
      const inside = fields.filter(({ kind }) =>
        ['any', 'dependent', 'states', 'says'].includes(kind),
      );
      const lost = values.filter(
        ([pointer]) =>
          !known.has(pointer) &&
          !/\/(?:\$schema|confirm)(?:\/|$)/.test(pointer) &&
          !inside.some((field) => pointer.startsWith(field.pointer)),
      );
      expect(lost.map(([pointer]) => pointer)).toEqual([]);
    });
  },
);

/** The numbers of the lines that differ; fast when no line was added. */
function lineDiffAt(before: string, after: string, expected: number): number[] {
  const [a, b] = [before.split('\n'), after.split('\n')];
  if (a.length === b.length)
    return a.flatMap((line, index) => (line === b[index] ? [] : [index + 1]));
  return [expected, ...lineDiff(before, after).map(({ number }) => number)];
}

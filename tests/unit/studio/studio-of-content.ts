// A studio without a browser, for tests of names and sentences, and a search for internal names.
import { readSchemas } from '../../../scripts/project/content-folder.ts';
import { SCHEMAS } from '../../../scripts/project/paths.ts';
import { DraftStore } from '../../../scripts/studio/draft-store.ts';
import { Workspace } from '../../../scripts/studio/workspace.ts';
import { type Edit, editedFile } from '../../../src/author/edit.ts';
import type { SourceFile } from '../../../src/check/json/json-document.ts';
import { type CheckResult, runChecks } from '../../../src/check/run-checks.ts';
import type { Json } from '../../../src/content/json.ts';
import { memoize } from '../../../src/content/memoize.ts';
import { SchemaBook } from '../../../src/studio/model/schema-book.ts';
import type { Studio } from '../../../src/studio/page/studio.ts';
import { EditSession } from '../../../src/studio/session/edit-session.ts';
import { factViews, namesOf } from '../../../src/studio/session/fact-view.ts';
import { ChangeFeed } from '../../../src/studio/session/state.ts';
import words from '../../../src/studio/words.json' with { type: 'json' };
import { CAMP_TODAY, campSources } from '../../camp.ts';
import { schemas, served } from '../../schemas.ts';

const all = readSchemas(SCHEMAS);
export const book = new SchemaBook(all);

/** The state of a studio that has opened some content: once for the same content. */
export const studioOf = memoize((sources: readonly SourceFile[]) =>
  stateOf(sources, runChecks(sources, schemas, { today: CAMP_TODAY })),
);

/** The state of a studio that has opened some content, after a check of it. */
export function stateOf(sources: readonly SourceFile[], result: CheckResult) {
  const { project } = result;
  const state = new ChangeFeed().stateSince(new EditSession(sources), result, 0);
  const facts = new Map(factViews(project).map((fact) => [fact.path, fact]));
  const known = {
    ...state,
    before: {},
    book,
    facts,
    factsByLocale: new Map(),
    names: namesOf(project),
  };
  return { project, studio: known as unknown as Studio };
}

/** The camp, or other content, with edits of one file. */
export const withEdits = (file: string, edits: readonly Edit[], content = campSources) =>
  content.map((source) => (source.path === file ? edits.reduce(editedFile, source) : source));

/** The workspace of a content folder. @param drafts path of the draft file */
export function workspaceOf(content: string, drafts: string): Workspace {
  return new Workspace({
    content,
    schemas,
    schemaFiles: all,
    draftStore: new DraftStore(drafts),
    options: () => ({ today: CAMP_TODAY, served }),
  });
}

const KEYS = new Set(all.flatMap(({ schema }) => [...keysIn(schema)]));
const SAID: ReadonlySet<string> = new Set(Object.values(words.options));

function* keysIn(schema: Json): Generator<string> {
  if (typeof schema !== 'object' || schema === null) return;
  if (!Array.isArray(schema)) yield* Object.keys(Object(schema.properties));
  for (const part of Object.values(schema)) yield* keysIn(part);
}

/** Whether a text shows internals: keys, paths, braces or commands. */
export function isInner(text: string): boolean {
  const rest = text
    .replace(/AcquaFun|WhatsApp|wa\.me|JavaScript|iPhone|iPad|e-mail/g, '')
    .replace(/(?:https?:\/\/|www\.)\S+/g, '')
    .replace(/[\w-]+(?:\.[\w-]+)*\.example\S*|\/[\w/]+\.(?:txt|json|ics)/g, '');
  const quoted = [...rest.matchAll(/«([a-z]+)»/g)].map(([, word = '']) => word);
  if (quoted.some((word) => KEYS.has(word) && !SAID.has(word))) return true;
  return /\briga \d|\.,|\.\.(?!\.)|(?<!\d{4} )\b0\d:\d\d\b|\b[a-z]+[A-Z]|[a-z]\.[a-z]|\{|npm run|segnaposto|content\/|\bfacts\b|file dei testi|› [a-z]+$|«[a-z]+-[a-z-]+»|\b(?:true|false|null|says|id|sitemap)\b|\.(?:svg|jpg|png)\b|\b\d{4}-\d\d-\d\d\b/.test(
    rest,
  );
}

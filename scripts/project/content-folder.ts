import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import type { SchemaFile } from '../../src/check/schema/schema-tree.ts';
import { recoverWrites } from '../site/write-files.ts';
import { filesBelow } from './files-below.ts';
import { ServedFiles } from './served-files.ts';

const IGNORED =
  /(^|\/)(\.|~|(thumbs\.db|desktop\.ini)$)|~$|^(README|RICETTE|SCRIVERE|CONTROLLO)\.md$/i;

/** The last reading by path: the same text gives the same object, for which results are kept. */
const readBefore = new Map<string, SourceFile>();

/**
 * Reads a content folder, after rolling back an interrupted write; skips guides and leftovers.
 * @throws CommandError as `filesBelow`
 */
export function readContentFolder(folder: string): SourceFile[] {
  recoverWrites(folder);
  return filesBelow(folder, IGNORED)
    .filter((path) => !IGNORED.test(path))
    .map((path) => sourceOf(path, readFileSync(join(folder, path), 'utf8')));
}

function sourceOf(path: string, text: string): SourceFile {
  const before = readBefore.get(path);
  const source = before?.text === text ? before : { path, text };
  readBefore.set(path, source);
  return source;
}

/** Reads the schemas of the project; they are ours, so a broken one is a programming error. */
export function readSchemas(folder: string): SchemaFile[] {
  return filesBelow(folder)
    .filter((path) => path.endsWith('.schema.json'))
    .map((path) => ({ path, schema: JSON.parse(readFileSync(join(folder, path), 'utf8')) }));
}

/** The URLs of the files that the site serves as they are. */
export function readServedFiles(folder: string): ServedFiles {
  const urls = filesBelow(folder).map((path) => `/${path}`);
  return new ServedFiles(folder, urls);
}

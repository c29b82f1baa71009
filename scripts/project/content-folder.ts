import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import type { SchemaFile } from '../../src/check/schema/schema-tree.ts';
import { CommandError } from './command-error.ts';
import { ServedFiles } from './served-files.ts';
import { recoverWrites } from './write-files.ts';

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

/**
 * The files below a folder, as sorted relative paths with slashes.
 * @param ignored what editors and desktops leave behind, which may be links or have any name
 * @throws CommandError for a missing folder, a link, and a name that is not UTF-8
 */
export function filesBelow(folder: string, ignored = /(^|\/)\./): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new CommandError(`La cartella ${folder} non c’è, o non è una cartella.`);
  const files: string[] = [];
  const look = (below: string) => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const path = below + entry.name;
      // Node's replacement for bytes that are not UTF-8.
      const isReadable = (entry.isDirectory() || entry.isFile()) && !path.includes('\ufffd');
      if (!isReadable && !ignored.test(path))
        throw new CommandError(
          `${basename(folder)}/${path} non si può leggere: è un collegamento, oppure il suo nome non è scritto in UTF-8. Mettete al suo posto il file.`,
        );
      if (entry.isDirectory()) look(`${path}/`);
      else if (entry.isFile()) files.push(path);
    }
  };
  look('');
  return files.sort();
}

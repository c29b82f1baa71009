import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentFiles } from '../../src/content/content.ts';
import { checkContent, filesOf } from '../build/vite/validated-content.ts';
import { readContentFolder, readSchemas, readServedFiles } from './content-folder.ts';
import { keep, kept } from './keep.mjs';
import { at, SCHEMAS, servedFolder } from './places.ts';

/** Holds one file without content, whose name is the fingerprint of what was found sound. */
const FOLDER = '.cache/sound';

/**
 * The files of a content folder, which is checked once and then known for as long as nothing changes:
 * no file, no schema, no picture, and not the program that checks.
 * @param program the fingerprint of the running program; without one nothing is remembered
 * @throws ContentError when the content has an error
 */
export function readKnownContent(folder: string, program: string | undefined): ContentFiles {
  if (program === undefined) return filesOf(checkContent(folder, SCHEMAS));
  const sources = readContentFolder(folder);
  const file = at(join(FOLDER, fingerprint(program, sources)));
  if (kept(file)) return new Map(sources.map(({ path, text }) => [path, JSON.parse(text)]));
  const files = filesOf(checkContent(folder, SCHEMAS));
  keep(file, '', () => true);
  return files;
}

function fingerprint(program: string, sources: ReturnType<typeof readContentFolder>): string {
  const served = [...readServedFiles(servedFolder())].map((address) => {
    const { size, mtimeMs } = statSync(join(servedFolder(), address));
    return [address, size, mtimeMs];
  });
  const all = [program, sources, readSchemas(SCHEMAS), served];
  return createHash('sha256').update(JSON.stringify(all)).digest('hex');
}

import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CommandError } from './command-error.ts';

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

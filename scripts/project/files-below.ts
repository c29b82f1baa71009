import {
  type Dirent,
  readdirSync,
  readlinkSync,
  realpathSync,
  type Stats,
  statSync,
} from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { CommandError } from './command-error.ts';

/**
 * The files of a folder and of those in it, by their paths from there, with slashes, sorted. A link to a
 * file of the same folder is that file.
 * @param leaves what editors and desktops leave behind: nobody looks at its name, or where it leads
 * @throws CommandError for a folder that is not there, a name that is no UTF-8, and any other link: one
 *   that leads nowhere, outside or to a folder, which may hold itself
 */
export function filesBelow(folder: string, leaves = /(^|\/)\./): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new CommandError(`La cartella ${folder} non c’è, o non è una cartella.`);
  const files: string[] = [];
  const look = (below: string) => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const path = below + entry.name;
      const isLeft = leaves.test(path);
      if (!isLeft) refuseUnreadable(folder, path, entry);
      if (entry.isDirectory()) look(`${path}/`);
      else if (entry.isFile() || (entry.isSymbolicLink() && !isLeft)) files.push(path);
    }
  };
  look('');
  return files.sort();
}

function refuseUnreadable(folder: string, path: string, entry: Dirent): void {
  // What Node could not read in it.
  const why = entry.name.includes('\ufffd')
    ? 'ha un nome che non si legge (non è scritto in UTF-8): rinominatelo'
    : entry.isSymbolicLink() && wrongLink(folder, join(folder, path));
  if (why) throw new CommandError(`${basename(folder)}/${path} ${why}.`);
}

/** Why a link is no file of its folder; undefined for one that is. */
function wrongLink(folder: string, place: string): string | undefined {
  const to = `è un collegamento a «${readlinkSync(place)}»`;
  const stats = reached(place);
  if (!stats) return `${to}, che non c’è: mettete al suo posto il file`;
  if (stats.isDirectory()) return `${to}, una cartella: mettete al suo posto la cartella stessa`;
  const isOutside = relative(realpathSync(folder), realpathSync(place)).startsWith(`..${sep}`);
  if (isOutside) return `${to}, fuori da questa cartella: mettete al suo posto il file`;
  return stats.isFile() ? undefined : `${to}, che non è un file: mettete al suo posto il file`;
}

/** Undefined for a link that leads nowhere, or to itself. */
function reached(place: string): Stats | undefined {
  try {
    return statSync(place);
  } catch {
    return undefined;
  }
}

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
 * The files below a folder, as sorted relative paths with slashes. A link to a file of the same
 * folder counts as that file.
 * @param leaves what editors and desktops leave behind, whose names and links are not checked
 * @throws CommandError for a missing folder, a name that is not UTF-8, and any other link: a broken
 *   one, one that leads outside, or one to a folder, which may contain itself
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
  // Node's replacement for bytes that are not UTF-8.
  const why = entry.name.includes('\ufffd')
    ? 'ha un nome che non si legge (non è scritto in UTF-8): rinominatelo'
    : entry.isSymbolicLink() && wrongLink(folder, join(folder, path));
  if (why) throw new CommandError(`${basename(folder)}/${path} ${why}.`);
}

/** Why a link is not a file of its folder; undefined if it is. */
function wrongLink(folder: string, place: string): string | undefined {
  const to = `è un collegamento a «${readlinkSync(place)}»`;
  const stats = reached(place);
  if (!stats) return `${to}, che non c’è: mettete al suo posto il file`;
  if (stats.isDirectory()) return `${to}, una cartella: mettete al suo posto la cartella stessa`;
  const isOutside = relative(realpathSync(folder), realpathSync(place)).startsWith(`..${sep}`);
  if (isOutside) return `${to}, fuori da questa cartella: mettete al suo posto il file`;
  return stats.isFile() ? undefined : `${to}, che non è un file: mettete al suo posto il file`;
}

/** Undefined for a broken or circular link. */
function reached(place: string): Stats | undefined {
  try {
    return statSync(place);
  } catch {
    return undefined;
  }
}

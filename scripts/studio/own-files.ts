import { createHash } from 'node:crypto';
import { basename, join, relative } from 'node:path';
import { ROOT } from '../project/places.ts';

const STUDIO = join(ROOT, '.cache', 'studio');

/** Whose studio it is: a shared project has several. */
export interface Owner {
  readonly account: string;
  readonly host: string;
  readonly port: number;
}

/** Where a studio keeps what is not saved. */
export function draftsFile(content: string, { account, host, port }: Owner): string {
  const own = `${nameOf(content)}-${account}-${host}-${port}`;
  return join(STUDIO, `drafts-${own.replace(/[^\w-]+/g, '_')}.json`);
}

/** Where all studios of a content folder tell each other who edits what, in the folder of the drafts. */
export function locksFolder(content: string): string {
  return `locks-${nameOf(content)}`;
}

/** The same for all who share the project, wherever it lies on their disks; another for each folder. */
function nameOf(content: string): string {
  const place = createHash('sha256').update(relative(ROOT, content)).digest('hex').slice(0, 8);
  return `${basename(content)}-${place}`;
}

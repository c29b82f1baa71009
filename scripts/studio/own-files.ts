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
  // The same for all who share the project, wherever it lies on their disks; another for each folder.
  const place = createHash('sha256').update(relative(ROOT, content)).digest('hex').slice(0, 8);
  const own = `${basename(content)}-${place}-${account}-${host}-${port}`;
  return join(STUDIO, `drafts-${own.replace(/[^\w-]+/g, '_')}.json`);
}

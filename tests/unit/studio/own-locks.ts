import { join } from 'node:path';
import { Locks } from '../../../scripts/studio/locks.ts';

/** The locks of somebody who is alone, below a folder. */
export function ownLocks(folder: string): Locks {
  return new Locks({
    folder: join(folder, 'l'),
    session: 's',
    who: 'Anna',
    host: 'h',
    now: () => 0,
  });
}

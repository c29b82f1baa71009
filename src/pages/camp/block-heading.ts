import type { CampPageTab } from '../../content/types.ts';

export type BlockId = CampPageTab['blocks'][number];

/** The id of a block's heading, for the data that it names. */
export function blockHeading(id: BlockId): string {
  return `${id}-title`;
}

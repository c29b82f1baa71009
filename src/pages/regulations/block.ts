import type { RegulationsPage } from '../../content/types.ts';

/** An article of the regulations, as the page's structure lists it. */
export type Block = RegulationsPage['sections'][number]['blocks'][number];

export interface BlockDataProps {
  block: Block;
  /** The heading above, which also names the block's table. */
  headingId: string;
}

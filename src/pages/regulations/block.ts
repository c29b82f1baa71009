import type { RegulationsPage } from '../../content/types.ts';

/** A section of the regulations, as the page file lists it. */
export type Block = RegulationsPage['sections'][number]['blocks'][number];

export interface BlockDataProps {
  block: Block;
  /** The heading above; it also labels the block's table. */
  headingId: string;
}

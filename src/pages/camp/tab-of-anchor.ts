import type { CampPageTab } from '../../content/types.ts';
import { blockHeading } from './block-heading.ts';

/**
 * The tab that an address asks for: the first without an anchor, the one that holds the anchor, or
 * undefined when the anchor stands elsewhere on the page.
 * @param anchor the id after #, empty when there is none
 */
export function tabOfAnchor(
  tabs: readonly Pick<CampPageTab, 'id' | 'blocks'>[],
  anchor: string,
): CampPageTab['id'] | undefined {
  if (anchor === '') return tabs[0]?.id;
  return tabs.find(({ id, blocks }) => [id, ...blocks.map(blockHeading)].includes(anchor))?.id;
}

import { describe, expect, it } from 'vitest';
import { blockHeading } from '../../../../src/pages/camp/block-heading.ts';
import { tabOfAnchor } from '../../../../src/pages/camp/tab-of-anchor.ts';

const tabs: Parameters<typeof tabOfAnchor>[0] = [
  { id: 'info', blocks: ['features'] },
  { id: 'pricing', blocks: ['prices', 'discounts'] },
];

describe('tabOfAnchor', () => {
  it('opens the first tab without an anchor', () => {
    expect(tabOfAnchor(tabs, '')).toBe('info');
  });

  it('finds a tab by its own id', () => {
    expect(tabOfAnchor(tabs, 'pricing')).toBe('pricing');
  });

  it('finds the tab that holds the anchor', () => {
    expect(tabOfAnchor(tabs, blockHeading('discounts'))).toBe('pricing');
  });

  it.each(['album', 'camp-contacts', 'Pricing', '%'])('knows no tab for «%s»', (anchor) => {
    expect(tabOfAnchor(tabs, anchor)).toBeUndefined();
  });
});

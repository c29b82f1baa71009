import { describe, expect, it } from 'vitest';
import { tabForKey } from '../../../src/components/tabs/TabPanels.client.ts';

const ids = ['info', 'lunch', 'pricing'];

describe('tabForKey', () => {
  it.each([
    ['info', 'ArrowRight', 'lunch'],
    ['lunch', 'ArrowLeft', 'info'],
    ['pricing', 'ArrowRight', 'info'],
    ['info', 'ArrowLeft', 'pricing'],
    ['lunch', 'Home', 'info'],
    ['lunch', 'End', 'pricing'],
  ])('leads from %s with %s to %s', (from, key, to) => {
    expect(tabForKey(ids, from, key)).toBe(to);
  });

  it.each(['ArrowDown', 'ArrowUp', 'Enter', ' ', 'a', 'Tab'])('leaves «%s» to the page', (key) => {
    expect(tabForKey(ids, 'info', key)).toBeUndefined();
  });
});

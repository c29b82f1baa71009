import { describe, expect, it } from 'vitest';
import { hashId } from '../../../src/components/page/url-target.ts';

describe('hashId', () => {
  it.each([
    ['#scadenze', 'scadenze'],
    ['#', ''],
    ['', ''],
    ['#tariffe%20base', 'tariffe base'],
    ['#%', ''],
  ])('reads «%s» as «%s»', (hash, id) => {
    expect(hashId(hash)).toBe(id);
  });
});

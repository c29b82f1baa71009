import { afterEach, describe, expect, it, vi } from 'vitest';
import { UNKNOWN_URL } from '../../../src/content/paths.ts';
import { tidyUrl } from '../../../src/layout/navigation/tidy-url.ts';

const state = { key: 'kept' };

/** A page at a URL, with spies for its line and its history. */
function pageAt(url: string) {
  const toggleAttribute = vi.fn();
  const replaceState = vi.fn();
  const getElementById = vi.fn((id: string) => (id === UNKNOWN_URL ? { toggleAttribute } : null));
  const { hash, pathname, search } = new URL(url, 'https://camp.example');
  vi.stubGlobal('window', {
    location: { hash, pathname, search },
    history: { state, replaceState },
  });
  vi.stubGlobal('document', { getElementById });
  return { toggleAttribute, replaceState, getElementById };
}

describe('tidyUrl', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each([
    [`/#${UNKNOWN_URL}`, '/'],
    [`/en#${UNKNOWN_URL}`, '/en'],
    [`/?from=leaflet#${UNKNOWN_URL}`, '/?from=leaflet'],
  ])('keeps the line visible and turns %s into %s', (url, tidy) => {
    const { toggleAttribute, replaceState } = pageAt(url);
    tidyUrl();
    expect(toggleAttribute).toHaveBeenCalledWith('data-shown', true);
    expect(replaceState).toHaveBeenCalledExactlyOnceWith(state, '', tidy);
  });

  it('works on a page without the line', () => {
    const { getElementById, replaceState } = pageAt(`/relax#${UNKNOWN_URL}`);
    getElementById.mockReturnValue(null);
    tidyUrl();
    expect(replaceState).toHaveBeenCalledExactlyOnceWith(state, '', '/relax');
  });

  it.each(['/', '/#locations', `/#${UNKNOWN_URL}-altro`])('leaves %s alone', (url) => {
    const { getElementById, replaceState } = pageAt(url);
    tidyUrl();
    expect(getElementById).not.toHaveBeenCalled();
    expect(replaceState).not.toHaveBeenCalled();
  });
});

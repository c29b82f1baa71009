import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FollowedGuide } from './followed-guide.ts';
import { LIVE, LIVE_PUBLIC } from './live.ts';

const MIN_RECIPES = 22;
const guide = new FollowedGuide(LIVE);

beforeEach(() => {
  vi.stubEnv('PUBLIC_DIR', LIVE_PUBLIC);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
// Before another file reads the environment.
afterEach(() => vi.unstubAllEnvs());

describe('the manager’s guide', () => {
  it('has a recipe for each common task', () => {
    expect(guide.recipes.length).toBeGreaterThanOrEqual(MIN_RECIPES);
  });

  it.each(guide.recipes)('works as written: $title', async (recipe) => {
    expect(await guide.failures(recipe)).toEqual([]);
  });
});

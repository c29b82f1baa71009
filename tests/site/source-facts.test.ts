import { describe, expect, it } from 'vitest';
import { runChecks } from '../../src/check/runChecks.ts';
import type { Json, JsonObject } from '../../src/content/json.ts';
import { realContent, realSchemas } from '../check/real-content.ts';

const { project } = runChecks(realContent, realSchemas);

describe('a value is written once', () => {
  it('has a fact for every count that is stated beside its list', () => {
    const { facts } = project;
    const size = (value: Json | undefined) =>
      Array.isArray(value) ? value.length : Object.keys(value ?? {}).length;
    const { programme, shows, sports, dailyEvents, agreements, testimonials } = facts as Record<
      string,
      JsonObject
    >;
    expect(programme?.count).toBe(size(programme?.slots));
    expect(shows?.count).toBe(size(shows?.themes));
    expect(sports?.count).toBe(size(sports?.sports));
    expect(dailyEvents?.count).toBe(size(dailyEvents?.events));
    expect(agreements?.count).toBe(size(agreements?.bodies));
    expect(testimonials?.count).toBe(size(testimonials?.testimonials));
  });
});

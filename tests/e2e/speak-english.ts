// What a process that has run this sets, those of the projects that depend on it get as well.
import { test } from 'playwright/test';

test('the walks that follow are in English', () => {
  process.env.WALK_LANGUAGE = 'en';
});

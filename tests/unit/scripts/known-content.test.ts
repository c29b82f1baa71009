import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ContentError } from '../../../scripts/build/vite/validated-content.ts';
import { readKnownContent } from '../../../scripts/project/known-content.ts';
import * as checks from '../../../src/check/runChecks.ts';
import { CAMP } from '../../camp.ts';

const PRICES = 'facts/prices.json';
let folder = '';
let program = '';
const rewrite = (from: RegExp, to: string) => {
  const file = join(folder, PRICES);
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'known-'));
  cpSync(CAMP, folder, { recursive: true });
  program = folder;
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

it('checks content once, and gives the same files the second time', () => {
  const check = vi.spyOn(checks, 'runChecks');
  const first = readKnownContent(folder, program);
  expect(readKnownContent(folder, program)).toEqual(first);
  expect(check).toHaveBeenCalledTimes(1);
});

it('checks again for another program, and each time for none', () => {
  const check = vi.spyOn(checks, 'runChecks');
  for (const one of [program, `${program}!`, undefined, undefined]) readKnownContent(folder, one);
  expect(check).toHaveBeenCalledTimes(4);
});

it('sees an edit, and refuses what is wrong each time', () => {
  readKnownContent(folder, program);
  rewrite(/"week": [\d.]+/, '"week": 147');
  expect(JSON.stringify(readKnownContent(folder, program).get(PRICES))).toContain('"week":147');
  rewrite(/"week": 147/, '"week": "147"');
  for (const _ of [1, 2]) expect(() => readKnownContent(folder, program)).toThrow(ContentError);
});

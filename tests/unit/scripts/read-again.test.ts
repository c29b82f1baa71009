import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readContentFolder } from '../../../scripts/project/content-folder.ts';
import { SCHEMAS } from '../../../scripts/project/places.ts';
import { readSchemaSet } from '../../../scripts/project/schema-set.ts';
import { CAMP } from '../../camp.ts';

const folder = mkdtempSync(join(tmpdir(), 'again-'));
cpSync(CAMP, folder, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

it('returns the same schemas again in one process', () => {
  expect(readSchemaSet(SCHEMAS)).toBe(readSchemaSet(SCHEMAS));
});

it('returns the same object while a file’s text is the same', () => {
  const file = () => readContentFolder(folder).find(({ path }) => path === 'facts/fees.json');
  const before = file();
  expect(file()).toBe(before);
  writeFileSync(join(folder, 'facts/fees.json'), `${before?.text} `);
  expect(file()).not.toBe(before);
  expect(file()?.text).toBe(`${before?.text} `);
});

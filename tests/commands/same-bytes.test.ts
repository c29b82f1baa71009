import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { readReleaseList } from '../../src/server/site/read-site.ts';
import { builtCamp } from '../site/built-camp.ts';
import { BuiltSite } from '../site/built-site.ts';

/** Returns the names in a folder in reverse, as another disk might. */
const OTHER_DISK = `
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const { readdirSync } = fs;
const { readdir } = fs.promises;
fs.readdirSync = (...args) => readdirSync(...args).reverse();
fs.promises.readdir = async (...args) => (await readdir(...args)).reverse();
syncBuiltinESMExports();
`;

function releasedElsewhere(machine: Readonly<Record<string, string>>) {
  const site = new BuiltSite();
  const disk = join(site.content, '.other-disk.mjs');
  writeFileSync(disk, OTHER_DISK);
  const options = `--import=${pathToFileURL(disk)}`;
  site.build({ ...machine, NODE_OPTIONS: options });
  return readReleaseList(site.dist);
}

const here = readReleaseList((await builtCamp()).dist);

it('builds the same bytes in another folder, zone, locale and order of files', () => {
  const elsewhere = releasedElsewhere({ TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR' });
  expect(Object.keys(here?.files ?? {}).length).toBeGreaterThan(100);
  expect(elsewhere).toEqual(here);
});

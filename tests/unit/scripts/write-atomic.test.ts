import { execFileSync, spawnSync } from 'node:child_process';
import fs, {
  chmodSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { fromRoot } from '../../../scripts/project/paths.ts';
import { writeAtomic } from '../../../scripts/project/write-atomic.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

/** power-cut.test.ts holds the order of the calls. */
let folder: string;
const file = (name: string) => join(folder, name);

beforeEach(() => {
  folder = temporaryFolder();
});

it('makes the folders of a file', () => {
  writeAtomic(file('x/y/a.json'), 'new');
  expect(readFileSync(file('x/y/a.json'), 'utf8')).toBe('new');
});

it('gives up where no folder can be made', () => {
  expect(() => writeAtomic('/proc/x/y/a.json', 'new')).toThrow(/\/proc/);
});

it('writes to the target of a link, and keeps its permissions', () => {
  writeFileSync(file('real.json'), 'old');
  chmodSync(file('real.json'), 0o640);
  symlinkSync('real.json', file('link.json'));
  writeAtomic(file('link.json'), 'new');
  expect(readFileSync(file('real.json'), 'utf8')).toBe('new');
  expect(statSync(file('real.json')).mode & 0o777).toBe(0o640);
  expect(fs.lstatSync(file('link.json')).isSymbolicLink()).toBe(true);
});

it('writes to a device without replacing it', () => {
  execFileSync('mkfifo', [file('pipe')]);
  const reader = fs.openSync(file('pipe'), fs.constants.O_RDONLY | fs.constants.O_NONBLOCK);
  onTestFinished(() => fs.closeSync(reader));
  writeAtomic(file('pipe'), 'new');
  expect(fs.lstatSync(file('pipe')).isFIFO()).toBe(true);
  expect(readFileSync(reader, 'utf8')).toBe('new');
});

it('keeps the old file when the disk fills midway', () => {
  writeFileSync(file('a.json'), 'old');
  const module = JSON.stringify(fromRoot('scripts/project/write-atomic.ts'));
  const program = `import(${module}).then(({ writeAtomic }) => writeAtomic(process.argv[1], 'x'.repeat(300_000)))`;
  // Limits files to 256 blocks of 512 bytes.
  const limited = 'ulimit -f 256; exec "$0" "$@"';
  const args = ['-c', limited, process.execPath, '-e', program, file('a.json')];
  const { stderr } = spawnSync('sh', args, { encoding: 'utf8' });
  expect(stderr).toContain('EFBIG');
  expect(readFileSync(file('a.json'), 'utf8')).toBe('old');
  expect(readdirSync(folder)).toEqual(['a.json']);
});

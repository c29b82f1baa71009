import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../../scripts/project/places.ts';
import { CAMP } from '../camp.ts';
import { repeated, SHAPES } from '../unit/verify/shapes.ts';

const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
const FILE = join(folder, 'texts/it/domande.json');
/** A process that is ended: a check that never comes back holds no test. */
const DEADLINE_MS = 120_000;

beforeAll(() => cpSync(CAMP, folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

/** The file with an answer for each of the texts. */
function write(texts: readonly string[]): void {
  const file = JSON.parse(readFileSync(join(CAMP, 'texts/it/domande.json'), 'utf8'));
  const [id = ''] = Object.keys(file.questions.items);
  const items = texts.map((body, index) => [
    `${id}-${index}`,
    { ...file.questions.items[id], body: [body] },
  ]);
  file.questions.items = { ...file.questions.items, ...Object.fromEntries(items) };
  writeFileSync(FILE, JSON.stringify(file, null, 2));
}

/** The sentence that stopped it, and every small unit over and over. */
const TEXTS = ['1 e 2 e '.repeat(13), ...SHAPES.map((unit) => repeated(unit, 500))];

it('a check comes to its end on hostile texts', { timeout: 2 * DEADLINE_MS }, () => {
  write(TEXTS);
  const { status, signal, stdout } = spawnSync(
    process.execPath,
    ['scripts/check.ts', '--format', 'json'],
    {
      cwd: ROOT,
      env: { ...process.env, CONTENT_DIR: folder },
      timeout: DEADLINE_MS,
      killSignal: 'SIGKILL',
      maxBuffer: 1e9,
      encoding: 'utf8',
    },
  );
  expect([status, signal]).toEqual([1, null]);
  expect(stdout).toContain('domande.json');
});

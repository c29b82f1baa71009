import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/project/paths.ts';
import { CAMP } from '../camp.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { repeated, SHAPES } from '../unit/verify/shapes.ts';

const folder = temporaryFolder(CAMP);
const FILE = join(folder, 'texts/it/domande.json');
/** Ends the process of a check that never returns, so that it does not block the tests. */
const DEADLINE_MS = 120_000;

/** Writes a file with an answer for each text. */
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

/** A sentence that once hung the check, and many small units repeated. */
const TEXTS = ['1 e 2 e '.repeat(13), ...SHAPES.map((unit) => repeated(unit, 500))];

it('a check ends on hostile texts', { timeout: 2 * DEADLINE_MS }, () => {
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

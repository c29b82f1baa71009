// A program that saves again and again until it is killed: by somebody else, or by itself at one step
// of the disk. `node saving.ts FOLDER [STEP]`; without a journal where the step is none.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { Journal } from '../../../scripts/studio/journal.ts';
import { saveDrafts } from '../../../scripts/studio/save.ts';
import { contentOf, NEW_FILE, turned } from './killed-content.ts';

const [folder = '', step] = process.argv.slice(2);
const isAlone = step === 'alone';
if (step !== undefined && !isAlone) dieAt(Number(step));
const journal = new Journal(join(folder, 'drafts.json'));

process.stdout.write('saving\n');
for (let turn = 0; ; turn += 1) {
  const drafts = turned(contentOf(folder));
  if (!isAlone) journal.keep(drafts);
  saveDrafts(join(folder, 'content'), drafts);
  journal.keep([]);
  if (turn % 2 === 1) fs.rmSync(join(folder, 'content', NEW_FILE));
  if (step !== undefined && turn > 2) process.exit(1);
}

/** Dies in the middle of a text, or right before a file takes its place. */
function dieAt(wanted: number): void {
  let count = 0;
  const { writeFileSync, renameSync, linkSync } = fs;
  const dies = () => {
    count += 1;
    return count > wanted;
  };
  const die = () => process.kill(process.pid, 'SIGKILL');
  fs.writeFileSync = (path, text, options) => {
    if (!dies()) return writeFileSync(path, text, options);
    writeFileSync(path, String(text).slice(0, String(text).length / 2), options);
    die();
  };
  fs.renameSync = (from, to) => (dies() ? die() : renameSync(from, to));
  fs.linkSync = (from, to) => (dies() ? die() : linkSync(from, to));
  syncBuiltinESMExports();
}

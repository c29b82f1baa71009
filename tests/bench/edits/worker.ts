// One of the processes that try edits, one edit after the other: whatever does not change between two of
// them (modules, schemas, what was read in unchanged files, pictures) is there already for the next.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Releases } from '../../../scripts/build/release/releases.ts';
import { buildBeside } from '../../../scripts/build.ts';
import { readContentFolder, readServedFiles } from '../../../scripts/project/content-folder.ts';
import { at, SCHEMAS, servedFolder } from '../../../scripts/project/places.ts';
import { readSchemaSet } from '../../../scripts/project/schema-set.ts';
import { sentenceOf } from '../../../src/check/messages.ts';
import { runChecks } from '../../../src/check/runChecks.ts';
import { romeToday } from '../../../src/time/rome.ts';
import { browserErrors } from './browser.ts';
import { ContentCopy } from './content-copy.ts';
import type { Edit } from './edit.ts';
import { EDITS } from './list.ts';
import { guideErrors, testErrors } from './live-tests.ts';

/** What came of one edit. */
export interface Result {
  readonly place: number;
  /** Of the wall, and of the processor with all that was started. */
  readonly seconds: number;
  readonly processorSeconds: number;
  /** What the check or a test said; nothing when all is green. */
  readonly says: readonly string[];
  /** True when that is what the edit was meant to bring. */
  readonly expected: boolean;
}

/** What follows the check: all of it, or the parts that are asked for. */
const PARTS = new Set((process.env.PARTS ?? 'guide,site,browser').split(','));

async function resultOf(place: number): Promise<Result> {
  const edit = EDITS[place];
  if (!edit) throw new RangeError(`there is no edit ${place}`);
  const [start, used] = [performance.now(), processorSeconds()];
  const outcome = await outcomeOf(edit);
  const seconds = (performance.now() - start) / 1000;
  return { place, ...outcome, seconds, processorSeconds: processorSeconds() - used };
}

async function outcomeOf(edit: Edit): Promise<Pick<Result, 'says' | 'expected'>> {
  const content = new ContentCopy();
  try {
    for (const change of edit.does) change(content);
    const errors = checkErrors(content.folder);
    if (edit.asks) return { says: errors, expected: errors.some((one) => edit.asks?.test(one)) };
    const says = [...errors];
    const look = async (part: string, errorsOf: (folder: string) => Promise<string[]>) => {
      if (says.length === 0 && PARTS.has(part)) says.push(...(await errorsOf(content.folder)));
    };
    await look('guide', guideErrors);
    await look('site', siteErrors);
    if (edit.browser) await look('browser', browserErrors);
    return { says, expected: says.length === 0 };
  } catch (error) {
    return { says: [`It did not come to its end: ${(error as Error).message}`], expected: false };
  } finally {
    content.remove();
  }
}

function checkErrors(folder: string): string[] {
  const { findings } = runChecks(readContentFolder(folder), readSchemaSet(SCHEMAS), {
    served: readServedFiles(servedFolder()),
    today: romeToday(Date.now()),
  });
  const errors = findings.filter(({ severity }) => severity === 'error');
  return errors.map((error) => `${error.file}:${error.line} ${sentenceOf(error)}`);
}

/** The build refuses pages that show another value than the content; then the tests look at it. */
async function siteErrors(folder: string): Promise<string[]> {
  const place = mkdtempSync(join(tmpdir(), 'edited-site-'));
  const dist = join(place, 'dist');
  // Lies inside the project, where the compiled server entry finds the packages.
  const server = at(`.cache/edited-${process.pid}-${Math.trunc(performance.now())}`);
  Object.assign(process.env, { CONTENT_DIR: folder, DIST_DIR: dist, SERVER_DIR: server });
  try {
    // Compressed bytes say nothing of an edit, and cost as much as the rest of the build.
    await buildBeside(new Releases(dist), Date.now(), { compress: false });
    return await testErrors(folder, dist);
  } finally {
    for (const name of ['CONTENT_DIR', 'DIST_DIR', 'SERVER_DIR']) delete process.env[name];
    for (const one of [place, server]) rmSync(one, { recursive: true, force: true });
  }
}

const TICKS_A_SECOND = 100;

/** Of this process and of all that it started and saw end; of itself alone where the system does not tell. */
function processorSeconds(): number {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // User and system time, own and of children: fields 14 to 17 of proc(5).
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return ticks / TICKS_A_SECOND;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  }
}

process.on('message', async (place: number) => process.send?.(await resultOf(place)));

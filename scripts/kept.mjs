// node scripts/kept.mjs check …: runs scripts/check/command.ts. Reading two hundred modules and their
// packages takes longer than what such a command does: they are kept as one file between runs, for as
// long as no source and no package has changed. Plain JavaScript: taking types away takes time too.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keep, kept } from './project/keep.mjs';
import { loadKept } from './project/kept-code.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** As far below the project as `scripts/project`, whose modules find its folders from where they stand. */
const FOLDER = join(ROOT, '.cache', 'commands');
const ALWAYS = ['package-lock.json', 'scripts/kept.mjs'];

/**
 * `program`: the fingerprint of its sources, when it is known; what it found out may be kept under it.
 * @typedef {{ run(args: readonly string[], program?: string): number | Promise<number> }} Command
 */

/**
 * The sources as they are now; throws when one is gone.
 * @type {(sources: readonly string[]) => string}
 */
export function keyOf(sources) {
  const hash = createHash('sha256').update(process.version);
  for (const path of [...ALWAYS, ...sources])
    hash.update(readFileSync(join(ROOT, path))).update('\0');
  return hash.digest('hex').slice(0, 32);
}

/**
 * The kept program of a command and its key; undefined when there is none, or a source has changed.
 * @type {(name: string) => (Command & { key: string }) | undefined}
 */
function freshProgram(name) {
  try {
    const { file, key, sources } = JSON.parse(String(kept(join(FOLDER, `${name}.json`))));
    if (key !== keyOf(sources)) return undefined;
    const { run } = /** @type {Command} */ (loadKept(join(FOLDER, file)));
    return { run, key };
  } catch {
    return undefined;
  }
}

/** @type {(name: string) => Promise<void>} */
async function keepProgram(name) {
  try {
    const { bundled } = await import('./project/bundle.ts');
    const { code, sources } = await bundled(join(ROOT, 'scripts', name, 'command.ts'));
    const key = keyOf(sources);
    const file = `${name}-${key}.cjs`;
    const isStale = (/** @type {string} */ other) =>
      other.startsWith(`${name}-`) && !other.startsWith(file);
    keep(join(FOLDER, file), code, isStale);
    keep(join(FOLDER, `${name}.json`), JSON.stringify({ file, sources, key }));
  } catch {
    // The next run reads the sources again: slower, and right.
  }
}

const [name = '', ...args] = process.argv.slice(2);
enableCompileCache(join(ROOT, '.cache', 'compiled'));
const fresh = freshProgram(name);
const { run } = fresh ?? (await import(`./${name}/command.ts`));
process.exitCode = await run(args, fresh?.key);
// Who reads the report need not wait; a machine that runs once has no next run.
if (!fresh && !process.env.CI && !args.includes('--watch')) await keepProgram(name);

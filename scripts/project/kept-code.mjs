// Code that is kept between runs, with what V8 made of it: Node's own cache holds only the functions
// that are compiled at once, and compiling the others took a third of a check.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import vm from 'node:vm';
import { isMainThread } from 'node:worker_threads';
import { keep } from './keep.mjs';

const DIGEST_BYTES = 32;
const WRAPPER = /** @type {const} */ ([
  '(function (exports, require, module, __filename, __dirname) {',
  '\n})',
]);

/** @type {(data: Uint8Array) => Buffer} */
const digestOf = (data) => createHash('sha256').update(data).digest();

/** What a run before compiled; undefined when there is none, or it is not whole. @type {(file: string) => Buffer | undefined} */
function compiledBefore(file) {
  try {
    const bytes = readFileSync(file);
    const data = bytes.subarray(DIGEST_BYTES);
    return digestOf(data).equals(bytes.subarray(0, DIGEST_BYTES)) ? data : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What a CommonJS file exports; its name must change with its content. At the end of the process what
 * was compiled is kept beside it, unless V8 took what was there: it refuses that of another version.
 * @type {(file: string) => unknown}
 */
export function loadKept(file) {
  const kept = `${file}.v8`;
  const script = new vm.Script(WRAPPER.join(readFileSync(file, 'utf8')), {
    filename: file,
    cachedData: compiledBefore(kept),
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  const module = { exports: {} };
  const require = createRequire(file);
  script.runInThisContext()(module.exports, require, module, file, dirname(file));
  // A machine that runs once has no next run; threads of one process would write one file at once.
  if (script.cachedDataRejected !== false && !process.env.CI && isMainThread) {
    process.once('exit', () => {
      const data = script.createCachedData();
      keep(kept, Buffer.concat([digestOf(data), data]));
    });
  }
  return module.exports;
}

// Code that is kept between runs, with what V8 made of it: Node's own cache holds only the functions
// that are compiled at once, and compiling the others took a third of a check.
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import vm from 'node:vm';
import { isMainThread } from 'node:worker_threads';
import { keep, kept } from './keep.mjs';

const WRAPPER = /** @type {const} */ ([
  '(function (exports, require, module, __filename, __dirname) {',
  '\n})',
]);

/**
 * What a CommonJS file exports that was kept; its name must change with its content. At the end of the
 * process what was compiled is kept beside it, unless V8 took what was there: it refuses that of another
 * version. Undefined when there is no such file, or it is not whole.
 * @type {(file: string) => unknown}
 */
export function loadKept(file) {
  const code = kept(file);
  if (!code) return undefined;
  const compiled = `${file}.v8`;
  const script = new vm.Script(WRAPPER.join(code.toString()), {
    filename: file,
    cachedData: kept(compiled),
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  const module = { exports: {} };
  const require = createRequire(file);
  script.runInThisContext()(module.exports, require, module, file, dirname(file));
  // A machine that runs once has no next run; threads of one process would write one file at once.
  if (script.cachedDataRejected !== false && !process.env.CI && isMainThread) {
    process.once('exit', () => keep(compiled, script.createCachedData()));
  }
  return module.exports;
}

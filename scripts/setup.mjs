// Runs a script on the Node that the project pins, after installing what is missing. It needs only
// Node 18 and npm: node scripts/setup.mjs scripts/start.ts
import { delimiter, join } from 'node:path';
import { installMissing, MODULES, nodeForScripts, ROOT } from './project/install.mjs';
import { run } from './project/run.mjs';

try {
  await installMissing();
  const env = {
    // V8's compiled modules: Node stores them by version and content, and verifies them.
    NODE_COMPILE_CACHE: join(ROOT, '.cache', 'compiled'),
    ...process.env,
    PATH: `${join(MODULES, '.bin')}${delimiter}${process.env.PATH}`,
  };
  process.exitCode = await run(nodeForScripts(), process.argv.slice(2), { cwd: ROOT, env });
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}

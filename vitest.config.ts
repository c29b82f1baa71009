import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/{unit,check,commands,fuzz,site}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Commands serve the files of the made-up camp; tests of the live content ask for theirs.
    env: { PUBLIC_DIR: fileURLToPath(new URL('tests/public', import.meta.url)) },
    globalSetup: 'tests/site/built-folder.ts',
    maxWorkers: 2,
    // Modules are read once for each worker, not once for each file: that halves the time.
    isolate: false,
    // Long enough for any busy machine: no test measures time.
    testTimeout: 5 * 60_000,
    hookTimeout: 5 * 60_000,
    css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
  },
});

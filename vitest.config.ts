import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * One project after the other: Vitest ends a worker when the next file is of another project, and the
 * next worker reads all modules again. In each, what renders or starts something whole comes first: a
 * long file that begins last keeps one worker waiting.
 */
class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isWhole = ({ moduleId }: TestSpecification) =>
      /\/tests\/(site|commands|fuzz)\//.test(moduleId);
    const rank = (file: TestSpecification) =>
      2 * Number(file.project.name === RENDERED) + Number(!isWhole(file));
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

const RENDERED = 'rendered';
const FOLDERS = 'tests/{unit,check,commands,fuzz,site}/**';

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: [`${FOLDERS}/*.test.ts`],
          // Node reads TypeScript itself: without Vite, the tests take half the time.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      {
        extends: true,
        // What renders components: Vite reads their JSX and styles.
        oxc: { jsx: { development: false } },
        test: { name: RENDERED, include: [`${FOLDERS}/*.test.tsx`] },
      },
    ],
    environment: 'node',
    env: {
      // Commands serve the files of the made-up camp; tests of the live content ask for theirs.
      PUBLIC_DIR: fileURLToPath(new URL('tests/public', import.meta.url)),
      // React as it is published, and the studio as the browser tests open it, built once for both.
      NODE_ENV: 'production',
    },
    globalSetup: 'tests/site/built-folder.ts',
    maxWorkers: 2,
    sequence: { sequencer: ByProject },
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

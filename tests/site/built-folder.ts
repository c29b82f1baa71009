// Vitest's folder for the builds and temporary files of one run, which no other run finds.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { fromRoot } from '../../scripts/project/paths.ts';

declare module 'vitest' {
  interface ProvidedContext {
    builtFolder: string;
  }
}

/** What must be in the project: a worker that is stopped removes nothing. */
const RENDERED = fromRoot(`.cache/rendered-${process.pid}`);
let folder: string;

export function setup(project: TestProject): void {
  const clear = () => rmSync(RENDERED, { recursive: true, force: true });
  // Of a stopped run with the same process number; of the code before a change, while watching.
  clear();
  project.onTestsRerun(clear);
  folder = mkdtempSync(join(tmpdir(), 'built-'));
  process.env.TMPDIR = folder;
  project.provide('builtFolder', folder);
}

export function teardown(): void {
  for (const one of [folder, RENDERED]) rmSync(one, { recursive: true, force: true });
}

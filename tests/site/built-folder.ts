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

let folder: string;

export function setup(project: TestProject): void {
  folder = mkdtempSync(join(tmpdir(), 'built-'));
  process.env.TMPDIR = folder;
  project.provide('builtFolder', folder);
}

export function teardown(): void {
  // The second is of what must be in the project: a worker that is stopped removes nothing.
  for (const one of [folder, fromRoot(`.cache/rendered-${process.pid}`)])
    rmSync(one, { recursive: true, force: true });
}

// Of vitest: a folder for what one run builds, and that no other run can find.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    builtFolder: string;
  }
}

let folder: string;

export function setup(project: TestProject): void {
  folder = mkdtempSync(join(tmpdir(), 'built-'));
  project.provide('builtFolder', folder);
}

export function teardown(): void {
  rmSync(folder, { recursive: true, force: true });
}

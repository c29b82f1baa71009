import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder, or a copy of one; site/built-folder.ts removes it after all tests. */
export function temporaryFolder(original?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  if (original !== undefined) cpSync(original, folder, { recursive: true });
  return folder;
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createHandlers } from '../../../scripts/studio/handlers.ts';
import { withLanguage } from '../../translated-camp.ts';
import { workspaceOf } from './studio-of-content.ts';

const folder = mkdtempSync(join(tmpdir(), 'studio-removing-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('removes the texts of a removed thing in every language, in one undo step', async () => {
  for (const { path, text } of withLanguage('en', 'en')) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const workspace = workspaceOf(folder, join(folder, 'drafts.json'));
  const { session } = workspace;
  const handlers = createHandlers(workspace, async () => null, undefined);
  const edits = [{ op: 'remove', pointer: '/themes/0' }];
  await handlers.edit?.({ file: 'facts/shows.json', edits });
  const drafts = session.drafts.map(({ path }) => path);
  expect(drafts).toEqual(['facts/shows.json', 'texts/en/shows.json', 'texts/it/shows.json']);
  const codes = workspace.result().findings.map(({ code }) => code);
  expect(codes).not.toContain('fact-text-extra');
  session.undo();
  expect(session.drafts).toEqual([]);
});

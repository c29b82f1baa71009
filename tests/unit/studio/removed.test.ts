import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createHandlers } from '../../../scripts/studio/handlers.ts';
import type { Workspace } from '../../../scripts/studio/workspace.ts';
import { findingView } from '../../../src/studio/session/finding-view.ts';
import { englishCamp } from '../../translated-camp.ts';
import { workspaceOf } from './studio-of-content.ts';

const folder = englishCamp();

const contentOf = ({ session }: Workspace, path: string) =>
  JSON.parse(session.sources.find((source) => source.path === path)?.text ?? '{}');
const SHOWS = { file: 'facts/shows.json', edits: [{ op: 'remove', pointer: '/themes/1' }] };

it('asks the weeks of a removed theme for another, and moves none of the others', async () => {
  const workspace = workspaceOf(folder, join(folder, 'weeks.json'));
  const handlers = createHandlers(workspace, async () => null, undefined);
  const { themes } = contentOf(workspace, 'facts/weeks.json').programme;
  const { circus } = contentOf(workspace, 'texts/it/settimane.json').weeks.names;
  expect(circus).toBe('Il Circo');
  expect(await handlers.edit?.(SHOWS)).toEqual({ removedMore: true });
  expect(contentOf(workspace, 'texts/it/settimane.json').weeks.names).not.toHaveProperty('circus');
  expect(contentOf(workspace, 'facts/weeks.json').programme.themes).toEqual(themes);
  const errors = workspace.result().findings.filter(({ severity }) => severity === 'error');
  const weeks = [...themes.keys()].filter((week) => themes[week] === 'circus');
  expect(errors.map(({ pointer }) => pointer)).toEqual(
    weeks.map((week) => `/programme/themes/${week}`),
  );
  const { project } = workspace.result();
  expect(errors.flatMap((error) => findingView(error, project).remedies)).toEqual([]);
});

it('keeps a name that was misspelt before', async () => {
  const workspace = workspaceOf(folder, join(folder, 'misspelt.json'));
  const handlers = createHandlers(workspace, async () => null, undefined);
  const edits = [{ op: 'set', pointer: '/programme/themes/6', value: 'musicall' }];
  await handlers.edit?.({ file: 'facts/weeks.json', edits });
  await handlers.edit?.(SHOWS);
  const { themes } = contentOf(workspace, 'facts/weeks.json').programme;
  expect(themes).toContain('musicall');
});

it('removes the texts of a removed thing in every language, in one undo step', async () => {
  const workspace = workspaceOf(folder, join(folder, 'drafts.json'));
  const { session } = workspace;
  const handlers = createHandlers(workspace, async () => null, undefined);
  const edits = [{ op: 'remove', pointer: '/themes/0' }];
  await handlers.edit?.({ file: 'facts/shows.json', edits });
  const drafts = session.drafts.map(({ path }) => path);
  const texts = ['en', 'it'].flatMap((id) => [
    `texts/${id}/settimane.json`,
    `texts/${id}/shows.json`,
  ]);
  expect(drafts).toEqual(['facts/shows.json', ...texts]);
  const codes = workspace.result().findings.map(({ code }) => code);
  expect(codes).not.toContain('fact-text-extra');
  session.undo();
  expect(session.drafts).toEqual([]);
});

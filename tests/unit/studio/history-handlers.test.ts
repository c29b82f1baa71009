import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Repository } from '../../../scripts/studio/git/repository.ts';
import { BadRequest } from '../../../scripts/studio/request.ts';
import { saveHandlers } from '../../../scripts/studio/save-handlers.ts';
import type { Workspace } from '../../../scripts/studio/workspace.ts';
import type { Save } from '../../../src/studio/session/saves.ts';
import { CAMP } from '../../camp.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { workspaceOf } from './studio-of-content.ts';

const PRICES = 'facts/prices.json';
const folder = temporaryFolder();
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
const disk = () => readFileSync(join(folder, 'content', PRICES), 'utf8');

let workspace: Workspace;
let ask: (question: string, body?: Record<string, unknown>) => Promise<Record<string, unknown>>;

beforeAll(async () => {
  vi.stubEnv('GIT_CONFIG_GLOBAL', join(folder, 'none'));
  cpSync(CAMP, join(folder, 'content'), { recursive: true });
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Anna');
  git('config', 'user.email', 'anna@example.org');
  git('add', 'content');
  git('commit', '--quiet', '--message=first');
  workspace = workspaceOf(join(folder, 'content'), join(folder, 'drafts.json'));
  const repository = await Repository.at(join(folder, 'content'));
  const { changing, others } = saveHandlers(workspace, repository);
  const answers = { ...changing, ...others };
  ask = async (question, body = {}) => Object(await answers[question]?.(body));
});

const edit = (pointer: string, value: number | string) =>
  workspace.session.edit(PRICES, [{ op: 'set', pointer, value }]);
const newest = async () => {
  const { saves } = (await ask('history')) as { saves: Save[] };
  return saves;
};

/** Steps of one session: each test continues from the one before it. */
describe('a day in the studio', () => {
  const before = readFileSync(join(CAMP, PRICES), 'utf8');

  it('reverts the first of two saves, and keeps the second', async () => {
    edit('/week', 150);
    expect(await ask('save', { summary: 'settimana' })).toMatchObject({ recorded: 'recorded' });
    edit('/day', 41);
    expect(await ask('save', { summary: 'giorno' })).toMatchObject({ recorded: 'recorded' });
    const saves = await newest();
    expect(saves.map(({ subject }) => subject)).toEqual(['giorno', 'settimana', 'first']);
    expect(saves.map(({ isOutside }) => isOutside)).toEqual([false, false, true]);
    const first = { id: saves[1]?.id };
    expect(await ask('revert', first)).toMatchObject({ kind: 'ready', left: [] });
    expect(disk()).toContain('150');
    const reverted = before.replace('"day": 38', '"day": 41');
    expect(await ask('revert', { ...first, apply: true })).toMatchObject({ kind: 'ready' });
    expect(workspace.session.drafts.map(({ after }) => after)).toEqual([reverted]);
    expect(await ask('save', { summary: 'indietro' })).toEqual({ recorded: 'recorded' });
    expect(disk()).toBe(reverted);
    expect((await newest())[0]?.subject).toBe('Annullato: settimana');
    expect(git('status', '--porcelain', 'content')).toBe('');
    expect(workspace.session.drafts).toEqual([]);
    expect(await ask('revert', first)).toEqual({ kind: 'refused', reason: 'reverted' });
  });

  it('refuses to revert a value that changed again or is being edited', async () => {
    edit('/day', 42);
    const giorno = (await newest()).find(({ subject }) => subject === 'giorno');
    expect(await ask('revert', { id: giorno?.id, apply: true })).toMatchObject({
      reason: 'touched',
    });
    await ask('save', { summary: 'ancora' });
    expect(await ask('revert', { id: giorno?.id, apply: true })).toEqual({
      kind: 'refused',
      reason: 'touched',
      places: [{ file: PRICES, pointer: '/day' }],
    });
    expect(disk()).toContain('"day": 42');
    const first = (await newest()).at(-1);
    expect(await ask('revert', { id: first?.id, apply: true })).toMatchObject({ reason: 'first' });
    await expect(ask('revert', { id: 'HEAD' })).rejects.toThrow(BadRequest);
  });

  it('publishes no errors, and what was changed elsewhere as a save of its own', async () => {
    edit('/week', 'gratis');
    expect(await ask('publish', { apply: true })).toMatchObject({ reason: 'unsaved' });
    await ask('save', { summary: 'sbaglio' });
    expect(await ask('publish', { apply: true })).toMatchObject({ reason: 'errors' });
    const [wrong] = await newest();
    await ask('revert', { id: wrong?.id, apply: true });
    await ask('save');
    writeFileSync(join(folder, 'content', PRICES), disk().replace('"day": 42', '"day": 43'));
    expect(await ask('publish')).toEqual({ kind: 'refused', reason: 'no-remote' });
    git('clone', '--quiet', '--bare', '.', 'remote.git');
    git('remote', 'add', 'origin', join(folder, 'remote.git'));
    expect(await ask('publish')).toMatchObject({ kind: 'ready', rest: [PRICES] });
    expect((await newest())[0]?.subject).not.toBe('altro');
    const done = await ask('publish', { summary: 'altro', apply: true });
    expect(done).toMatchObject({ kind: 'ready' });
    expect(git('--git-dir=remote.git', 'log', '-1', '--format=%s', 'main').trim()).toBe('altro');
  });

  it('publishes nothing that changed while it was recorded', async () => {
    const run = Repository.prototype.run;
    const typing = vi.spyOn(Repository.prototype, 'run').mockImplementation(async function (
      this: Repository,
      ...args
    ) {
      const said = await run.apply(this, args);
      if (args[0].includes('commit'))
        writeFileSync(join(folder, 'content', PRICES), disk().replace('"day": 46', '"day": 47'));
      return said;
    });
    const published = () => git('--git-dir=remote.git', 'rev-parse', 'main');
    const before = published();
    writeFileSync(join(folder, 'content', PRICES), disk().replace('"day": 43', '"day": 46'));
    const done = await ask('publish', { summary: 'fuori', apply: true });
    expect(done).toEqual({ kind: 'refused', reason: 'changed' });
    expect([published(), disk().includes('"day": 47')]).toEqual([before, true]);
    typing.mockRestore();
    expect(await ask('publish', { summary: 'poi', apply: true })).toMatchObject({ kind: 'ready' });
  });

  it('records with the next save one that git refused', async () => {
    edit('/day', 48);
    await ask('save', { summary: 'quarantotto' });
    const [last] = await newest();
    const lock = join(folder, '.git/index.lock');
    writeFileSync(lock, '');
    await ask('revert', { id: last?.id, apply: true });
    expect(await ask('save', { summary: 'indietro' })).toEqual({ recorded: 'failed' });
    rmSync(lock);
    expect(await ask('save', { summary: 'anche questo' })).toEqual({ recorded: 'recorded' });
    const files = git('show', '--format=', '--name-only', 'HEAD').trim();
    expect(files).toBe(`content/${PRICES}`);
  });

  it('saves without a repository', async () => {
    const alone = saveHandlers(workspace, undefined);
    expect(alone.others).toEqual({});
    expect(Object.keys(alone.changing)).toEqual(['save']);
    edit('/day', 44);
    expect(await alone.changing.save?.({})).toEqual({ recorded: 'no-git' });
    expect(disk()).toContain('"day": 44');
  });
});

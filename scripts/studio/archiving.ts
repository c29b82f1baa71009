import { sentenceOf } from '../../src/check/messages.ts';
import { messageOf } from '../../src/studio/session/save-message.ts';
import {
  type PublishState,
  type Reverted,
  reverted,
  valuesOf,
} from '../../src/studio/session/saves.ts';
import { savedTexts, savesOf, unrecorded } from './git/history.ts';
import { beforePublishing, publish } from './git/publish.ts';
import { type Recorded, readSignature, record, sign, signature } from './git/record.ts';
import type { Repository } from './git/repository.ts';
import { type Answer, WrongQuestion } from './question.ts';
import type { Workspace } from './workspace.ts';

type Body = Readonly<Record<string, unknown>>;

/** Saving, its history and publishing; without a repository saving alone. */
export function archiving(
  workspace: Workspace,
  repository: Repository | undefined,
  state: (body: Body) => object,
): Record<string, Answer> {
  const inTurn = oneAfterTheOther();
  const write = async (paths: readonly string[], body: Body): Promise<Recorded | 'no-git'> =>
    repository && paths.length > 0
      ? record(repository, paths, messageOf(body.summary, body.rows), workspace.picturesOf(paths))
      : 'no-git';
  const saving: Record<string, Answer> = {
    save: (body) => {
      const paths = workspace.save().map(({ path }) => path);
      return inTurn(async () => {
        const recorded = await write(paths, body);
        return { ...state(body), recorded };
      });
    },
  };
  if (!repository) return saving;
  return {
    ...saving,
    history: () => inTurn(() => historyOf(repository)),
    author: () => inTurn(async () => ({ author: (await signature(repository)) ?? null })),
    sign: (body) => {
      const read = readSignature(body);
      return read
        ? inTurn(async () => {
            await sign(repository, read);
            return { author: read };
          })
        : { wrong: true };
    },
    recordRest: (body) =>
      inTurn(async () => {
        return { recorded: await write(await unrecorded(repository), body) };
      }),
    takeBack: (body) => inTurn(() => takeBack(workspace, repository, body, state)),
    publish: (body) => inTurn(() => publishing(workspace, repository, body.really === true)),
  };
}

/** Two questions at once would have git wait for itself. */
function oneAfterTheOther(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

async function historyOf(repository: Repository): Promise<object> {
  return {
    saves: await savesOf(repository),
    author: (await signature(repository)) ?? null,
    rest: await unrecorded(repository),
  };
}

type Taking =
  | { readonly kind: 'unknown' | 'first' | 'editing' | 'nothing' }
  | Exclude<Reverted, { kind: 'ready' }>;

/** Tells what taking a save back changes; with `really` it is done, as a save of its own. */
async function takeBack(
  workspace: Workspace,
  repository: Repository,
  body: Body,
  state: (body: Body) => object,
): Promise<object> {
  const save = (await savesOf(repository)).find(({ id }) => id === body.id);
  if (!save) throw new WrongQuestion('no such save');
  workspace.look();
  const disk = workspace.disk();
  const saved = await savedTexts(repository, save.id);
  const refuse = (taking: Taking) => taking;
  if (!saved) return refuse({ kind: 'first' });
  const edited = new Set(workspace.session.drafts.map(({ path }) => path));
  if (saved.some(({ path }) => edited.has(path))) return refuse({ kind: 'editing' });
  const outcome = reverted(saved, disk);
  if (outcome.kind !== 'ready') return refuse(outcome);
  if (outcome.drafts.length === 0) return refuse({ kind: 'nothing' });
  const { drafts } = outcome;
  if (body.really !== true) {
    const after = new Map(drafts.map((draft) => [draft.path, draft.after]));
    const sources = disk.map((one) => ({ ...one, text: after.get(one.path) ?? one.text }));
    return {
      kind: 'ready',
      before: valuesOf(drafts, 'before'),
      after: valuesOf(drafts, 'after'),
      errors: workspace.check(sources).findings.filter(isError).length,
    };
  }
  workspace.write(drafts);
  const paths = drafts.map(({ path }) => path);
  const recorded = await record(repository, paths, messageOf(body.summary, body.rows));
  return { kind: 'done', ...state(body), recorded };
}

/** What stands on the disk is what was checked and what is committed, or nothing is published. */
async function publishing(
  workspace: Workspace,
  repository: Repository,
  really: boolean,
): Promise<PublishState> {
  workspace.look();
  if (workspace.session.drafts.length > 0) return { kind: 'unsaved' };
  const errors = workspace.result().findings.filter(isError);
  const [first] = errors;
  if (first) return { kind: 'errors', sentence: sentenceOf(first), count: errors.length };
  if ((await unrecorded(repository)).length > 0) return { kind: 'rest' };
  return really ? publish(repository) : beforePublishing(repository);
}

function isError({ severity }: { severity: string }): boolean {
  return severity === 'error';
}

import { createQueue } from '../../src/studio/model/create-queue.ts';
import type { ProposalResponse, Proposed } from '../../src/studio/session/proposed.ts';
import {
  commitMessage,
  type PublishState,
  type Recorded,
  revertSave,
  revertSubject,
} from '../../src/studio/session/saves.ts';
import { savedTexts, savesOf, unrecorded } from './git/history.ts';
import { beforePublishing, publish } from './git/publish.ts';
import { record } from './git/record.ts';
import type { Repository } from './git/repository.ts';
import { proposalOf } from './proposal-handlers.ts';
import { BadRequest, type Body, type Handler, type HandlerGroups } from './request.ts';
import type { Workspace } from './workspace.ts';

/** Saving, history and publishing; without a repository, only saving. */
export function saveHandlers(
  workspace: Workspace,
  repository: Repository | undefined,
): HandlerGroups {
  /** Saved, but in no commit: git failed, and the next commit includes it. */
  const left = new Set<string>();
  const commit: Commit = async (paths, body) => {
    for (const path of paths) left.add(path);
    const all = [...left];
    if (!repository || all.length === 0) return 'no-git';
    const message = commitMessage(body.summary, body.rows);
    const recorded = await record(repository, all, message, workspace.picturesOf(all));
    if (recorded !== 'failed') left.clear();
    return recorded;
  };
  const save: Handler = async (body) => {
    const { sources } = workspace.session;
    const reverted = workspace.reverted.find(({ alone }) => alone === sources);
    const summary = reverted ? revertSubject(reverted.subject) : body.summary;
    const paths = workspace.save().map(({ path }) => path);
    return { recorded: await commit(paths, { ...body, summary }) };
  };
  if (!repository) return { changing: { save }, others: {} };
  // No save comes between the check and the push.
  const inTurn = createQueue();
  return {
    changing: {
      save: (body) => inTurn(() => save(body)),
      revert: (body) => inTurn(() => revert(workspace, repository, body)),
    },
    others: {
      history: async () => ({ saves: await savesOf(repository) }),
      publish: (body) => inTurn(() => publishSaves(workspace, repository, body, commit)),
    },
  };
}

/** Commits saved files, and those that git refused before. */
type Commit = (paths: readonly string[], body: Body) => Promise<Recorded>;

/** What reverting a save changes in the session, which `apply` does: it is then saved as any edit. */
async function revert(
  workspace: Workspace,
  repository: Repository,
  body: Body,
): Promise<ProposalResponse<Proposed>> {
  const save = (await savesOf(repository)).find(({ id }) => id === body.id);
  if (!save) throw new BadRequest('no such save');
  workspace.refresh();
  const saved = await savedTexts(repository, save.id);
  if (!saved) return { kind: 'refused', reason: 'first' };
  const outcome = revertSave(saved, workspace.session.sources);
  if (outcome.kind !== 'ready') return outcome;
  const { after } = outcome;
  const checked = workspace.check(after);
  const view = proposalOf(workspace, after, checked, checked.findings.filter(isError));
  if (body.apply === true) {
    const { drafts, sources } = workspace.session;
    const changed = after.filter(({ text }, index) => text !== sources[index]?.text);
    const alone = drafts.length === 0 ? after : undefined;
    const reverted = { subject: save.subject, paths: changed.map(({ path }) => path), alone };
    workspace.session.replace(after);
    workspace.reverted = [...workspace.reverted, reverted];
  }
  return { kind: 'ready', ...view };
}

/**
 * Publishes what was checked. Changes that no save contains, such as edits in a text editor, become
 * a save; if something changes before the push, nothing is pushed.
 */
async function publishSaves(
  workspace: Workspace,
  repository: Repository,
  body: Body,
  commit: Commit,
): Promise<PublishState> {
  const refused = notPublishable(workspace);
  if (refused) return refused;
  const { sources } = workspace.session;
  const rest = await unrecorded(repository);
  const before = await beforePublishing(repository, rest);
  if (body.apply !== true || before.kind !== 'ready') return before;
  if (rest.length > 0 && (await commit(rest, body)) === 'failed')
    return { kind: 'refused', reason: 'rest' };
  const later = notPublishable(workspace);
  if (later) return later;
  if (workspace.session.sources !== sources) return { kind: 'refused', reason: 'changed' };
  return publish(repository);
}

function notPublishable(workspace: Workspace): PublishState | undefined {
  workspace.refresh();
  if (workspace.session.drafts.length > 0) return { kind: 'refused', reason: 'unsaved' };
  const hasErrors = workspace.result().findings.some(isError);
  return hasErrors ? { kind: 'refused', reason: 'errors' } : undefined;
}

function isError({ severity }: { severity: string }): boolean {
  return severity === 'error';
}

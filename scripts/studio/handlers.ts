import { confirmedText } from '../../src/author/rereading/confirmed-text.ts';
import { documentOf } from '../../src/check/json/json-document.ts';
import { localeIds } from '../../src/check/page-urls.ts';
import {
  type StaleTranslation,
  staleTranslations,
} from '../../src/check/reread/stale-translations.ts';
import { isObject, type Json, pointerSteps, sameJson, valueAt } from '../../src/content/json.ts';
import { CONFIRMED_FILE } from '../../src/content/paths.ts';
import type { Edit } from '../../src/studio/model/edit.ts';
import type { EditSession } from '../../src/studio/session/edit-session.ts';
import { factViews, namesOf } from '../../src/studio/session/fact-view.ts';
import { withoutLeftovers } from '../../src/studio/session/leftovers.ts';
import { isDateOrWallTime, timesOf } from '../../src/time/in-force.ts';
import type { Repository } from './git/repository.ts';
import type { Render } from './preview.ts';
import { proposalHandlers } from './proposal-handlers.ts';
import { quoteForStudio } from './quote-for-studio.ts';
import { BadRequest, type Body, type Handler, type Handlers } from './request.ts';
import { saveHandlers } from './save-handlers.ts';
import type { Workspace } from './workspace.ts';

/** Requests that may change the session or the disk: each response includes the new state. */
const CHANGING = new Set(
  'state check undo redo settle save revert add season decide reread'.split(' '),
);

/** The handlers by request. A request can name only files of the session. */
export function createHandlers(
  workspace: Workspace,
  render: Render,
  repository: Repository | undefined,
): Handlers {
  const { session } = workspace;
  let rendered: Promise<unknown> = Promise.resolve();
  const handlers: Handlers = {
    ...saveHandlers(workspace, repository),
    ...proposalHandlers(workspace),
    state: () => workspace.look(),
    undo: () => session.undo(),
    redo: () => session.redo(),
    settle: (body) => settle(workspace, body),
    edit: (body) => edit(workspace, body),
    check: () => readAsWritten(workspace),
    facts: () => {
      const { project } = workspace.result();
      return { facts: factViews(project), names: namesOf(project) };
    },
    quote: ({ request }) => quoteForStudio(workspace, JSON.stringify(request ?? [])),
    schemas: () => ({ schemas: workspace.settings.schemaFiles }),
    preview: async ({ page, locale, day }) => {
      const isDay = typeof day === 'string' && isDateOrWallTime(day);
      const at = isDay ? timesOf({ from: day, until: day }).start : Date.now();
      const shown = render(session.sources, { page, locale, at });
      rendered = shown;
      // The check says why a page cannot be rendered.
      return (await shown) ?? { broken: true };
    },
  };
  const withState =
    (answer: Handler): Handler =>
    async (body) => {
      const response = Object(await answer(body));
      // A dry run changes nothing.
      if (body.apply === false) return response;
      workspace.keep();
      // The preview goes before the check, which takes longer.
      await rendered;
      const hasHistory = repository !== undefined;
      return { ...workspace.state(Number(body.revision) || 0), hasHistory, ...response };
    };
  const all = Object.entries(handlers);
  return Object.fromEntries(
    all.map(([name, answer]) => [name, CHANGING.has(name) ? withState(answer) : answer]),
  );
}

/**
 * Edits a file. What names or describes only something removed goes with it, in every file.
 * @returns whether anything did
 */
function edit(workspace: Workspace, { file, edits: asked }: Body): { removedMore: boolean } {
  const { session } = workspace;
  const edits = readEdits(asked);
  if (typeof file !== 'string' || !edits) throw new BadRequest('no edits');
  const removes = edits.some(({ op }) => op === 'remove');
  const before = removes ? workspace.result().findings : [];
  session.edit(file, edits, translationsOf(session, file));
  const own = session.sources;
  if (removes) {
    const left = withoutLeftovers(own, before, (sources) =>
      sources === own ? workspace.result() : workspace.check(sources),
    );
    if (left !== own) session.amend(left);
  }
  workspace.keepSoon();
  return { removedMore: session.sources !== own };
}

/** A translation that somebody wrote here was written beside its source: it needs no rereading. */
function readAsWritten(workspace: Workspace): void {
  const { session } = workspace;
  const before = new Map(session.drafts.map(({ path, before }) => [path, before]));
  if (![...before.keys()].some((path) => path.startsWith('texts/'))) return;
  const { project } = workspace.result();
  const isWritten = ({ translation, isBehind }: StaleTranslation) => {
    const { document, pointer, words, source } = translation;
    if (isBehind || !before.has(document.path) || sameJson(words as Json, source as Json))
      return false;
    const old = documentOf({ path: document.path, text: before.get(document.path) ?? 'null' });
    const was = valueAt(old.value, pointerSteps(pointer));
    return was === undefined || !sameJson(was, words as Json);
  };
  if (!staleTranslations(project).some(isWritten)) return;
  const text = confirmedText(project, new Set(), isWritten);
  session.amend(
    session.sources.map((one) => (one.path === CONFIRMED_FILE ? { ...one, text } : one)),
  );
}

/** The same texts in the other languages, for a file of the first. */
function translationsOf({ sources }: EditSession, file: string): string[] {
  const [first, ...others] = localeIds(siteOf(sources), false);
  const own = `texts/${first}/`;
  return file.startsWith(own) ? others.map((id) => file.replace(own, `texts/${id}/`)) : [];
}

function siteOf(sources: EditSession['sources']) {
  const source = sources.find(({ path }) => path === 'site.json');
  return source && documentOf(source).value;
}

function settle({ session }: Workspace, { file, keep }: Body): void {
  const conflict = session.conflicting.find(({ path }) => path === file);
  if (!conflict || (keep !== 'mine' && keep !== 'theirs')) throw new BadRequest('no conflict');
  session.settle({ path: conflict.path, text: conflict.theirs }, keep);
}

const MAX_POINTER_LENGTH = 600;
const DEEPEST = 24;
const MAX_EDITS = 50;

/** The edits of a request; undefined for anything else. */
function readEdits(value: unknown): Edit[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_EDITS) return undefined;
  const edits = value.map(readEdit);
  return edits.every((edit) => edit !== undefined) ? edits : undefined;
}

function readEdit(value: unknown): Edit | undefined {
  if (!isObject(value) || !isPointer(value.pointer)) return undefined;
  const { op, pointer, to } = value;
  const json = isShallow(value.value) ? value.value : undefined;
  if (op === 'remove') return pointer === '' ? undefined : { op, pointer };
  if ((op === 'set' || op === 'append') && json !== undefined)
    return op === 'set' && pointer === '' ? undefined : { op, pointer, value: json };
  if (op === 'move' && typeof to === 'number' && Number.isInteger(to)) return { op, pointer, to };
  return undefined;
}

function isPointer(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= MAX_POINTER_LENGTH &&
    (value === '' || value.startsWith('/')) &&
    value.split('/').length <= DEEPEST
  );
}

/** JSON no deeper than the check accepts, without `__proto__` as a key. */
function isShallow(value: unknown, depth = 0): value is Json {
  if (value === null) return true;
  if (typeof value !== 'object') return value !== undefined;
  if (depth >= DEEPEST) return false;
  const isName = (key: string) => key.length > 0 && key.length <= 120 && key !== '__proto__';
  const entries = Object.entries(value);
  return entries.every(([key, child]) => isName(key) && isShallow(child, depth + 1));
}

import { confirmedText } from '../../src/author/proofreading/confirmed-text.ts';
import { documentOf } from '../../src/check/json/json-document.ts';
import { localeIds } from '../../src/check/page-urls.ts';
import { dependentSentences } from '../../src/check/proofreading/dependent-sentences.ts';
import { confirmationsOf } from '../../src/check/proofreading/stale-sentences.ts';
import {
  type StaleTranslation,
  staleTranslations,
} from '../../src/check/proofreading/stale-translations.ts';
import type { Translation } from '../../src/check/proofreading/translations.ts';
import { type Json, pointerSteps, sameJson, valueAt } from '../../src/content/json.ts';
import { CONFIRMED_FILE } from '../../src/content/paths.ts';
import type { EditSession } from '../../src/studio/session/edit-session.ts';
import { factViews, namesOf } from '../../src/studio/session/fact-view.ts';
import { withoutLeftovers } from '../../src/studio/session/leftovers.ts';
import { isDateOrWallTime, timesOf } from '../../src/time/in-force.ts';
import type { Repository } from './git/repository.ts';
import type { Render } from './preview.ts';
import { proposalHandlers } from './proposal-handlers.ts';
import { quoteForStudio } from './quote-for-studio.ts';
import { readEdits } from './read-edits.ts';
import { BadRequest, type Body, type Handler, type Handlers } from './request.ts';
import { saveHandlers } from './save-handlers.ts';
import { siteOf, type Workspace } from './workspace.ts';

/** The handlers by request. A request can name only files of the session. */
export function createHandlers(
  workspace: Workspace,
  render: Render,
  repository: Repository | undefined,
): Handlers {
  const { session } = workspace;
  let rendered: Promise<unknown> = Promise.resolve();
  const saves = saveHandlers(workspace, repository);
  const proposals = proposalHandlers(workspace, () => confirmWritten(workspace));
  const changing: Handlers = {
    ...saves.changing,
    ...proposals.changing,
    state: () => workspace.refresh(),
    undo: () => session.undo(),
    redo: () => session.redo(),
    settle: (body) => settle(workspace, body),
    check: () => confirmWritten(workspace),
  };
  const others: Handlers = {
    ...saves.others,
    ...proposals.others,
    // The page asks for `check` after it.
    edit: (body) => edit(workspace, body),
    facts: () => {
      const { project } = workspace.result();
      const facts = project.locales.map((locale) => [locale, factViews(project, locale)]);
      return { facts: Object.fromEntries(facts), names: namesOf(project) };
    },
    quote: ({ request }) => quoteForStudio(workspace, request as Json),
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
  const all = Object.entries(changing).map(([name, answer]) => [name, withState(answer)]);
  return { ...others, ...Object.fromEntries(all) };
}

/**
 * Edits a file. Also removes, in every file, what only referred to the removed part.
 * @returns whether anything did
 */
function edit(workspace: Workspace, body: Body): { removedMore: boolean } {
  const { session } = workspace;
  const { file, edits } = readEdits(body);
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

/**
 * Confirms the sentences that somebody has just written: the form showed what they depend on, and
 * beside a translation its source. Sentences that only moved, or that a revert brought back, are
 * not confirmed.
 */
function confirmWritten(workspace: Workspace): void {
  const { session } = workspace;
  const before = new Map(session.drafts.map(({ path, before }) => [path, before]));
  if (![...before.keys()].some((path) => path.startsWith('texts/'))) return;
  const { project } = workspace.result();
  const reverted = new Set(workspace.reverted.flatMap(({ paths }) => paths));
  const isWritten = ({ document, pointer }: Pick<Translation, 'document' | 'pointer'>) => {
    const { path, value } = document;
    if (!before.has(path) || reverted.has(path)) return false;
    const old = documentOf({ path, text: before.get(path) ?? 'null' }).value ?? null;
    return !contains(old, valueAt(value, pointerSteps(pointer)) ?? null);
  };
  const isOwn = ({ translation, isBehind, isCopy }: StaleTranslation) =>
    !isBehind && !isCopy && isWritten(translation);
  const { confirmations } = confirmationsOf(project);
  const sentences = dependentSentences(project).filter(
    (sentence) =>
      !confirmations.get(sentence.document.path)?.has(sentence.key) && isWritten(sentence),
  );
  if (sentences.length === 0 && !staleTranslations(project).some(isOwn)) return;
  const keys = new Set(sentences.map(({ key }) => key));
  const text = confirmedText(project, keys, isOwn);
  session.amend(
    session.sources.map((source) =>
      source.path === CONFIRMED_FILE ? { ...source, text } : source,
    ),
  );
}

function contains(whole: Json, part: Json): boolean {
  if (sameJson(whole, part)) return true;
  if (typeof whole !== 'object' || whole === null) return false;
  return Object.values(whole).some((child) => contains(child, part));
}

/** The same texts in the other languages, for a file of the first. */
function translationsOf({ sources }: EditSession, file: string): string[] {
  const [first, ...others] = localeIds(siteOf(sources), false);
  const own = `texts/${first}/`;
  return file.startsWith(own) ? others.map((id) => file.replace(own, `texts/${id}/`)) : [];
}

function settle({ session }: Workspace, { file, keep }: Body): void {
  const conflict = session.conflicting.find(({ path }) => path === file);
  if (!conflict || (keep !== 'mine' && keep !== 'theirs')) throw new BadRequest('no conflict');
  session.settle({ path: conflict.path, text: conflict.theirs }, keep);
}

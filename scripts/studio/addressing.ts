import { entries, localeIds, pageEntry } from '../../src/check/addresses.ts';
import { documentOf } from '../../src/check/json/json-document.ts';
import type { Edit } from '../../src/studio/model/edit.ts';
import { readEdits } from '../../src/studio/model/read-edits.ts';
import type { EditSession } from '../../src/studio/session/edit-session.ts';
import type { Around, State } from '../../src/studio/session/state.ts';
import { archiving } from './archiving.ts';
import { deciding } from './decisions.ts';
import type { Repository } from './git/repository.ts';
import type { Draw, ShownPage } from './preview.ts';
import { proposing } from './proposing.ts';
import { type Answer, WrongQuestion } from './question.ts';
import { quoting } from './quoting.ts';
import type { Workspace } from './workspace.ts';

type Body = Readonly<Record<string, unknown>>;

/** Everything that the page may ask, by name. A file is named among those that are on the session, or it is none. */
export function addressing(
  workspace: Workspace,
  draw: Draw,
  repository: Repository | undefined,
): Readonly<Record<string, Answer>> {
  const { session } = workspace;
  const state = (body: Readonly<Record<string, unknown>>): State & Around => ({
    ...workspace.state(Number(body.revision) || 0),
    unkept: workspace.unkept,
    hasHistory: repository !== undefined,
  });
  const changing =
    (change: (body: Readonly<Record<string, unknown>>) => void): Answer =>
    (body) => {
      change(body);
      workspace.keep();
      return state(body);
    };
  return {
    ...deciding(workspace, state),
    ...archiving(workspace, repository, state),
    ...proposing(workspace, state),
    ...quoting(workspace),
    schemas: () => ({ schemas: workspace.settings.schemaFiles }),
    state: (body) => {
      workspace.look();
      return state(body);
    },
    edit: changing((body) => {
      const { file, edits } = editOf(body);
      session.edit(file, edits, translationsOf(session, file));
    }),
    undo: (body) => {
      const isSaved = session.undo();
      workspace.keep();
      return { ...state(body), isSaved };
    },
    redo: changing(() => session.redo()),
    discard: changing(() => session.discard()),
    settle: changing((body) => settle(workspace, body)),
    drafts: () => ({ before: workspace.before() }),
    preview: (body) => previewed(workspace, draw, body),
  };
}

function editOf({ file, edits }: Readonly<Record<string, unknown>>): {
  file: string;
  edits: Edit[];
} {
  const read = readEdits(edits);
  if (typeof file !== 'string' || !read) throw new WrongQuestion('no edits');
  return { file, edits: read };
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

function settle({ session }: Workspace, { file, keep }: Readonly<Record<string, unknown>>): void {
  const clash = session.clashing.find(({ path }) => path === file);
  if (!clash || (keep !== 'mine' && keep !== 'theirs')) throw new WrongQuestion('no clash');
  session.settle({ path: clash.path, text: clash.theirs }, keep);
}

/** A page of the content as it is now; one that cannot be drawn says so, and the check says why. */
async function previewed({ session }: Workspace, draw: Draw, body: Body): Promise<unknown> {
  const shown = shownPage(session, body);
  if (!shown) throw new WrongQuestion('no page');
  return (await draw(session.sources, shown)) ?? { broken: true };
}

/** The page that stands beside the form, among those that there are; the first language where it has none. */
function shownPage({ sources }: EditSession, { page, locale }: Body): ShownPage | undefined {
  const site = siteOf(sources);
  const locales = localeIds(site, false);
  const known = entries(site, 'pages').flatMap(pageEntry);
  const shown = locales.find((id) => id === locale) ?? locales[0];
  if (shown === undefined || !known.some(({ id }) => id === page)) return undefined;
  return { locale: shown, page: String(page) };
}

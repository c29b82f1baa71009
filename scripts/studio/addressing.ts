import type { Around, State } from '../../src/studio/desk/state.ts';
import type { Edit } from '../../src/studio/model/edit.ts';
import { readEdits } from '../../src/studio/model/read-edits.ts';
import { archiving } from './archiving.ts';
import { deciding } from './decisions.ts';
import type { Repository } from './git/repository.ts';
import type { Preview } from './preview.ts';
import { proposing } from './proposing.ts';
import { type Answer, HeldByOther, WrongQuestion } from './question.ts';
import type { Workshop } from './workshop.ts';

/** Everything that the page may ask, by name. A file is named among those that are on the desk, or it is none. */
export function addressing(
  workshop: Workshop,
  preview: Preview,
  repository: Repository | undefined,
): Readonly<Record<string, Answer>> {
  const { desk } = workshop;
  const state = (body: Readonly<Record<string, unknown>>): State & Around => ({
    ...workshop.state(Number(body.revision) || 0),
    unkept: workshop.unkept,
    held: workshop.held(),
    hasHistory: repository !== undefined,
  });
  const changing =
    (change: (body: Readonly<Record<string, unknown>>) => void): Answer =>
    (body) => {
      change(body);
      workshop.keep();
      return state(body);
    };
  return {
    ...deciding(workshop, state),
    ...archiving(workshop, repository, state),
    ...proposing(workshop, state),
    schemas: () => ({ schemas: workshop.settings.schemaFiles }),
    state: (body) => {
      workshop.look();
      return state(body);
    },
    edit: changing((body) => {
      const { file, edits } = editOf(body);
      if (workshop.settings.locks.holder(file)) throw new HeldByOther(file);
      desk.edit(file, edits);
    }),
    undo: (body) => {
      const isSaved = desk.undo();
      workshop.keep();
      return { ...state(body), isSaved };
    },
    redo: changing(() => desk.redo()),
    discard: changing(() => desk.discard()),
    settle: changing((body) => settle(workshop, body)),
    drafts: () => ({ before: workshop.before() }),
    preview: ({ page, locale }) => previewed(workshop, preview, page, locale),
    takeOver: ({ file, ...body }) => {
      const known = desk.sources.find(({ path }) => path === file);
      if (!known) throw new WrongQuestion('no file');
      workshop.settings.locks.take(known.path);
      return state(body);
    },
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

function settle({ desk }: Workshop, { file, keep }: Readonly<Record<string, unknown>>): void {
  const clash = desk.clashing.find(({ path }) => path === file);
  if (!clash || (keep !== 'mine' && keep !== 'theirs')) throw new WrongQuestion('no clash');
  desk.settle({ path: clash.path, text: clash.theirs }, keep);
}

/** A page of the content as it is now; one that cannot be drawn says so, and the check says why. */
async function previewed(
  workshop: Workshop,
  preview: Preview,
  page: unknown,
  wanted: unknown,
): Promise<unknown> {
  const { project } = workshop.result();
  const [main] = project.locales;
  const locale = project.locales.find((id) => id === wanted) ?? main;
  const known = project.pages.find(({ id }) => id === page);
  if (!known || locale === undefined) throw new WrongQuestion('no page');
  return preview.page(project, locale, known.id).catch(() => ({ broken: true }));
}

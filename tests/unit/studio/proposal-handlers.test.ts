import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { CONTENT } from '../../../scripts/project/paths.ts';
import { createHandlers } from '../../../scripts/studio/handlers.ts';
import { proposalHandlers } from '../../../scripts/studio/proposal-handlers.ts';
import { BadRequest } from '../../../scripts/studio/request.ts';
import type { Workspace } from '../../../scripts/studio/workspace.ts';
import { MAY_BE_DISABLED } from '../../../src/content/disabled-pages.ts';
import { slugOf } from '../../../src/studio/model/slug.ts';
import { findingView, keyOfFinding } from '../../../src/studio/session/finding-view.ts';
import type {
  NewSeason,
  ProposalResponse,
  Proposed,
} from '../../../src/studio/session/proposed.ts';
import { CAMP } from '../../camp.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { englishCamp } from '../../translated-camp.ts';
import { workspaceOf } from './studio-of-content.ts';

let workspace: Workspace;
const ask = <T>(request: 'add' | 'season' | 'propose', body: Record<string, unknown>): T =>
  proposalHandlers(workspace, () => {}).changing[request]?.(body) as T;
beforeEach(() => {
  // Each test has drafts of its own.
  workspace = workspaceOf(CAMP, drafts());
});

const drafts = () => join(temporaryFolder(), 'drafts.json');
/** The studio on the camp in two languages. */
const openEnglish = () => {
  workspace = workspaceOf(englishCamp(), drafts());
};
const findings = (...codes: string[]) =>
  workspace.result().findings.filter(({ code }) => codes.includes(code));
const handlers = () => createHandlers(workspace, async () => null, undefined);
const set = (pointer: string, value: string) => ({ op: 'set', pointer, value });
/** Edits a file as the page does, which then asks for the check. */
async function edited(file: string, ...edits: object[]): Promise<void> {
  await handlers().edit?.({ file, edits });
  await handlers().check?.({});
}
const type = (file: string, pointer: string, value: string) => edited(file, set(pointer, value));

describe('something new', () => {
  const values = { from: '2031-07-04', to: '2031-07-03' };

  it('joins the session as drafts, in one undo step', () => {
    const asked = { what: 'activity', id: 'orto' };
    const told = ask<ProposalResponse<Proposed>>('add', asked);
    expect(workspace.session.drafts).toEqual([]);
    expect(ask('add', { ...asked, apply: true })).toEqual(told);
    const drafts = workspace.session.drafts.map(({ path }) => path);
    expect(told).toMatchObject({ created: expect.arrayContaining(['pages/orto.json']) });
    expect(drafts).toEqual(expect.arrayContaining(['pages/orto.json', 'site.json']));
    workspace.session.undo();
    expect(workspace.session.drafts).toEqual([]);
  });

  it('asks for the translation of a name whose texts are still to write', () => {
    openEnglish();
    const called = 'Si paga con il bonifico?';
    const asked = { what: 'question', id: 'bonifico', called };
    const told = ask<ProposalResponse<Proposed>>('add', asked);
    const left = told.kind === 'ready' ? told.left : [];
    // The question comes before its answer.
    const title = left.find(({ file }) => file === 'texts/en/domande.json');
    expect(title).toMatchObject({ code: 'text-untranslated', args: { text: called } });
    const texts = { [`${title?.file}${title?.pointer}`]: 'Can I pay by transfer?' };
    expect(ask('add', { ...asked, texts })).not.toMatchObject({
      left: expect.arrayContaining([expect.objectContaining({ code: 'text-untranslated' })]),
    });
  });

  it('keeps two open days of one day there apart', () => {
    const day = { venue: 'lagoBlu', date: '2031-06-08', bookBy: '2031-06-04' };
    const asked = { what: 'open-day', id: 'open-day-lago-blu-2031-06-08', apply: true };
    for (const hours of ['10:00-11:00', '12:00-13:00', '15:30-19:00'])
      expect(ask('add', { ...asked, values: { ...day, hours } })).toMatchObject({ kind: 'ready' });
    const file = workspace.session.sources.find(({ path }) => path === 'facts/open-days.json');
    const { events } = JSON.parse(file?.text ?? '{}');
    expect(Object.keys(events)).toHaveLength(5);
  });

  it('takes the texts that were typed for it, and drafts their translations', () => {
    openEnglish();
    const asked = { what: 'testimonial', id: 'testimonial-5' };
    const told = ask<ProposalResponse<Proposed>>('add', asked);
    const left = told.kind === 'ready' ? told.left : [];
    const own = left.filter(({ file }) => file === 'texts/it/home.json');
    expect(own).toHaveLength(4);
    const texts = Object.fromEntries(
      own.map(({ file, pointer }) => [file + pointer, 'Torna sempre felice']),
    );
    expect(ask('add', { ...asked, texts, apply: true })).toMatchObject({ left: [] });
    for (const locale of ['it', 'en']) {
      const file = `texts/${locale}/home.json`;
      const home = workspace.session.sources.find(({ path }) => path === file);
      expect(home?.text.split('Torna sempre felice')).toHaveLength(5);
    }
  });

  it('does not drop a text that is too long', () => {
    const asked = { what: 'testimonial', id: 'testimonial-5' };
    const [one] = ask<Proposed>('add', asked).left;
    const place = `${one?.file}${one?.pointer}`;
    expect(() => ask('add', { ...asked, texts: { [place]: 'a'.repeat(5001) } })).toThrow(
      BadRequest,
    );
  });

  it('says why a closure cannot stand', () => {
    const values = { from: '2032-07-04', to: '2032-07-05' };
    const told = ask<ProposalResponse<Proposed>>('add', { what: 'closure', id: 'festa', values });
    const findings = expect.arrayContaining([expect.objectContaining({ severity: 'error' })]);
    expect(told).toMatchObject({ reason: 'value', findings });
    const closures = { festa: values };
    expect(told).toMatchObject({ after: { 'facts/season.json': { closures } } });
  });

  it.each([
    ['a name without letters', { what: 'page', id: '1' }, 'invalid-name'],
    ['the name of a page', { what: 'page', id: 'home' }, 'name-taken'],
    ['a closure without days', { what: 'closure', id: 'festa' }, 'missing-values'],
    ['a closure that ends first', { what: 'closure', id: 'f', values }, 'value'],
    ['an unknown kind', { what: 'folder', id: 'a' }, 'value'],
  ])('refuses %s', (_, body, reason) => {
    expect(ask('add', { ...body, apply: true })).toMatchObject({ kind: 'refused', reason });
    expect(workspace.session.drafts).toEqual([]);
  });

  it.each([{ id: 'a' }, { what: 'page', id: ['a'] }, { what: 'page' }])(
    'throws on %o, which the page never sends',
    (body) => expect(() => ask('add', body)).toThrow(BadRequest),
  );
});

it.each([
  ['Villa Pamphili', 'villa-pamphili'],
  ['  L’Orto è qui!  ', 'l-orto-e-qui'],
  ['24 ore', 'ore'],
  ['Серія «Сміливі» è qui', 'e-qui'],
  ['Café\u0301 №\u00A01', 'cafe-1'],
  ['…', ''],
])('names «%s» `%s`', (typed, name) => expect(slugOf(typed)).toBe(name));

it('confirms one translation, and no other', () => {
  openEnglish();
  const [first, ...others] = findings('translation-unread');
  const { project } = workspace.result();
  const [remedy] = first ? findingView(first, project).remedies : [];
  void proposalHandlers(workspace, () => {}).changing.reread?.({ ...remedy });
  expect(findings('translation-unread').map(({ file }) => file)).toEqual(
    others.map(({ file }) => file),
  );
});

it('takes a translation that was just written as read', async () => {
  openEnglish();
  const [home, title] = ['texts/en/home.json', '/meta/title'];
  await handlers().reread?.({ locale: 'en', file: home });
  const due = () =>
    findings('translation-unread', 'translation-behind').filter(
      ({ file, pointer }) => file === home && pointer === title,
    );
  await type('texts/it/home.json', title, 'Un campus nuovo');
  await type(home, title, 'A new camp');
  expect(due()).toEqual([]);
  // But one whose source then changes is behind.
  await type('texts/it/home.json', title, 'Un campus vecchio');
  expect(due().map(({ code }) => code)).toEqual(['translation-behind']);
  await handlers().reread?.({ keys: due().map(({ args }) => args.key) });
  expect(due()).toEqual([]);
});

it('does not take what only moved, or came back by a revert, as read', async () => {
  openEnglish();
  const file = 'texts/en/open-days.json';
  const unread = () =>
    findings('translation-unread').flatMap((finding) =>
      finding.file === file ? [finding.args.count] : [],
    );
  const all = unread();
  await edited(file, { op: 'move', pointer: '/packing/items/0', to: 1 });
  expect(unread()).toEqual(all);
  const back = workspace.session.sources.map((source) =>
    source.path === file
      ? { ...source, text: source.text.replace('§ Costume', '§ Swimsuit') }
      : source,
  );
  workspace.session.replace(back);
  workspace.reverted = [{ subject: 'Titoli', paths: [file], alone: undefined }];
  await handlers().check?.({});
  expect(unread()).toEqual(all);
  workspace.reverted = [];
  await handlers().check?.({});
  expect(unread()).not.toEqual(all);
});

it('takes a rewritten sentence as read, until what it is about changes again', async () => {
  const [file, pointer] = ['texts/it/prezzi.json', '/sections/compreso/body/1'];
  const isDue = () => findings('reread').some((finding) => finding.pointer === pointer);
  await type('facts/hours.json', '/halfDay/to', '13:30');
  expect(isDue()).toBe(true);
  await type(file, `${pointer}/text`, 'Fino a dopo pranzo');
  expect(isDue()).toBe(false);
  await type('facts/hours.json', '/halfDay/to', '13:00');
  expect(isDue()).toBe(true);
  // Words about something else do not count as reading it.
  await type('texts/it/home.json', '/meta/title', 'Un campus nuovo');
  expect(isDue()).toBe(true);
});

it('asks for the description of another picture, not for one that was just written', async () => {
  const due = () => findings('reread-picture').map(({ file }) => file);
  await type('pages/relax.json', '/picture', 'pool');
  expect(due()).toEqual(['texts/it/relax.json']);
  await type('texts/it/relax.json', '/hero/pictureAlt', 'Bambini in piscina');
  expect(due()).toEqual([]);
  await handlers().add?.({ what: 'slide', id: 'piscina', apply: true });
  const keys = ['title', 'subtitle', 'description', 'primary', 'secondary', 'pictureAlt'];
  const edits = keys.map((key) => set(`/hero/slides/piscina/${key}`, 'Bambini in piscina'));
  await edited('texts/it/home.json', ...edits);
  expect(due()).toEqual([]);
  await type('pages/home.json', '/hero/slides/3/picture', 'pool');
  expect(due()).toEqual(['texts/it/home.json']);
});

it('takes a translation that was typed with what was added as read', async () => {
  openEnglish();
  const asked = { what: 'question', id: 'bonifico', called: 'Si paga con il bonifico?' };
  const told = ask<ProposalResponse<Proposed>>('add', asked);
  const [title] = told.kind === 'ready' ? told.left.filter(isCopy) : [];
  const texts = { [`${title?.file}${title?.pointer}`]: 'Can I pay by transfer?' };
  await handlers().add?.({ ...asked, texts, apply: true });
  const due = findings('translation-unread').filter(({ pointer }) => pointer === title?.pointer);
  expect(due).toEqual([]);
  expect(workspace.session.drafts.map(({ path }) => path)).toContain('read/confirmed.json');
});

const isCopy = ({ code }: { code: string }) => code === 'text-untranslated';

describe('a hidden page', () => {
  const hide = (id: string, apply = false) => {
    const { project } = workspace.result();
    const index = project.pages.findIndex((page) => page.id === id);
    const edits = [{ op: 'set', pointer: `/pages/${index}/off`, value: true }];
    return ask<ProposalResponse<Proposed>>('propose', { file: 'site.json', edits, apply });
  };

  it.each(['gallery', 'shows'])('leaves nothing to mend: %s', (id) => {
    expect(hide(id)).toMatchObject({ kind: 'ready', left: [] });
    expect(workspace.session.drafts).toEqual([]);
    hide(id, true);
    expect(workspace.session.drafts.map(({ path }) => path)).toEqual(['site.json']);
  });

  it('of the live site causes no error, or is refused with what to change first', () => {
    workspace = workspaceOf(CONTENT, drafts());
    const { findings, project } = workspace.result();
    const known = new Set(findings.map(keyOfFinding));
    const asked = project.pages.filter(({ template }) => MAY_BE_DISABLED.has(template ?? ''));
    const told = asked.map(({ id }) => [id, hide(id)] as const);
    const causing = told.filter(
      ([, one]) => one.kind === 'ready' && !one.left.every((left) => known.has(keyOfFinding(left))),
    );
    expect(causing.map(([id]) => id)).toEqual([]);
    expect(Object.fromEntries(told)['lavora-con-noi']).toEqual({
      kind: 'refused',
      reason: 'needed',
      places: [{ file: 'pages/layout.json', pointer: '/header/button' }],
    });
  });

  it('is refused where the site needs it', () => {
    const findings = [expect.objectContaining({ code: 'page-off-needed' })];
    expect(hide('home', true)).toMatchObject({ kind: 'refused', findings });
    expect(workspace.session.drafts).toEqual([]);
  });
});

describe('another season', () => {
  it('is proposed, and added to the session', () => {
    expect(ask<NewSeason>('season', { year: 2032 })).toMatchObject({ kind: 'ready', year: 2032 });
    expect(workspace.session.drafts).toEqual([]);
    ask<NewSeason>('season', { year: 2032, apply: true });
    const season = workspace.session.sources.find(({ path }) => path === 'facts/season.json');
    expect(season?.text).toContain('"start": "2032-');
  });

  it.each([2031, 'presto'])('is refused for %o', (year) => {
    expect(ask('season', { year, apply: true })).toMatchObject({ reason: 'year' });
    expect(workspace.session.drafts).toEqual([]);
  });
});

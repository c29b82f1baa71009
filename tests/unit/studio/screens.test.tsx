// Renders every screen of the studio as text, with the made-up camp and no browser: none fails, and
// none shows an internal name.
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createHandlers } from '../../../scripts/studio/handlers.ts';
import { childOf, type Json } from '../../../src/content/json.ts';
import { editsFor } from '../../../src/studio/model/confirm.ts';
import { Findings } from '../../../src/studio/page/parts/FindingNote.tsx';
import {
  ProposedChanges,
  RefusalNote,
  studioAfter,
} from '../../../src/studio/page/parts/Proposal.tsx';
import { SaveDialog } from '../../../src/studio/page/parts/SaveDialog.tsx';
import { textsToWrite } from '../../../src/studio/page/parts/same-texts.ts';
import { request } from '../../../src/studio/page/request.ts';
import { StudioPage } from '../../../src/studio/page/StudioPage.tsx';
import { currentStudio, goTo, openStudio } from '../../../src/studio/page/store.ts';
import type { Route } from '../../../src/studio/page/studio.ts';
import type { PendingDecision } from '../../../src/studio/session/decisions.ts';
import type { ProposalResponse, Proposed } from '../../../src/studio/session/proposed.ts';
import words from '../../../src/studio/words.json' with { type: 'json' };
import { CAMP, campFiles } from '../../camp.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { isInner, workspaceOf } from './studio-of-content.ts';

const workspace = workspaceOf(CAMP, join(temporaryFolder(), 'drafts.json'));
const answers = createHandlers(workspace, () => Promise.resolve(null), undefined);

const SAVE = {
  id: 'a',
  author: 'Anna',
  date: '21/11/2026 09:30',
  subject: 'Tariffe',
  details: [],
};
/** Without a browser no effect runs, so screens get the server's answers at once. */
const known: Record<string, unknown> = {
  kinds: await answers.kinds?.({}),
  questions: await answers.questions?.({}),
  history: {
    saves: [{ ...SAVE, isWaiting: true }],
  },
};
/** By request: what sends it again when it changes. */
const askedAgain = new Map<string, unknown>();
vi.mock('../../../src/studio/page/use-response.ts', () => ({
  useResponse: (request: string, again?: unknown) => {
    askedAgain.set(request, again);
    return known[request];
  },
}));

function stubWindow(): void {
  const kept = { getItem: () => null, setItem: () => undefined };
  vi.stubGlobal('window', { location: { hash: '' }, sessionStorage: kept, localStorage: kept });
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) =>
    Response.json((await answers[url.replace('/api/', '')]?.(JSON.parse(body))) ?? {}),
  );
}
beforeEach(stubWindow);

beforeAll(async () => {
  stubWindow();
  await openStudio();
});

/** The texts on a screen. */
function textsAt(spot: Partial<Route>): string[] {
  goTo(spot);
  return textsOf(<StudioPage />);
}

function textsOf(screen: ReactNode): string[] {
  return renderToString(screen)
    .replace(/<input[^>]*>|<pre>.*?<\/pre>/gs, '')
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').trim())
    .filter((text) => text !== '');
}

const { title: _, ...views } = words.views;

it.each(Object.keys(views) as Route['view'][])('renders the list «%s» in plain words', (view) => {
  const told = textsAt({ view, file: '' });
  expect(told.length).toBeGreaterThan(120);
  expect(told.filter(isInner)).toEqual([]);
});

const everyThird = <T,>(all: readonly T[]) => all.filter((_, index) => index % 3 === 0);
const { questions } = known.questions as { questions: readonly PendingDecision[] };

it.each(
  // Each way to decide on some questions: a decision is checked whole, and takes half a second.
  everyThird(questions).map(({ fact, overrides }, index) => {
    const [{ pages = [], venues = [] } = {}] = overrides;
    if (venues[0] !== undefined) return { fact, here: venues[0] };
    if (index % 3 === 0) return { fact, keep: true };
    return index % 3 === 1 ? { fact, typed: '1' } : { fact, as: pages[0] };
  }),
)('previews the decision %j in plain words', async (choice) => {
  expectPlain((await answers.decide?.({ ...choice, apply: false })) as ProposalResponse<Proposed>);
});

function expectPlain(told: ProposalResponse<Proposed>): void {
  const isReady = told.kind === 'ready';
  const texts = textsOf(
    isReady ? <ProposedChanges proposed={told} /> : <RefusalNote refused={told} />,
  );
  expect(texts).not.toEqual([]);
  expect(texts.filter(isInner)).toEqual([]);
}

const PLACES = [...campFiles.keys()].map((file) => ({ file, pointer: '' }));
const CHANGED = [
  'facts/prices.json',
  'texts/it/home.json',
  'pages/home.json',
  'read/confirmed.json',
];
const [now, old] = [true, false].map((isWhole) =>
  Object.fromEntries(
    CHANGED.map((path) => {
      const { $schema = '', ...rest } = Object(campFiles.get(path));
      return [path, isWhole ? { $schema, ...rest } : { $schema }];
    }),
  ),
) as [Record<string, Json>, Record<string, Json>];

const REASONS = [...Object.keys(words.refusals), 'errors'] as (keyof typeof words.refusals)[];

it.each<ProposalResponse<Proposed>>([
  { kind: 'ready', before: old, after: now, left: [], names: {} },
  { kind: 'ready', before: now, after: old, left: [], names: {} },
  ...REASONS.map((reason) => ({ kind: 'refused', reason, places: PLACES }) as const),
])('previews a proposal in plain words: $kind $reason', expectPlain);

/** What the form for a new sport says of an age. */
async function newSport(fromAge: string) {
  const asked = { what: 'sport', id: 'scherma', called: 'Scherma', values: { fromAge } };
  return (await answers.add?.({ ...asked, apply: false })) as ProposalResponse<Proposed>;
}

it('names the field of an age that cannot be read', async () => {
  const refused = await newSport('6 cani');
  expectPlain(refused);
  if (refused.kind !== 'refused') throw new Error('the age is taken');
  expect(textsOf(<RefusalNote refused={refused} />).join(' ')).toContain('«Si pratica da»');
});

it('takes an age with its unit, and asks for the text of what is new', async () => {
  const proposed = await newSport('6 anni');
  expectPlain(proposed);
  if (proposed.kind !== 'ready') throw new Error('the age is refused');
  expect(textsOf(<ProposedChanges proposed={proposed} />).join(' ')).toContain('6 anni');
  const texts = textsToWrite(studioAfter(currentStudio(), proposed), proposed.left);
  expect(texts.map(({ title }) => title)).toContain('Testo');
});

it('says beside a value of a page the official one, whatever it is', () => {
  const says = (page: string) =>
    textsAt({ view: 'file', file: `pages/${page}.json`, pointer: '/says' });
  expect(says('iscrizioni')).toContain('Il dato ufficiale è 10:30–13:30');
  expect(says('parco-tigli')).toContain('Il dato ufficiale è 11 voci');
});

it('says why the home page cannot be hidden, instead of a button', () => {
  const file = 'texts/it/home.json';
  const told = textsAt({ view: 'file', file });
  expect(told).toContain(words.pageOff.home);
  expect(told).not.toContain(words.pageOff.hide);
});

/** What is seen after an edit, which is then undone. */
async function afterEdit<T>(file: string, pointer: string, value: Json, seen: () => T): Promise<T> {
  await request('edit', { file, edits: [{ op: 'set', pointer, value }] });
  await openStudio();
  const all = seen();
  await request('undo');
  await openStudio();
  return all;
}

it('asks for the history again once drafts are saved', async () => {
  const again = () => {
    textsAt({ view: 'history', file: '' });
    return askedAgain.get('history');
  };
  const saved = again();
  expect(await afterEdit('facts/prices.json', '/week', 150, again)).not.toBe(saved);
  expect(again()).toBe(saved);
});

it('offers to move the values that change with one, beside it', async () => {
  const [file, pointer] = ['facts/hours.json', '/camp/to'];
  const isOffered = (text: string) => / anche: |: spostate a \d/.test(text);
  const told = () => textsAt({ view: 'file', file, pointer });
  expect(told().filter(isOffered)).toEqual([]);
  const after = await afterEdit(file, pointer, '17:00', told);
  expect(after.filter(isOffered).length).toBeGreaterThan(3);
  expect(after.filter(isInner)).toEqual([]);
});

it('shows the error of a sentence that depends on facts at its field', async () => {
  const place = { file: 'texts/it/domande.json', pointer: '/questions/items/mezza/body/0' };
  const told = await afterEdit(
    place.file,
    `${place.pointer}/text`,
    'Avvisateci entro le 9:07.',
    () => textsAt({ view: 'file', ...place }),
  );
  expect(told.filter((text) => text.includes('9:07» è scritto'))).not.toEqual([]);
});

it('shows what a value to confirm waits for', () => {
  const [first] = Object.values(Object(campFiles.get('facts/testimonials.json')).testimonials);
  const told = textsAt({ view: 'file', file: 'facts/testimonials.json', pointer: '/testimonials' });
  const { note } = Object(first).confirm;
  expect(told).toContain(note);
  // The button says what pressing it confirms.
  const [, needed] = /^Serve (.*?):/.exec(note) ?? [];
  expect(told).toContain(`C’è ${needed}`);
  expect(told).not.toContain(words.findings.confirm);
});

it('asks beside a value for nothing that was typed already', async () => {
  const [file, pointer] = ['facts/contacts.json', '/secretariat/phone'];
  const whole = campFiles.get(file) ?? null;
  await request('edit', {
    file,
    edits: editsFor(whole, whole, pointer, '+39 045 123 4567', { isTyped: true }),
  });
  await openStudio();
  const told = textsAt({ view: 'file', file, pointer });
  await request('undo');
  await openStudio();
  const notes = told.filter((text) => text.includes('di esempio'));
  expect(notes).toHaveLength(1);
  expect(notes.join()).not.toMatch(/telefono/i);
});

it.each(['file', 'confirm'] as const)('has one button for a need, in the view «%s»', (view) => {
  const file = 'facts/testimonials.json';
  const whole = Object(campFiles.get(file));
  const [id = ''] = Object.keys(whole.testimonials);
  const told = textsAt({ view, file, pointer: `/testimonials/${id}` });
  const all = told.filter((text) => text.startsWith('C’è il consenso'));
  expect(all).toHaveLength(Object.keys(whole.testimonials).length);
});

it('says before a save which sentences are left to read again', async () => {
  const told = await afterEdit('facts/prices.json', '/halfDayWeek', 99, () => {
    vi.stubGlobal('document', { querySelector: () => null });
    return textsOf(<SaveDialog onClose={() => undefined} />);
  });
  vi.stubGlobal('document', undefined);
  expect(told).toContain(words.summary.toLook);
  expect(told.filter(isInner)).toEqual([]);
});

it('offers no second item of a list while one is still empty', async () => {
  const [file, pointer] = ['notices.json', '/notices'];
  const notice = { text: { it: 'Ciao.' }, from: '2031-07-02', until: '2031-07-03' };
  const offered = (page: string) =>
    afterEdit(file, pointer, [{ ...notice, where: [page] }], () =>
      textsAt({ view: 'file', file, pointer }).includes('Aggiungete pagina'),
    );
  expect([await offered(''), await offered('home')]).toEqual([false, true]);
});

it('names all that is left to look at', () => {
  const { findings } = currentStudio();
  expect(findings.length).toBeGreaterThan(20);
  const told = textsOf(<Findings title="" findings={findings} />);
  expect(told.filter((text) => text === words.findings.go)).toHaveLength(findings.length);
});

it('lists sentences to read again with a tick for each, and marks what changed', async () => {
  const html = await afterEdit('facts/hours.json', '/halfDay/to', '13:30', () => {
    expect(textsAt({ view: 'findings' }).filter(isInner)).toEqual([]);
    return renderToString(<StudioPage />);
  });
  expect(html.match(/<mark>.*?<\/mark>/g)).toEqual(['<mark>13:30</mark>']);
  // One for the sentence, one for its page.
  expect(html.match(/type="checkbox"/g)).toHaveLength(2);
});

it('says that an error stops the count of all the rest', async () => {
  const told = () => textsAt({ view: 'findings' });
  expect(await afterEdit('facts/prices.json', '/week', -1, told)).toEqual(
    expect.arrayContaining([words.findings.restLater, words.findings.partial]),
  );
  expect(told()).not.toContain(words.findings.restLater);
});

it('shows values in force from a date as facts', async () => {
  const [file, pointer] = ['later.json', '/changes'];
  const changes = { '2031-09-01': { 'prices.week': 151 } };
  const told = await afterEdit(file, pointer, changes, () =>
    textsAt({ view: 'file', file, pointer }),
  );
  expect(told).toContain('Valori nuovi: 1 settembre 2031');
  expect(told).toContain('Tariffe di base › Lago Blu › Settimana intera');
  expect(told.filter(isInner)).toEqual([]);
});

it.each([...campFiles.keys()].filter((path) => path !== 'read/confirmed.json'))(
  'renders the form of %s in plain words',
  (file) => {
    const parts = Object.keys(Object(campFiles.get(file))).filter((key) => key !== '$schema');
    const told = parts.flatMap((key) => textsAt({ view: 'file', file, pointer: childOf('', key) }));
    expect(told).not.toContain(words.field.unknown);
    expect([...new Set(told)].filter(isInner)).toEqual([]);
  },
);

it.each([{ view: 'pages' as const }, { file: 'pages/gallery.json' }])(
  'shows the menus of a page, and the button that hides it: %j',
  (spot) => {
    const texts = textsAt(spot);
    expect(texts).toEqual(expect.arrayContaining([words.pageOff.hide, 'Gallery']));
  },
);

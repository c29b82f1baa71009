import { beforeEach, expect, it, vi } from 'vitest';
import { currentStudio, edit, openStudio, send } from '../../../src/studio/page/store.ts';

const PRICES = 'facts/prices.json';
const VALUES = { [PRICES]: { week: 135, day: 30 } };
const STATE = {
  revision: 1,
  findings: [],
  drafts: [],
  conflicting: [],
  canUndo: false,
  canRedo: false,
  values: VALUES,
  files: [{ path: PRICES, schema: undefined }],
  pages: [],
  draftError: '',
  before: {},
  hasHistory: false,
  schemas: [],
  facts: [],
  names: {},
};

const REFUSED = { kind: 'refused', reason: 'value', findings: [] };

/** The requests to the server, which answers after `letGo`. */
const asked: [question: string, body: { edits?: unknown }][] = [];
let letGo: () => void = () => undefined;
/** A question that fails, with all after it that ask for the state. */
let failing = '';

beforeEach(async () => {
  vi.stubGlobal('window', {
    location: { hash: '' },
    sessionStorage: { getItem: () => '', setItem: () => undefined },
  });
  let held: Promise<void> = Promise.resolve();
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    asked.push([url.replace('/api/', ''), JSON.parse(body)]);
    await held;
    if (failing !== '' && new RegExp(`/(?:${failing}|state)$`).test(url))
      return new Response('', { status: 500 });
    return Response.json(url.endsWith('add') ? REFUSED : STATE);
  });
  await openStudio();
  asked.length = 0;
  failing = '';
  ({ promise: held, resolve: letGo } = Promise.withResolvers<void>());
});

const set = (pointer: string, value: number) => ({ op: 'set', pointer, value }) as const;

it('sends only the last text typed while it awaits an answer', async () => {
  for (const value of [1, 14, 140]) edit(PRICES, set('/week', value));
  edit(PRICES, set('/day', 3));
  edit(PRICES, set('/day', 31));
  const undone = send('undo');
  edit(PRICES, set('/day', 32));
  const last = send('state');
  letGo();
  await Promise.all([undone, last]);
  expect(asked.map(([question, { edits }]) => [question, edits])).toEqual([
    ['edit', [set('/week', 140)]],
    ['check', undefined],
    ['edit', [set('/day', 31)]],
    ['check', undefined],
    ['undo', undefined],
    ['edit', [set('/day', 32)]],
    ['check', undefined],
    ['state', undefined],
  ]);
});

it('keeps what was there before an edit, at once', async () => {
  edit(PRICES, set('/week', 140));
  edit(PRICES, set('/day', 31));
  expect(currentStudio().before).toEqual(VALUES);
  letGo();
  await send('state');
});

it('forgets that a value is empty with its first letter', async () => {
  const empty = { severity: 'error', code: 'text-empty', file: PRICES, pointer: '/week' };
  Object.assign(currentStudio(), { values: { [PRICES]: { week: '' } }, findings: [empty] });
  edit(PRICES, { op: 'set', pointer: '/week', value: 'm' });
  expect(currentStudio().findings).toEqual([]);
  letGo();
  await send('state');
});

it('takes the findings of a refusal for what they are, not for a new state', async () => {
  letGo();
  expect(await send('add', { apply: false })).toEqual(REFUSED);
});

it('sends later edits after an answer that could not be read', async () => {
  letGo();
  failing = 'undo';
  await send('undo');
  failing = '';
  edit(PRICES, set('/week', 141));
  await send('redo');
  expect(asked.map(([question]) => question)).toEqual(['undo', 'state', 'edit', 'check', 'redo']);
});

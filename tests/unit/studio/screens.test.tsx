// Renders every screen of the studio as text, with the made-up camp and no browser: none fails, and
// none shows an internal name.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { addressing } from '../../../scripts/studio/addressing.ts';
import { childOf } from '../../../src/studio/model/edit.ts';
import { ask } from '../../../src/studio/page/ask.ts';
import { StudioPage } from '../../../src/studio/page/StudioPage.tsx';
import type { Spot } from '../../../src/studio/page/spots.ts';
import { goTo, openStudio } from '../../../src/studio/page/store.ts';
import words from '../../../src/studio/words.json' with { type: 'json' };
import { CAMP, campFiles } from '../../camp.ts';
import { isInner, workspaceOf } from './studio-of-content.ts';

const folder = mkdtempSync(join(tmpdir(), 'studio-screens-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const workspace = workspaceOf(CAMP, join(folder, 'drafts.json'));
const answers = addressing(workspace, () => Promise.resolve(null), undefined);

function stubWindow(): void {
  const kept = { getItem: () => null, setItem: () => undefined };
  vi.stubGlobal('window', { location: { hash: '' }, sessionStorage: kept, localStorage: kept });
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) =>
    Response.json((await answers[address.replace('/api/', '')]?.(JSON.parse(body))) ?? {}),
  );
}
beforeEach(stubWindow);

beforeAll(async () => {
  stubWindow();
  await openStudio();
});

/** The texts on a screen. */
function textsAt(spot: Partial<Spot>): string[] {
  goTo(spot);
  return renderToString(<StudioPage />)
    .replace(/<input[^>]*>|<pre>.*?<\/pre>/gs, '')
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').trim())
    .filter((text) => text !== '');
}

const { title: _, ...views } = words.views;

it.each(Object.keys(views) as Spot['view'][])('renders the list «%s» in plain words', (view) => {
  expect(textsAt({ view, file: '' }).filter(isInner)).toEqual([]);
});

it('renders all values that change together in plain words', () => {
  const told = textsAt({ view: 'together', file: '', pointer: 'hours.camp.to' });
  expect(told.filter((text) => text.startsWith('Orari › ')).length).toBeGreaterThan(5);
  expect(told.filter(isInner)).toEqual([]);
});

it('shows values in force from a date as facts', async () => {
  const edits = [
    { op: 'set', pointer: '/changes', value: { '2031-09-01': { 'prices.week': 151 } } },
  ];
  await ask('edit', { file: 'later.json', edits });
  await openStudio();
  const told = textsAt({ view: 'file', file: 'later.json', pointer: '/changes' });
  expect(told).toContain('Valori nuovi: 1 settembre 2031');
  expect(told).toContain('Tariffe di base › Lago Blu › Settimana intera');
  expect(told.filter(isInner)).toEqual([]);
  await ask('undo');
  await openStudio();
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

import { expect, it, vi } from 'vitest';
import {
  askedBeside,
  bring,
  follow,
  type Previewed,
} from '../../../src/studio/page/preview/follow.ts';

const HOME = { page: 'home', locale: '' };
const pageOf = (body: string): Previewed => ({
  body,
  title: '',
  description: '',
  language: 'it',
  places: [],
});

it('shows the page that came with an edit, and no older one that comes later', async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const asked: string[] = [];
  vi.stubGlobal('window', {
    location: { hash: '' },
    sessionStorage: { getItem: () => '', setItem: () => undefined },
  });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    await held;
    return Response.json(pageOf('asked'));
  });
  const told: string[] = [];
  const tell = (page: Previewed) => told.push(page.broken ? 'broken' : page.body);
  follow(HOME, 1, tell);
  expect(askedBeside()).toEqual(HOME);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  bring(HOME, pageOf('brought'));
  const leave = follow(HOME, 2, tell);
  expect(told).toEqual(['brought']);
  letGo();
  // What came along belongs to that page alone, and is told once.
  bring(HOME, pageOf('of another page'));
  follow({ page: 'team', locale: '' }, 3, tell);
  await vi.waitFor(() => expect(told).toEqual(['brought', 'asked']));
  expect(asked).toEqual(['/api/preview', '/api/preview']);
  leave();
  expect(askedBeside()).toBeUndefined();
});

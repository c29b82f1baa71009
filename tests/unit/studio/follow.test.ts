import { expect, it, vi } from 'vitest';
import { type Previewed, requestLatest } from '../../../src/studio/page/preview/use-preview.ts';

it('requests one page at a time, then only the last one wanted', async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const asked: string[] = [];
  vi.stubGlobal('window', {
    location: { hash: '' },
    sessionStorage: { getItem: () => '', setItem: () => undefined },
  });
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    // Another file's studio may still be asking for its facts.
    if (url !== '/api/preview') return Response.json({});
    const { page } = JSON.parse(body);
    asked.push(page);
    await held;
    return page === 'team' ? Response.json({}, { status: 500 }) : Response.json({ body: page });
  });
  const told: unknown[] = [];
  const tell = (page: Previewed) => told.push(page);
  requestLatest({ page: 'home', locale: '', day: '' }, tell);
  await vi.waitFor(() => expect(asked).toEqual(['home']));
  requestLatest({ page: 'prices', locale: '', day: '' }, tell);
  requestLatest({ page: 'team', locale: '', day: '' }, tell);
  letGo();
  await vi.waitFor(() => expect(told).toEqual([{ body: 'home' }, { broken: true }]));
  expect(asked).toEqual(['home', 'team']);
});

import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeReleaseList } from '../../../scripts/site/release/write-release-list.ts';
import { createApp } from '../../../src/server/app.ts';
import { createFailureLog, type FailureLine } from '../../../src/server/failure-log.ts';
import { type Listening, listen } from '../../../src/server/listen.ts';
import { MadeUpSite } from './site/made-up-site.ts';

let made: MadeUpSite;
let server: Listening | undefined;
const seen: FailureLine[] = [];

beforeEach(() => {
  made = new MadeUpSite().release();
  seen.length = 0;
});
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function open(): Promise<string> {
  const logFailure = (line: FailureLine) => seen.push(line);
  server = await listen(createApp({ root: made.root }), 0, { logFailure });
  return `http://localhost:${server.port}`;
}

/** Sends bytes, and waits for the end of the connection. */
function sent(text: string): Promise<unknown> {
  const socket = connect(server?.port ?? 0, 'localhost');
  socket.on('error', () => {});
  socket.resume();
  socket.write(text);
  return new Promise((resolve) => socket.once('close', resolve));
}

it('logs a failed request, and nothing that a visitor typed', async () => {
  const url = await open();
  for (const path of ['/', '/mario.rossi@example.com?tel=3331234567', '/assets/gone-B1x.js'])
    await fetch(url + path);
  await fetch(url, { method: 'DELETE' });
  await expect
    .poll(() => seen)
    .toEqual([
      { event: 'request', status: 404, method: 'GET', path: '…' },
      { event: 'request', status: 404, method: 'GET', path: '/assets/gone-B1x.js' },
      { event: 'request', status: 405, method: '…', path: '…' },
    ]);
});

it.each([
  ['two-hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'],
  ['too-many-waiting', 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(40)],
] as const)('has a line when the limit «%s» is hit', async (limit, text) => {
  await open();
  await sent(text);
  await expect.poll(() => seen).toContainEqual({ event: 'limit', limit });
});

it('limits log lines, and counts the dropped ones', () => {
  let now = 0;
  const lines: object[] = [];
  const logFailure = createFailureLog(
    (line) => lines.push(line),
    () => now,
  );
  for (let count = 0; count < 1000; count += 1) logFailure({ event: 'limit', limit: 'two-hosts' });
  expect(lines.length).toBe(20);
  now = 1000;
  logFailure({ event: 'limit', limit: 'two-hosts' });
  expect(lines.slice(20)).toEqual([
    { event: 'quiet', lines: 980 },
    { event: 'limit', limit: 'two-hosts', time: '1970-01-01T00:00:01.000Z' },
  ]);
});

it('reports its release at /readyz, and whether it is complete', async () => {
  const { digest } = writeReleaseList(made.root, '2025-06-01', '');
  const state = async () => (await fetch(`${await open()}/readyz`)).json();
  expect(await state()).toEqual({ release: digest, complete: true, damaged: 0 });
  await server?.close();
  writeFileSync(join(made.root, 'sport-city/index.html'), '<h1>Spor');
  expect(await state()).toEqual({ release: digest, complete: false, damaged: 1 });
});

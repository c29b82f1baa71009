import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { requestAndCheck } from '../../../../scripts/check/online/faults.ts';
import { requestUrl } from '../../../../scripts/check/online/request-url.ts';

async function serving(listener: RequestListener): Promise<URL> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return new URL(`http://localhost:${(server.address() as AddressInfo).port}`);
}

it('sends the credentials of a URL in a header', async () => {
  const url = await serving((request, response) => response.end(request.headers.authorization));
  Object.assign(url, { username: 'name', password: 'sè:cret' });
  const { body } = await requestUrl(url, 'identity', 100);
  expect(String(body)).toBe(`Basic ${Buffer.from('name:sè:cret').toString('base64')}`);
});

it('waits for headers only so long', async () => {
  const url = await serving(() => {});
  await expect(requestUrl(url, 'identity', 100, 50)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
});

it('waits longer for a body', async () => {
  const url = await serving((_, response) => {
    response.write('first ');
    setTimeout(() => response.end('last'), 300);
  });
  const { body, isCut } = await requestUrl(url, 'identity', 100, 200);
  expect([String(body), isCut]).toEqual(['first last', false]);
});

it.each([
  ['ETIMEDOUT', 'tempo scaduto'],
  ['UND_ERR_CONNECT_TIMEOUT', 'tempo scaduto'],
  ['ENOTFOUND', 'ENOTFOUND'],
])('says %s without English', async (code, reason) => {
  const fail = () => {
    throw Object.assign(new Error('in English'), { code });
  };
  const faults = await requestAndCheck(
    await serving((_, response) => response.end()),
    '/',
    'br',
    fail,
  );
  expect(faults).toMatchObject([{ code: 'online-silent', args: { reason } }]);
});

it('says that a port cannot be used, and never the password', async () => {
  const base = new URL('http://name:secret@localhost:6000');
  const faults = await requestAndCheck(base, '/', 'br', () => []);
  expect(faults).toMatchObject([{ args: { reason: 'porta che non si può usare' } }]);
  expect(JSON.stringify(faults)).not.toContain('secret');
});

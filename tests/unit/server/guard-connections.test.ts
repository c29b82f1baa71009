import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { createApp } from '../../../src/server/app.ts';
import { type Listening, type ListenOptions, listen } from '../../../src/server/listen.ts';
import { MadeUpSite } from './site/made-up-site.ts';

const MB = 1024 * 1024;
const site = new MadeUpSite().release();
let server: Listening | undefined;

afterEach(() => server?.close());

async function serving(
  app: Parameters<typeof listen>[0] = createApp({ root: site.root }),
  options: ListenOptions = {},
): Promise<Socket> {
  server = await listen(app, 0, options);
  return connect(server.port, '127.0.0.1').on('error', () => {});
}

const get = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');

const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

/** The response, up to the end of the connection. */
async function answerTo(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket.setEncoding('latin1')) text += chunk;
  return text;
}

describe('a connection', () => {
  it('may pipeline requests', async () => {
    const socket = await serving();
    socket.write(get('/livez').repeat(9) + get('/livez', 'Connection: close'));
    expect((await answerTo(socket)).match(/HTTP\/1\.1 200/g)).toHaveLength(10);
  });

  it('handles one request at a time, in order', async () => {
    let [running, most] = [0, 0];
    const app = new Hono().get('/slow/:number', async (c) => {
      running += 1;
      most = Math.max(most, running);
      await wait(20);
      running -= 1;
      return c.text(`answer ${c.req.param('number')}`);
    });
    const socket = await serving(app);
    const asked = [1, 2, 3, 4, 5].map((number) => get(`/slow/${number}`)).join('');
    socket.write(asked + get('/slow/6', 'Connection: close'));
    const answers = (await answerTo(socket)).match(/answer \d/g);
    expect(answers).toEqual([1, 2, 3, 4, 5, 6].map((number) => `answer ${number}`));
    expect(most).toBe(1);
  });

  it('ends when it pipelines too many requests', async () => {
    let asked = 0;
    const app = new Hono().get('/large', (c) => {
      asked += 1;
      return c.body('x'.repeat(MB));
    });
    const socket = await serving(app);
    socket.pause().write(get('/large').repeat(500));
    await closed(socket.resume());
    expect(asked).toBeLessThan(20);
  });

  it('ends when it reads nothing of a response', async () => {
    const app = new Hono().get('/large', (c) => c.body('x'.repeat(20 * MB)));
    const socket = await serving(app, { timeouts: { sendMs: 200 } });
    socket.pause().write(get('/large'));
    await wait(1500);
    await closed(socket.resume());
    expect(socket.bytesRead).toBeLessThan(20 * MB);
  });

  it('waits for a slow response', async () => {
    const app = new Hono().get('/slow', async (c) => {
      await wait(800);
      return c.text('late');
    });
    const socket = await serving(app, { timeouts: { sendMs: 200 } });
    socket.write(get('/slow', 'Connection: close'));
    expect(await answerTo(socket)).toMatch(/late$/);
  });

  it('ends soon after the timeout for the head of a request', async () => {
    const socket = await serving(undefined, { timeouts: { headersMs: 300 } });
    socket.write('GET / HTTP/1.1\r\nHost: local');
    const sent = Date.now();
    expect(await answerTo(socket)).toMatch(/^HTTP\/1\.1 408 /);
    // By default Node checks every half minute.
    expect(Date.now() - sent).toBeLessThan(15_000);
  });
});

describe('a long body', () => {
  const HEAD = 'HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

  it.each([
    ['POST / announced', `POST / ${HEAD}Content-Length: ${300 * MB}\r\n\r\n`, 405],
    ['GET / announced', `GET / ${HEAD}Content-Length: ${300 * MB}\r\n\r\n`, 200],
    ['POST /api/mcp announced', `POST /api/mcp ${HEAD}Content-Length: ${300 * MB}\r\n\r\n`, 413],
    ['POST /api/mcp in parts', `POST /api/mcp ${HEAD}Transfer-Encoding: chunked\r\n\r\n`, 413],
  ])('%s is answered, but not read to its end', async (_, head, status) => {
    const publicApiLimits = { perMinute: 1000, trustedProxies: [] };
    const socket = await serving(createApp({ root: site.root, publicApiLimits }));
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    let [sent, answer] = [0, ''];
    socket.on('data', (data) => {
      answer += data.toString('latin1');
    });
    const more = () => {
      while (socket.writable && sent < 300 * MB) {
        sent += chunk.length;
        if (!socket.write(chunk)) return;
      }
    };
    socket.on('drain', more).write(head);
    more();
    await closed(socket);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(sent).toBeLessThan(50 * MB);
  });

  it('with an end leaves the connection open', async () => {
    const socket = await serving();
    const body = 'x'.repeat(1000);
    socket.write(`POST / ${HEAD}Content-Length: 1000\r\n\r\n${body}`);
    socket.write(get('/livez', 'Connection: close'));
    expect((await answerTo(socket)).match(/HTTP\/1\.1 \d+/g)).toEqual([
      'HTTP/1.1 405',
      'HTTP/1.1 200',
    ]);
  });
});

describe('a request', () => {
  it.each(['/livez', '/'])('for %s may lack Host in HTTP/1.0', async (path) => {
    const socket = await serving();
    socket.write(`GET ${path} HTTP/1.0\r\n\r\n`);
    expect(await answerTo(socket)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it.each(['Host: other.example', 'host:localhost'])(
    'with a second %s is refused',
    async (host) => {
      const socket = await serving();
      socket.write(get('/', host, 'Connection: close'));
      expect(await answerTo(socket)).toMatch(/^HTTP\/1\.1 400 /);
    },
  );
});

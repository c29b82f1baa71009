// Sends hostile requests to a port of this machine, on a thread of its own: first as one who reads the
// answers, then as one who never does.
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { HOSTILE, type Hostile } from './shapes.ts';

const { port, amount, holdMs } = workerData as { port: number; amount: number; holdMs: number };
const SOCKETS = 12;

function raw({ method, path, headers = {}, body = '' }: Hostile, connection: string): string {
  const all = { Host: `localhost:${port}`, Connection: connection, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const length = `Content-Length: ${Buffer.byteLength(body)}`;
  return [`${method} ${path} HTTP/1.1`, ...lines, length, '', body].join('\r\n');
}

/** Resolves with the bytes that came back. */
function asked(hostile: Hostile): Promise<number> {
  return new Promise((resolve) => {
    let bytes = 0;
    const socket = connect(port, '127.0.0.1');
    socket.on('data', (data) => {
      bytes += data.length;
    });
    socket.on('error', () => {}).on('close', () => resolve(bytes));
    socket.write(raw(hostile, 'close'));
  });
}

async function read(shapes: readonly Hostile[]): Promise<number> {
  let [next, most] = [0, 0];
  const one = async () => {
    while (next < amount) {
      const shape = shapes[next++ % shapes.length];
      if (shape) most = Math.max(most, await asked(shape));
    }
  };
  await Promise.all(Array.from({ length: SOCKETS }, one));
  return most;
}

/** Twelve sockets that send as fast as they may, and never read. */
async function unread(shapes: readonly Hostile[]): Promise<void> {
  const sockets = Array.from({ length: SOCKETS }, () => flood(shapes));
  await wait(holdMs);
  for (const socket of sockets) socket.destroy();
}

function flood(shapes: readonly Hostile[]): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  let sent = 0;
  const more = () => {
    while (sent < amount / SOCKETS && socket.writable) {
      const shape = shapes[sent++ % shapes.length];
      if (shape && !socket.write(raw(shape, 'keep-alive'))) return;
    }
  };
  socket.on('drain', more).pause();
  return socket.on('connect', more);
}

await wait(holdMs);
parentPort?.postMessage({ name: 'nessuno' });
for (const [address, shapes] of Object.entries(HOSTILE)) {
  const largest = await read(shapes);
  parentPort?.postMessage({ name: `${address}, letti (risposta più lunga ${largest} byte)` });
  await unread(shapes);
  parentPort?.postMessage({ name: `${address}, mai letti` });
}

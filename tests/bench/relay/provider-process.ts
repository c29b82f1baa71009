// A provider that answers each request after about a second, as its own process.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const USUAL_MS = 1000;
const SPREAD_MS = 100;
const ANSWER = JSON.stringify({
  object: 'chat.completion',
  choices: [
    {
      index: 0,
      finish_reason: 'stop',
      message: { role: 'assistant', content: 'Una riga di testo del campo. '.repeat(30) },
    },
  ],
});

/** Requests whose answer takes any time up to the usual, so that those that follow come one by one. */
let early = 0;

function delay(): number {
  early -= 1;
  const random = Math.random();
  return early >= 0 ? random * USUAL_MS : USUAL_MS + (random - 0.5) * SPREAD_MS;
}

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    setTimeout(() => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(ANSWER);
    }, delay());
  });
});

server.listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`);
});
process.on('message', (connections: number) => {
  early = connections;
});
process.once('disconnect', () => process.exit());

// A provider that answers each request after about a second, as its own process.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const SHORTEST_MS = 900;
const SPREAD_MS = 200;
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

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    // Unequal waits keep 200 connections from asking all in the same moment.
    setTimeout(
      () => {
        response.writeHead(200, { 'Content-Type': 'application/json' }).end(ANSWER);
      },
      SHORTEST_MS + Math.random() * SPREAD_MS,
    );
  });
});

server.listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`);
});
process.once('disconnect', () => process.exit());

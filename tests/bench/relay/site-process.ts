// The site with a relay, as its own process: one port with room for all, one with narrow limits.

import { DIST } from '../../../scripts/project/places.ts';
import { createApp } from '../../../src/server/app.ts';
import { listen } from '../../../src/server/listen.ts';
import { createRelay } from '../../../src/server/relay/createRelay.ts';
import { fileCounters } from '../../../src/server/relay/limits/fileCounters.ts';
import type { RelaySettings } from '../../../src/server/relay/settings.ts';

const [baseUrl = '', accessCode = ''] = process.argv.slice(2);

async function open(perAddress: number): Promise<string> {
  const often = { count: 1_000_000, windowMs: 600_000 };
  const settings: RelaySettings = {
    provider: { baseUrl, key: 'sk-bench', model: 'gpt-4', timeoutMs: 60_000 },
    accessCode,
    limits: {
      wrongTries: often,
      wrongTriesOfAll: often,
      perSession: often,
      perAddress: { ...often, count: perAddress },
      perDay: 1_000_000,
      atOnce: 1000,
    },
    trustedProxies: [],
    origins: [],
  };
  const relay = createRelay({
    service: { settings, counters: fileCounters(':memory:', Date.now) },
    log: (line) => console.log(JSON.stringify(line)),
    now: Date.now,
  });
  const { port } = await listen(createApp({ root: DIST, relay }), 0);
  return `http://127.0.0.1:${port}`;
}

process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  process.send?.({ heapUsed, rss, cpuMs: (user + system) / 1000 });
});
process.once('disconnect', () => process.exit());
process.send?.({ wide: await open(1_000_000), narrow: await open(100) });

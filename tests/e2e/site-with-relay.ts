import { readPublicApiLimits } from '../../scripts/serve/server-settings.ts';
import { createApp } from '../../src/server/app.ts';
import { listen } from '../../src/server/listen.ts';
import { createRelay, type LogLine } from '../../src/server/relay/createRelay.ts';
import { fileCounters } from '../../src/server/relay/limits/fileCounters.ts';
import type { RelaySettings } from '../../src/server/relay/settings.ts';
import { CAMP_DIST } from './camp-site.ts';

export const ACCESS_CODE = 'anguria più fresca';
export const API_KEY = 'sk-scripted-0000';

/** Settings for a scripted provider, generous enough to be no part of a test. */
export function settingsFor(baseUrl: string): RelaySettings {
  const often = { count: 1000, windowMs: 60_000 };
  return {
    provider: { baseUrl, key: API_KEY, model: 'gpt-4', timeoutMs: 30_000 },
    accessCode: ACCESS_CODE,
    limits: {
      wrongTries: often,
      wrongTriesOfAll: often,
      perSession: often,
      perAddress: often,
      perDay: 1000,
      atOnce: 10,
    },
    trustedProxies: [],
    origins: [],
  };
}

export interface SiteWithRelay {
  /** Such as `http://localhost:40123`, without a slash at the end. */
  readonly url: string;
  readonly log: readonly LogLine[];
  close(): Promise<void>;
}

/** Serves the site of the made-up camp, on a free port, with a relay that asks a scripted provider. */
export async function startSiteWithRelay(
  settings: RelaySettings,
  { now = Date.now, root = CAMP_DIST } = {},
): Promise<SiteWithRelay> {
  const log: LogLine[] = [];
  const relay = createRelay({
    service: { settings, counters: fileCounters(':memory:', now) },
    now,
    log: (line) => {
      log.push(line);
    },
  });
  const { port, close } = await listen(
    createApp({ root, relay, publicApiLimits: readPublicApiLimits({}) }),
    0,
  );
  return { url: `http://localhost:${port}`, log, close };
}

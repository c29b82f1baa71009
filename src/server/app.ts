import { openSite, type SiteEvents, unavailable } from './site/openSite.ts';
import { type ApiOptions, type SiteApp, siteApp } from './siteApp.ts';
import { tools } from './voice/tools.ts';
import { verifyInThread, verifyThread } from './voice/verifyInThread.ts';
import { voiceOfSite } from './voice/voiceOfSite.ts';

export interface AppOptions extends ApiOptions {
  /** The folder of the built site; what takes its place later is served without a restart. */
  readonly root: string;
  readonly events?: Partial<SiteEvents>;
  /** Starts the thread that reads texts with each site: a server that stays has it ready for the first. */
  readonly isLasting?: boolean;
}

/** The web server of the site. Without a whole site it answers that it comes back. */
export function createApp({ root, events = {}, isLasting, ...options }: AppOptions): SiteApp {
  const { now = Date.now, voiceLimits } = options;
  const site = openSite(root, now, {
    broken: () => {},
    ...events,
    switched: () => {
      events.switched?.();
      const found = voiceLimits && voice();
      // Made with the site: compiled at the first request, they would keep everybody else waiting.
      if (!found) return;
      tools(found, now, verifyInThread);
      if (isLasting) verifyThread.prepare(found.verifyMaterials);
    },
  });
  const voice = () => {
    const current = site();
    return current && voiceOfSite(current);
  };
  site();
  return siteApp({
    ...options,
    site,
    nothing: unavailable(),
    verifier: verifyInThread,
    voice,
    send: (body, headers, status) => new Response(body, { status, headers }),
  });
}

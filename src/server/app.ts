import { openSite, type SiteEvents, unavailable } from './site/openSite.ts';
import { type ApiOptions, type SiteApp, siteApp } from './siteApp.ts';
import { verifyInThread } from './voice/verifyInThread.ts';
import { voiceOfSite } from './voice/voiceOfSite.ts';

export interface AppOptions extends ApiOptions {
  /** The folder of the built site; what takes its place later is served without a restart. */
  readonly root: string;
  readonly events?: Partial<SiteEvents>;
}

/** The web server of the site. Without a whole site it answers that it comes back. */
export function createApp({ root, events = {}, ...options }: AppOptions): SiteApp {
  const silent = () => {};
  const site = openSite(root, options.now ?? Date.now, {
    switched: silent,
    broken: silent,
    ...events,
  });
  site();
  return siteApp({
    ...options,
    site,
    nothing: unavailable(),
    verifier: verifyInThread,
    voice: () => {
      const current = site();
      return current && voiceOfSite(current);
    },
    send: (body, headers, status) => new Response(body, { status, headers }),
  });
}

// The test and expect of every browser test. A page that logs an error, throws, violates its
// content security policy or requests another host fails its test.
import { type BrowserContext, test as base, expect } from 'playwright/test';

export { expect };

/** For a test that needs more: `test.use({ allow: { hosts: ['video.example'] } })`. */
interface Allowed {
  /** Other hosts that pages may request. They return an empty page: nothing leaves this machine. */
  hosts?: string[];
  /** Console messages and uncaught errors that the test expects. */
  errors?: RegExp[];
}

/**
 * In the page: once it works, acts as if about to click a link and interacts with every island, so that
 * all code of the page loads. Interacting with each link would load all pages.
 */
export function interactWithPage(): void {
  const turnTo = (one: Element | undefined) => {
    for (const type of ['pointerover', 'pointermove'])
      one?.dispatchEvent(new PointerEvent(type, { bubbles: true }));
  };
  const observer = new MutationObserver(interact);
  observer.observe(document, { attributes: true, subtree: true });
  interact();

  function interact(): void {
    if (document.documentElement?.dataset.enhanced === undefined) return;
    observer.disconnect();
    const links = document.querySelectorAll<HTMLAnchorElement>(
      'header a[href^="/"]:not([hreflang])',
    );
    turnTo([...links].find(({ pathname }) => pathname !== location.pathname));
    const controls = '[data-island] :is(button, input, select, textarea)';
    for (const one of document.querySelectorAll(controls)) turnTo(one);
  }
}

/** Pages are interacted with from the start, unless a test is about those that are not. */
export const test = base.extend<{ allow: Allowed; interacted: boolean }>({
  allow: [{}, { option: true }],
  interacted: [true, { option: true }],
  context: async ({ context, baseURL, allow, interacted }, use) => {
    const problems: string[] = [];
    const report = (problem: string) => {
      const expected = allow.errors ?? [];
      if (!expected.some((pattern) => pattern.test(problem))) problems.push(problem);
    };
    await watchErrors(context, report);
    watchRequests(context, new URL(baseURL ?? '').host, allow.hosts ?? [], report);
    await answerFor(context, allow.hosts ?? []);
    if (interacted) await context.addInitScript(interactWithPage);
    await use(context);
    expect(problems, 'what the browser complained about').toEqual([]);
  },
});

type Report = (problem: string) => void;

async function watchErrors(context: BrowserContext, report: Report): Promise<void> {
  context.on('weberror', (webError) => report(`uncaught ${webError.error()}`));
  context.on('console', (message) => {
    if (message.type() === 'error') report(`console: ${message.text()} ${message.location().url}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      // biome-ignore lint/suspicious/noConsole: the test reads the console
      console.error(`${event.effectiveDirective} refuses ${event.blockedURI} (${event.sample})`);
    });
  });
}

/** Only listens: a route would slow down every request, and disable the browser's cache. */
function watchRequests(
  context: BrowserContext,
  ownHost: string,
  allowedHosts: string[],
  report: Report,
): void {
  context.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (!/^https?:$/.test(protocol) || [ownHost, ...allowedHosts].includes(host)) return;
    report(`request to another host: ${request.url()} (${request.headers().referer ?? 'no page'})`);
  });
}

/** Answers for other hosts; playwright.config.ts blocks their real addresses. */
async function answerFor(context: BrowserContext, hosts: string[]): Promise<void> {
  if (hosts.length === 0) return;
  await context.route(
    ({ host }) => hosts.includes(host),
    (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  );
}

import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { open, PHONE } from './running-page.ts';
import { onePerTemplate } from './shown-pages.ts';
import { pages } from './site-content.ts';

/** While the countdown runs; the clock of the tests would take the place of the timers to count. */
const BEFORE_THE_DEADLINE = Date.parse('2031-05-27T10:00:00+02:00');

/** What waits in the page, by kind. */
type Live = Readonly<Record<string, number>>;

interface Ledger {
  live(): Live;
  /** Timers that wait for longer than a moment, with the code that set them: for who looks for a leak. */
  owners(): string[];
}
declare const ledger: Ledger;

/** In the page, before any of its scripts: counts what is set and not yet done or taken back. */
function installLedger(): void {
  const timers = new Map<string, string>();
  const timer = (
    kind: string,
    set: 'setTimeout' | 'setInterval',
    clear: 'clearTimeout' | 'clearInterval',
  ) => {
    const [original, originalClear] = [window[set], window[clear]];
    const run = (handler: TimerHandler, delay?: number, ...args: unknown[]) => {
      const id: number = (original as typeof setTimeout)(() => {
        if (set === 'setTimeout') timers.delete(`${kind} ${id}`);
        (handler as (...all: unknown[]) => void)(...args);
      }, delay) as unknown as number;
      timers.set(`${kind} ${id}`, `${delay} ms ${new Error('set here').stack}`);
      return id;
    };
    // Either function takes back what either has set.
    const takeBack = (id: number | undefined) => {
      timers.delete(`timeout ${id}`);
      timers.delete(`interval ${id}`);
      originalClear.call(window, id);
    };
    Object.assign(window, { [set]: run, [clear]: takeBack });
  };
  timer('timeout', 'setTimeout', 'clearTimeout');
  timer('interval', 'setInterval', 'clearInterval');

  const frame = window.requestAnimationFrame;
  const cancelFrame = window.cancelAnimationFrame;
  window.requestAnimationFrame = (callback) => {
    const id = frame.call(window, (time) => {
      timers.delete(`frame ${id}`);
      callback(time);
    });
    timers.set(`frame ${id}`, `${new Error('set here').stack}`);
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    timers.delete(`frame ${id}`);
    cancelFrame.call(window, id);
  };

  interface Listener {
    readonly target: WeakRef<EventTarget>;
    readonly type: string;
    readonly listener: unknown;
    readonly capture: boolean;
  }
  const listeners = new Set<Listener>();
  const captures = (options: unknown) =>
    typeof options === 'boolean' ? options : Boolean((options as AddEventListenerOptions)?.capture);
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const find = (target: EventTarget, type: string, listener: unknown, capture: boolean) =>
    [...listeners].find(
      (each) =>
        each.target.deref() === target &&
        each.type === type &&
        each.listener === listener &&
        each.capture === capture,
    );
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    addEventListener.call(this, type, listener, options);
    const { once, signal } = typeof options === 'object' ? options : {};
    if (!listener || signal?.aborted || find(this, type, listener, captures(options))) return;
    const entry = { target: new WeakRef(this), type, listener, capture: captures(options) };
    listeners.add(entry);
    const drop = () => listeners.delete(entry);
    if (once) addEventListener.call(this, type, drop, { once, capture: entry.capture });
    if (signal) addEventListener.call(signal, 'abort', drop, { once: true });
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    removeEventListener.call(this, type, listener, options);
    const entry = find(this, type, listener, captures(options));
    if (entry) listeners.delete(entry);
  };
  /** A listener of an element that left the page goes with it, and one of a signal with its request. */
  const isLive = ({ target }: Listener) => {
    const found = target.deref();
    const isGone = found instanceof Node ? !found.isConnected : found instanceof AbortSignal;
    return found !== undefined && !isGone;
  };

  const observers = new Set<WeakRef<object>>();
  for (const name of ['IntersectionObserver', 'ResizeObserver', 'MutationObserver'] as const) {
    const Original = window[name] as unknown as new (
      ...all: unknown[]
    ) => {
      observe(...all: unknown[]): void;
      disconnect(): void;
    };
    class Counted extends Original {
      #own = new WeakRef(this);
      override observe(...all: unknown[]) {
        observers.add(this.#own);
        super.observe(...all);
      }
      override disconnect() {
        observers.delete(this.#own);
        super.disconnect();
      }
    }
    Object.assign(window, { [name]: Counted });
  }

  Object.assign(window, {
    ledger: {
      live: () => {
        const all: Record<string, number> = { observers: observers.size };
        const kinds = [
          ...[...timers.keys()].map((key) => key.split(' ')[0]),
          ...[...listeners].filter(isLive).map(({ type }) => `listens to ${type}`),
        ];
        for (const kind of kinds) all[String(kind)] = (all[String(kind)] ?? 0) + 1;
        return all;
      },
      owners: () => [...timers.values()],
    },
  });
}

/** Follows a link to each of the pages, one after another, and waits for its heading. */
async function navigate(page: Page, paths: readonly string[]): Promise<void> {
  await page.evaluate(async (all) => {
    const isShown = (path: string) =>
      location.pathname === path && document.activeElement?.localName === 'h1';
    for (const path of all) {
      const link = document.querySelector<HTMLElement>(`a[href="${path}"]`);
      if (!link) throw new Error(`no link leads from ${location.pathname} to ${path}`);
      // The heading of the page that is left must not pass for the one that comes.
      (document.activeElement as HTMLElement).blur();
      link.click();
      const channel = new MessageChannel();
      while (!isShown(path)) {
        await new Promise((resolve) => {
          channel.port1.onmessage = resolve;
          channel.port2.postMessage('');
        });
      }
      channel.port1.close();
    }
  }, paths);
}

/** A page where little goes on: what others leave behind is seen there. */
const QUIET = '/privacy-policy';
const HOME = '/';

/** Of each template a page that has a link in header or footer, and home between them. */
const linked = onePerTemplate(pages.filter(({ menus }) => menus.length > 0)).map(
  ({ path }) => path,
);
const way = [...linked.flatMap((path) => [path, HOME]), QUIET];

// A phone's menu holds more than a wide window's: who navigates there leaves all that one can leave.
test.use(PHONE);

test('a walk through all templates leaves no timer and no listener behind', async ({ page }) => {
  await page.addInitScript(installLedger);
  await page.addInitScript((start) => {
    const now = Date.now;
    const behind = now() - start;
    Date.now = () => now() - behind;
  }, BEFORE_THE_DEADLINE);
  await open(page, QUIET);
  // The router listens for good, once it has drawn a page.
  await navigate(page, [HOME, QUIET]);
  const before = await settled(page);
  await navigate(page, way.slice(0, 2));
  await expect(page.getByRole('timer')).toBeAttached();
  await navigate(page, way.slice(2));
  await expect(page).toHaveURL(QUIET);
  await expect
    .poll(() => page.evaluate(() => ledger.live()), { message: await owners(page) })
    .toEqual(before);
});

/** What waits on a page once everything there has started. */
async function settled(page: Page): Promise<Live> {
  let last: Live = {};
  let same = 0;
  // What begins at idle comes late on a busy machine.
  await page.waitForLoadState('networkidle');
  await expect(async () => {
    const now = await page.evaluate(async () => {
      await new Promise((idle) => requestIdleCallback(idle));
      return ledger.live();
    });
    same = JSON.stringify(now) === JSON.stringify(last) ? same + 1 : 0;
    last = now;
    expect(same).toBeGreaterThanOrEqual(3);
  }).toPass({ intervals: [200] });
  return last;
}

async function owners(page: Page): Promise<string> {
  return (await page.evaluate(() => ledger.owners())).join('\n');
}

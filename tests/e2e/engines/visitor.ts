import { expect } from 'playwright/test';
import type { Driver } from './driver.ts';

declare global {
  /** By record.ts. */
  var consoleMessages: string[] | undefined;
}

/** Milliseconds between two looks. */
const OFTEN = { intervals: [20, 40, 80, 160] };

/** What goes wrong between the site and its reader, in one test. */
export interface Faults {
  /** What the console may say of it. */
  expected: readonly RegExp[];
  /** Paths of what does not come. */
  lost?: RegExp;
  /** Runs in each page before its own scripts, and sees nothing but the page. */
  script?: () => void;
  loseNetwork?: () => Promise<void>;
}

/** Somebody in front of a browser, who looks until what they expect is there. */
export class Visitor {
  /** What the console said on the pages that were left. */
  readonly messages: string[] = [];
  readonly driver: Driver;
  readonly #site: string;
  /** Where downloads land. */
  readonly downloads: string;
  readonly faults: Faults;

  constructor(driver: Driver, site: string, downloads: string, faults: Faults) {
    this.driver = driver;
    this.#site = site;
    this.downloads = downloads;
    this.faults = faults;
  }

  /** Opens a page of the site, whatever comes of it. */
  async visit(address: string): Promise<void> {
    await this.leave();
    await this.driver.navigate(this.#site + address);
  }

  /** Opens a page of the site, turns to a link and to its islands, and waits until all of its code answers. */
  async open(address: string): Promise<void> {
    await this.visit(address);
    await this.sees(() => 'enhanced' in document.documentElement.dataset, true);
    await this.read(() => {
      const turnTo = (one: Element | undefined) =>
        one?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      const links = document.querySelectorAll<HTMLAnchorElement>(
        'header a[href^="/"]:not([hreflang])',
      );
      turnTo([...links].find(({ pathname }) => pathname !== location.pathname));
      const controls = '[data-island] :is(button, input, select, textarea)';
      for (const one of document.querySelectorAll(controls)) turnTo(one);
    });
    await this.sees(() => {
      const dead = '[data-island]:not([data-hydrated]) :is(button, input, select, textarea)';
      // Where the browser does not hand over addresses, links lead to documents.
      const isReady = !window.navigation || 'ready' in document.documentElement.dataset;
      return isReady && !document.querySelector(dead);
    }, true);
  }

  /** Takes down what the console said. */
  async leave(): Promise<void> {
    const isPage = await this.read(() => location.protocol === 'http:');
    const none = ['the recorder did not run'];
    if (isPage)
      this.messages.push(...((await this.read(() => globalThis.consoleMessages)) ?? none));
  }

  /** What a function gives in the page; it sees nothing but its arguments. */
  read<A extends readonly unknown[], T>(ask: (...args: A) => T, ...args: A): Promise<Awaited<T>> {
    return this.driver.evaluate(`(${ask})(...${JSON.stringify(args)})`) as Promise<Awaited<T>>;
  }

  /** Looks again until the page gives what is expected. */
  async sees<A extends readonly unknown[], T>(
    ask: (...args: A) => T,
    expected: Awaited<T>,
    ...args: A
  ): Promise<void> {
    await expect.poll(() => this.read(ask, ...args), OFTEN).toEqual(expected);
  }

  /**
   * Presses the mouse on the first element that a selector finds, and that bears a name if one is given,
   * once it rests and nothing lies over it.
   */
  async click(selector: string, name?: string): Promise<void> {
    let point: readonly [number, number] | undefined;
    const look = async () => {
      point = (await this.read(pointOf, selector, name ?? '')) ?? undefined;
      return point !== undefined;
    };
    const message = `something to press at ${selector} ${name ?? ''}`;
    await expect.poll(look, { ...OFTEN, message }).toBe(true);
    if (point) await this.driver.click(...point);
  }

  /** Types into a field that is empty. */
  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.driver.type(text);
  }

  /** The page as paper has it: print rules apply, screen rules do not, and it hears that it is printed. */
  print(): Promise<void> {
    return this.read(printed);
  }
}

/** In the page: the middle of an element that can be pressed there; undefined while it cannot. */
async function pointOf(
  selector: string,
  name: string,
): Promise<readonly [number, number] | undefined> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  const isNamed = (e: Element) =>
    name === '' || plain(e.getAttribute('aria-label') ?? e.textContent) === plain(name);
  const element = [...document.querySelectorAll(selector)].find(
    (one) => one.checkVisibility() && isNamed(one),
  );
  if (!element) return undefined;
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  await frame();
  await frame();
  const { x, y, width, height } = element.getBoundingClientRect();
  const point = [x + width / 2, y + height / 2] as const;
  const isStill = before.x === x && before.y === y;
  return isStill && element.contains(document.elementFromPoint(...point)) ? point : undefined;
}

/** In the page. WebKitGTK can neither print to a file nor pretend to; its rules it lets us turn. */
function printed(): void {
  const turn = (media: MediaList) => {
    media.mediaText = media.mediaText
      .replace(/\bscreen\b/g, 'not all')
      .replace(/\bprint\b/g, 'all');
  };
  const turnAll = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) turn(rule.media);
      if ('cssRules' in rule) turnAll(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) {
    turn(sheet.media);
    turnAll(sheet.cssRules);
  }
  dispatchEvent(new Event('beforeprint'));
}

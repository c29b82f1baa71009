import { expect } from 'playwright/test';
import { interactWithPage } from '../fixtures.ts';
import type { Driver } from './driver.ts';

declare global {
  /** Written by record.ts. */
  var consoleMessages: string[] | undefined;
}

/** Milliseconds between two checks. */
const OFTEN = { intervals: [20, 40, 80, 160] };

/** A visitor at a browser, who waits until what they expect is there. */
export class Visitor {
  /** Console messages of the pages already left. */
  readonly messages: string[] = [];
  readonly driver: Driver;
  readonly #site: string;
  /** The folder of downloads. */
  readonly downloads: string;
  readonly loseNetwork: () => Promise<void>;

  constructor(driver: Driver, site: string, downloads: string, loseNetwork: () => Promise<void>) {
    this.driver = driver;
    this.#site = site;
    this.downloads = downloads;
    this.loseNetwork = loseNetwork;
  }

  /** Opens a page of the site, even if it fails. */
  async visit(url: string): Promise<void> {
    await this.leave();
    await this.driver.navigate(this.#site + url);
  }

  /** Opens a page, interacts with a link and its islands, and waits until all of its code works. */
  async open(url: string): Promise<void> {
    await this.visit(url);
    await this.read(interactWithPage);
    await this.sees(() => {
      const dead = '[data-island]:not([data-hydrated]) :is(button, input, select, textarea)';
      const isReady = 'enhanced' in document.documentElement.dataset;
      return isReady && !document.querySelector(dead);
    }, true);
  }

  /** Collects the console messages of the page. */
  async leave(): Promise<void> {
    const isPage = await this.read(() => location.protocol === 'http:');
    const none = ['the recorder did not run'];
    if (isPage)
      this.messages.push(...((await this.read(() => globalThis.consoleMessages)) ?? none));
  }

  /** Runs a function in the page; it sees nothing but its arguments. */
  read<A extends readonly unknown[], T>(ask: (...args: A) => T, ...args: A): Promise<Awaited<T>> {
    return this.driver.evaluate(`(${ask})(...${JSON.stringify(args)})`) as Promise<Awaited<T>>;
  }

  /** Repeats until the page returns what is expected. */
  async sees<A extends readonly unknown[], T>(
    ask: (...args: A) => T,
    expected: Awaited<T>,
    ...args: A
  ): Promise<void> {
    await expect.poll(() => this.read(ask, ...args), OFTEN).toEqual(expected);
  }

  /**
   * Clicks the first element for a selector, and with that name if one is given, once it is still
   * and uncovered.
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

  /** Types into an empty field. */
  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.driver.type(text);
  }

  /** The page as printed: print styles apply, screen styles do not, and print events fire. */
  print(): Promise<void> {
    return this.read(printed);
  }
}

/** In the page: the centre of an element if a click would hit it there; else undefined. */
async function pointOf(
  selector: string,
  name: string,
): Promise<readonly [number, number] | undefined> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  const isNamed = (e: Element) =>
    name === '' || plain(e.getAttribute('aria-label') ?? e.textContent) === plain(name);
  const element = [...document.querySelectorAll(selector)].find(
    (element) => element.checkVisibility() && isNamed(element),
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

/** In the page. WebKitGTK cannot print to a file or emulate it; but its rules can be changed. */
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

import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { fullyPainted, open, PHONE } from './running-page.ts';

const MAX_STEPS = 300;

/** Where the focus rested, as a visitor sees it. */
interface Stop {
  /** Its position among the focusable elements, in document order. */
  readonly index: number;
  readonly name: string;
  /** Whether all of its tested points are covered or outside the window. */
  readonly isCovered: boolean;
  readonly hasRing: boolean;
}

/** In the page: the elements that Tab should reach, and the one that it has reached. */
function installTour(): void {
  const CANDIDATES = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]';
  /** Of a group of options, the one for which it counts: Tab reaches one of them, arrows the others. */
  const chosenOf = (e: HTMLElement) => {
    if (!(e instanceof HTMLInputElement) || e.type !== 'radio') return e;
    const group = `input[type="radio"][name="${e.name}"]`;
    return document.querySelector(`${group}:checked`) ?? document.querySelector(group);
  };
  const reachable = () =>
    [...document.querySelectorAll<HTMLElement>(CANDIDATES)].filter(
      (e) =>
        e.tabIndex >= 0 &&
        chosenOf(e) === e &&
        !e.matches(':disabled, fieldset:disabled *') &&
        !e.closest('[inert], [hidden]') &&
        e.checkVisibility({ visibilityProperty: true }),
    );
  const isSeenAt = (element: Element, x: number, y: number) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (element.contains(top) || top.contains(element));
  };
  const isCovered = (element: Element) => {
    const box = element.getBoundingClientRect();
    const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)];
    const width = Math.min(window.innerWidth, box.right) - left;
    const height = Math.min(window.innerHeight, box.bottom) - top;
    const parts = [0.1, 0.5, 0.9];
    return !parts.some((across) =>
      parts.some((down) => isSeenAt(element, left + width * across, top + height * down)),
    );
  };
  const stop = () => {
    const element = document.activeElement as HTMLElement;
    if (element === document.body) return null;
    // A link that covers its whole line has its focus ring around the line.
    const parts = [undefined, '::after'].map((part) => getComputedStyle(element, part));
    // A choice has its ring around the label.
    const label = element.closest('label');
    const rings = label ? [...parts, getComputedStyle(label)] : parts;
    return {
      index: reachable().indexOf(chosenOf(element) as HTMLElement),
      name: `${element.localName} ${(element.ariaLabel ?? element.innerText ?? element.id).slice(0, 40)}`,
      isCovered: isCovered(element),
      hasRing: rings.some(
        ({ outlineStyle, outlineWidth }) =>
          outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      ),
    };
  };
  Object.assign(window, { tour: { reachable: () => reachable().length, stop } });
}

interface Tour {
  reachable(): number;
  stop(): Stop | null;
}
declare const tour: Tour;

/** Where the focus went next; waits while that part is still moving into view. */
async function restingPlace(page: Page, from: Stop | undefined): Promise<Stop | null> {
  let stop: Stop | null = null;
  const isSeen = async () => {
    stop = await page.evaluate(() => tour.stop());
    // On a busy machine the focus moves after the key.
    return stop === null || (stop.index !== from?.index && stop.hasRing && !stop.isCovered);
  };
  await expect.poll(isSeen).toBe(true);
  return stop;
}

/** Presses one key until the focus leaves the document or returns to where it was before. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < MAX_STEPS) {
    await page.keyboard.press(key);
    const stop = await restingPlace(page, stops.at(-1));
    if (!stop || stops.some(({ index }) => index === stop.index)) return stops;
    stops.push(stop);
  }
  throw new Error(`the focus never leaves the page: ${JSON.stringify(stops.slice(-5))}`);
}

async function expectWholeTour(page: Page): Promise<void> {
  const stops = await walk(page, 'Tab');
  // In an estimate the way to the receipt appears once the total is out of view.
  const reachable = await page.evaluate(() => tour.reachable());
  expect(stops.map(({ index }) => index)).toEqual([...Array(reachable).keys()]);
  const back = await walk(page, 'Shift+Tab');
  expect(back.map(({ index }) => index)).toEqual([...Array(reachable).keys()].reverse());
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => page.addInitScript(installTour));

for (const [path, device] of [
  ['/', PHONE],
  ['/stima', PHONE],
  ['/lago-blu', { viewport: { width: 1440, height: 900 } }],
] as const) {
  test.describe(`at ${device.viewport.width}`, () => {
    test.use(device);

    test(`Tab goes once through all of ${path}, and back`, async ({ page }) => {
      await open(page, path);
      await fullyPainted(page);
      await expectWholeTour(page);
    });
  });
}

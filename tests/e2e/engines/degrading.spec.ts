// Pages stay readable when something fails: one test per fault, in each engine.
import { UNKNOWN_ADDRESS } from '../../../src/content/paths.ts';
import { formats, wordsOf } from '../site-content.ts';
import { unseenTexts } from '../unseen-texts.ts';
import { expect, test } from './fixtures.ts';
import type { Faults, Visitor } from './visitor.ts';

const { questions } = wordsOf('stima');
const LATER = { timeout: 15_000 };

const text = () => document.querySelector('main')?.textContent;
const heading = () => document.querySelector('h1')?.checkVisibility();
const total = () => document.querySelector('[data-total]')?.textContent;
const children = () => document.querySelectorAll('[data-child]').length;

/** The estimate computes. */
async function counts(visitor: Visitor): Promise<void> {
  await visitor.open('/stima');
  await visitor.sees(total, formats.euro.write(156));
  await visitor.click('button', questions.add);
  await visitor.sees(total, formats.euro.write(295));
  await visitor.sees(children, 2);
}

/** A price can be read, behind its tab if there are tabs, and a link works. */
async function reads(visitor: Visitor): Promise<void> {
  await visitor.visit('/lago-blu');
  await visitor.click('#pricing-tab');
  const isShown = (price: string) =>
    [...document.querySelectorAll('#pricing :is(td, dd)')].some(
      (cell) => cell.textContent?.includes(price) && cell.checkVisibility(),
    );
  await visitor.sees(isShown, true, formats.euro.write(144));
  // By keyboard: the page may still become shorter when its panels become tabs.
  await visitor.read(() => {
    document.querySelector<HTMLElement>('footer a[href="/economic-regulations"]')?.focus();
  });
  await visitor.driver.press('Enter');
  await visitor.sees(() => location.pathname, '/economic-regulations');
  await visitor.sees(heading, true);
}

/** Nothing that only a script could show is hidden. */
async function saysAll(visitor: Visitor): Promise<void> {
  for (const address of ['/', '/open-days']) {
    await visitor.visit(address);
    await visitor.sees(heading, true);
    await visitor.read(waitedLongEnough);
    const unseen = () => visitor.read(unseenTexts, UNKNOWN_ADDRESS);
    await expect.poll(unseen, { message: address }).toEqual([]);
  }
}

/** In the page: ends the animation after which missing scripts are reported. */
function waitedLongEnough(): void {
  for (const one of document.getAnimations())
    if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish();
}

const NOT_LOADED = [/^error (<link|<script|<img|undefined)/, /module|import/i, /font/i];

/** navigation.spec.ts and others read pages without fonts. */
const FAULTS: Readonly<
  Record<string, Faults & { readonly ways: readonly ((visitor: Visitor) => Promise<void>)[] }>
> = {
  'the style sheet': { lost: /\.css$/, ways: [opensFooter], expected: NOT_LOADED },
  'its scripts': { lost: /^\/assets\/.*\.js$/, ways: [saysAll, reads], expected: NOT_LOADED },
  storage: {
    script: () => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
    },
    ways: [reads, counts],
    expected: [],
  },
  'the second half of its script': {
    // The code after the tabs fails, as in an old browser or with an extension.
    script: () => Object.defineProperty(performance, 'getEntriesByType', { value: undefined }),
    ways: [reads, saysEstimate],
    expected: [/getEntriesByType/],
  },
};

/** Without the style sheet the footer is folded, as on a phone. */
async function opensFooter(visitor: Visitor): Promise<void> {
  await visitor.visit('/');
  await visitor.sees(heading, true);
  await visitor.click('footer summary');
  await visitor.sees(
    () => document.querySelector('footer details[open] a')?.checkVisibility(),
    true,
  );
}

/** The prerendered total shows, and what needs a script says so. */
async function saysEstimate(visitor: Visitor): Promise<void> {
  await visitor.visit('/stima');
  await visitor.sees(total, formats.euro.write(156));
  await visitor.read(waitedLongEnough);
  const told = () =>
    document
      .querySelector('main [data-scripts=none]')
      ?.checkVisibility({ visibilityProperty: true });
  await visitor.sees(told, true);
}

test.beforeEach(({ visitor }) => visitor.driver.resize(1280, 900));

for (const [lost, { ways, ...faults }] of Object.entries(FAULTS))
  test(`without ${lost} the page stays readable`, async ({ visitor }) => {
    Object.assign(visitor.faults, faults);
    for (const way of ways) await test.step(way.name, () => way(visitor));
  });

test('without a network, pages already read are there', async ({ visitor }) => {
  visitor.faults.expected = [/^error/, /recorder/, /fetch|load/i];
  const isKept = async () => (await caches.match('/relax')) && Boolean(navigator.serviceWorker);
  await visitor.open('/relax');
  const said = await visitor.read(text);
  await expect.poll(() => visitor.read(isKept), LATER).toBe(true);
  await visitor.faults.loseNetwork?.();
  await visitor.visit('/relax');
  await visitor.sees(() => document.querySelector('aside[data-saved]')?.checkVisibility(), true);
  await visitor.sees(text, said);
});

test('a page changed by a translator works and stays true', async ({ visitor }) => {
  // React hydrates no HTML but its own: it renders the island again, and reports it.
  visitor.faults.expected = [/#418|[Hh]ydrat/];
  const says = () =>
    document.querySelector('[data-island=estimate]')?.textContent.toUpperCase().replace(/\s/g, '');
  const isOther = () =>
    document.querySelector<HTMLInputElement>('[name=sede-2]')?.checked === false;
  const steps = async (written: (words: string) => string) => {
    await visitor.click('button', written(questions.add));
    await visitor.sees(children, 2);
    await visitor.click('button', written(questions.calendar.days));
    await visitor.click('[data-child="2"] summary');
    await visitor.click('[name=sede-2]:not(:checked) + span');
    await visitor.sees(isOther, true);
  };
  await visitor.open('/stima');
  await steps((words) => words);
  const said = await visitor.read(says);
  await visitor.visit('/stima');
  await visitor.sees(() => 'enhanced' in document.documentElement.dataset, true);
  await visitor.read(translate);
  await steps((words) => words.toUpperCase());
  await visitor.sees(says, said);
});

/** In the page: wraps each text in an element, now and later, as translators do. */
function translate(): void {
  const turn = (text: Node) => {
    const { parentElement: around, nodeValue } = text;
    if (!nodeValue?.trim() || around?.closest('script, style, template, textarea, svg, font'))
      return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = nodeValue.toUpperCase();
    outer.append(inner);
    around?.replaceChild(outer, text);
  };
  const turnAll = (node: Node) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found = [texts.currentNode];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) if (text instanceof Text) turn(text);
  };
  new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records)
      for (const node of type === 'childList' ? addedNodes : [target]) turnAll(node);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
  turnAll(document.body);
}

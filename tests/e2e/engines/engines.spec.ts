// What families and staff do on the site, in Firefox and WebKit: in Chromium each has a spec of its own.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import exifr from 'exifr';
import { expect } from 'playwright/test';
import sharp from 'sharp';
import { withData } from '../renamer-photos.ts';
import { onePerTemplate } from '../shown-pages.ts';
import { filled, formats, pages, wordsOf } from '../site-content.ts';
import { test } from './fixtures.ts';

const RENAMED = /^SC-PISCINA_gara_di_tuffi_2031-05-27-[A-Z0-9]{8}\.JPG$/;
/** Testimonials of the made-up camp. */
const SLIDES = 3;
const PHONE = [360, 740] as const;
const DESKTOP = [1280, 900] as const;
/** A window of 1280 by 1024, zoomed. */
const AT_400_PERCENT = [320, 256] as const;

/** Ids of the open sections of the regulations. */
const openSections = () =>
  [...document.querySelectorAll('main details[open] > div')].map(({ id }) => id);

test('every kind of page has one heading, a silent console, no sideways scroll, and fits at 400 %', async ({
  visitor,
}) => {
  const seen = () => ({
    headings: document.querySelectorAll('h1').length,
    sideways: document.documentElement.scrollWidth > document.documentElement.clientWidth,
  });
  const right = { headings: 1, sideways: false };
  /** Whether the content fills most of the window after some scrolling. */
  const isRead = () => {
    const { clientWidth, clientHeight } = document.documentElement;
    window.scrollTo({ top: 2 * clientHeight, behavior: 'instant' });
    const points = Array.from({ length: 16 }, (_, index) => ((index + 0.5) / 16) * clientHeight);
    const read = points.filter((y) =>
      document.elementFromPoint(clientWidth / 2, y)?.closest('main, footer'),
    );
    return read.length > points.length / 2;
  };
  // What fits there fits wider windows: each-page.spec.ts tests those, in Chromium.
  await visitor.driver.resize(...AT_400_PERCENT);
  for (const { path: url } of onePerTemplate(pages))
    await test.step(url, async () => {
      await visitor.open(url);
      expect.soft(await visitor.read(seen), `${url} at 400 %`).toEqual(right);
      expect.soft(await visitor.read(isRead), `${url} is read at 400 %`).toBe(true);
      await visitor.leave();
      expect.soft(visitor.messages.splice(0), url).toEqual([]);
    });
});

test.describe('on a phone', () => {
  test.beforeEach(({ visitor }) => visitor.driver.resize(...PHONE));

  test('the menu opens a group, closes at Escape, and leads to a page', async ({ visitor }) => {
    const isOpen = () => document.querySelector('#menu')?.matches(':popover-open');
    await visitor.open('/relax');
    await visitor.click('[popovertarget=menu]');
    await visitor.sees(isOpen, true);
    await visitor.driver.press('Escape');
    await visitor.sees(isOpen, false);
    await visitor.click('[popovertarget=menu]');
    // On a phone the first groups are open, and have no button.
    await visitor.click('#menu li:not([data-open]) summary');
    await visitor.sees(() => document.querySelectorAll('#menu details[open]').length, 1);
    await visitor.click('#menu a[href="/open-days"]');
    await visitor.sees(() => location.pathname, '/open-days');
    await visitor.sees(isOpen, false);
  });
});

test.describe('at a desk', () => {
  test.beforeEach(({ visitor }) => visitor.driver.resize(...DESKTOP));

  test('tabs open by mouse and by keyboard', async ({ visitor }) => {
    const opened = () => [
      document.querySelector('[role=tab][aria-selected=true]')?.id,
      location.hash,
      // A panel hidden until found is in the tree, its content is not.
      [...document.querySelectorAll('[role=tabpanel]')].filter((panel) =>
        panel.querySelector('h2')?.checkVisibility(),
      ).length,
    ];
    await visitor.open('/lago-blu');
    await visitor.click('#pricing-tab');
    await visitor.sees(opened, ['pricing-tab', '#pricing', 1]);
    for (const [key, id] of [
      ['ArrowRight', 'registration'],
      ['ArrowRight', 'info'],
      ['ArrowLeft', 'registration'],
      ['Home', 'info'],
      ['End', 'registration'],
    ] as const) {
      await visitor.driver.press(key);
      await visitor.sees(opened, [`${id}-tab`, `#${id}`, 1]);
      await visitor.sees(() => document.activeElement?.id, `${id}-tab`);
    }
  });

  test('a carousel’s arrow moves the slide and the dot', async ({ visitor }) => {
    /** The marked dot, and whether the row shows the slide at that index. */
    const shown = () => {
      const row = document.querySelector('#testimonials ul');
      const slides = [...(row?.children ?? [])] as HTMLElement[];
      const index = [...document.querySelectorAll('#testimonials [data-part=dot]')].findIndex(
        (dot) => dot.getAttribute('aria-current') === 'true',
      );
      const stop = (slides[index]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
      const last = (row?.scrollWidth ?? 0) - (row?.clientWidth ?? 0);
      return [index, Math.abs(Math.min(stop, last) - (row?.scrollLeft ?? 0)) < 3];
    };
    await visitor.open('/');
    // On a busy machine it may have turned by itself.
    await visitor.click('#testimonials [data-part=toggle]');
    const [index] = await visitor.read(shown);
    await visitor.click('#testimonials [data-part=next]');
    await visitor.sees(shown, [(Number(index) + 1) % SLIDES, true]);
  });

  test('sections of the regulations open by mouse and by keyboard', async ({ visitor }) => {
    const summary = (id: string) => `main details:has(#${id}) summary`;
    await visitor.open('/economic-regulations');
    await visitor.sees(openSections, ['premessa']);
    await visitor.click(summary('sconti'));
    await visitor.sees(openSections, ['premessa', 'sconti']);
    await visitor.driver.press('Enter');
    await visitor.sees(openSections, ['premessa']);
    await visitor.driver.press('Space');
    await visitor.sees(openSections, ['premessa', 'sconti']);
    await visitor.click(summary('premessa'));
    await visitor.sees(openSections, ['sconti']);
  });

  test('the estimate adds a second child to the total', async ({ visitor }) => {
    const total = () => document.querySelector('[data-total]')?.textContent;
    const { questions } = wordsOf('stima');
    await visitor.open('/stima');
    await visitor.sees(total, formats.euro.format(156));
    await visitor.click('button', questions.add);
    await visitor.sees(total, formats.euro.format(295));
    await visitor.click('button', filled(questions.remove, { $current: '1' }));
    await visitor.sees(total, formats.euro.format(156));
  });

  test('the renamer returns a photograph with its new name, without its location', async ({
    visitor,
  }) => {
    const { rename } = wordsOf('members').renamer;
    const create = { width: 48, height: 32, channels: 3, background: 'teal' } as const;
    const photo = withData(await sharp({ create }).jpeg().toBuffer(), 'jpeg', 1);
    expect(await exifr.gps(photo)).toBeDefined();
    const source = join(visitor.downloads, 'IMG_0001.JPG');
    writeFileSync(source, photo);
    await visitor.open('/members');
    await visitor.fill('#renamer-prefix', 'sc');
    await visitor.fill('#renamer-code', 'PISCINA');
    await visitor.fill('#renamer-title', 'gara di tuffi');
    await visitor.driver.chooseFile('#renamer-files', source);
    // The list of names appears above the button and moves it.
    const isListed = () =>
      document.querySelector('#renamer')?.textContent?.includes('IMG_0001.JPG');
    await visitor.sees(isListed, true);
    await visitor.click('button', rename);
    // Firefox first creates an empty file of that name.
    const isWhole = (name: string) => statSync(join(visitor.downloads, name)).size > 0;
    const saved = () =>
      readdirSync(visitor.downloads).find((name) => RENAMED.test(name) && isWhole(name)) ?? '';
    await expect.poll(saved).toMatch(RENAMED);
    const bytes = readFileSync(join(visitor.downloads, saved()));
    expect(await exifr.parse(bytes, { tiff: true, gps: true })).toBeUndefined();
    expect((await sharp(bytes).metadata()).width).toBe(create.width);
  });

  test('back and forward move through pages and tabs', async ({ visitor }) => {
    const place = () => location.pathname + location.hash;
    const heading = () => document.querySelector('h1')?.textContent;
    await visitor.open('/relax');
    const first = await visitor.read(heading);
    await visitor.click('footer a[href="/economic-regulations"]');
    await visitor.sees(place, '/economic-regulations');
    await visitor.click('footer a[href="/open-days"]');
    await visitor.sees(place, '/open-days');
    await visitor.driver.go('back');
    await visitor.sees(place, '/economic-regulations');
    await visitor.driver.go('back');
    await visitor.sees(place, '/relax');
    await visitor.sees(heading, first);
    await visitor.driver.go('forward');
    await visitor.sees(place, '/economic-regulations');
    await visitor.sees(openSections, ['premessa']);
  });

  test('paper shows every section, but no menu or button', async ({ visitor }) => {
    const shown = () =>
      [...document.querySelectorAll('header[data-driver], main button')].filter((e) =>
        e.checkVisibility(),
      ).length;
    await visitor.open('/economic-regulations');
    expect(await visitor.read(shown)).toBeGreaterThan(0);
    await visitor.print();
    const folded = () =>
      [...document.querySelectorAll('main details h3')].filter(
        (heading) => !heading.checkVisibility(),
      ).length;
    await visitor.sees(folded, 0);
    await visitor.sees(shown, 0);
  });

  test('without a network, pages already read are there', async ({ visitor }) => {
    const text = () => document.querySelector('main')?.textContent;
    const isKept = async () => (await caches.match('/relax')) && Boolean(navigator.serviceWorker);
    await visitor.open('/relax');
    const said = await visitor.read(text);
    await expect.poll(() => visitor.read(isKept), { timeout: 15_000 }).toBe(true);
    await visitor.loseNetwork();
    await visitor.visit('/relax');
    await visitor.sees(() => document.querySelector('aside[data-saved]')?.checkVisibility(), true);
    await visitor.sees(text, said);
    await visitor.driver.navigate('about:blank');
    // What does not load without a network.
    visitor.messages.length = 0;
  });
});

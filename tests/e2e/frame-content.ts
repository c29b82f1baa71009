// What the specs of frames read from the content, and press on the page.
import type { Page } from 'playwright/test';
import { open as openPage } from './running-page.ts';
import { content, filled, layout, wordsOf } from './site-content.ts';

const links = content('links');
export const texts = layout.frames;
export const openDayTexts = wordsOf('open-days');

function provided({ url, frame }: { url: string; frame: { provider: string } }) {
  const { origin, host } = new URL(url);
  return { url, origin, host, provider: frame.provider };
}

export const form = provided(links.openDayForm);
export const album = provided(links.galleryCamp);
export const otherAlbum = provided(links.galleryRelax);

/** A text about frames with the names that the page fills in. */
export const say = (text: string, provider: string, title = '') =>
  filled(text, { $provider: provider, $title: title });

/** Noon on a day when both open days can be booked. */
export const WHILE_BOOKABLE = new Date('2031-05-08T10:00:00Z');

/** Opens a page on that day. */
export async function open(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(WHILE_BOOKABLE);
  await openPage(page, path);
}

/** Loads a frame of the provider, and allows all of them. */
export const load = (page: Page, provider: string) =>
  page.getByRole('button', { name: say(texts.load, provider) });

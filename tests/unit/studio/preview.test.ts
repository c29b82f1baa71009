import { afterAll, expect, it } from 'vitest';
import { Preview } from '../../../scripts/studio/preview.ts';
import { CAMP_PUBLIC, campSources } from '../../camp.ts';

/** Draws a page as its title; one title ends the whole thread. */
const DRAWS = `export async function render({ page }) {
  if (page.texts.meta.title.includes('broken')) throw new Error('broken');
  if (page.texts.meta.title.includes('crash')) setImmediate(() => { throw new Error('crash'); });
  if (page.texts.meta.title.includes('crash')) await new Promise(() => undefined);
  return { html: page.texts.meta.title, places: [] };
}`;
const HOME = 'texts/it/home.json';
const preview = new Preview({
  renderer: `data:text/javascript,${encodeURIComponent(DRAWS)}`,
  publicFolder: CAMP_PUBLIC,
});
const shown = { locale: 'it', page: 'home' };

afterAll(() => preview.close());

const titled = (title: string) =>
  campSources.map((source) =>
    source.path === HOME
      ? { ...source, text: source.text.replace(/"title": "[^"]*"/, `"title": "${title}"`) }
      : source,
  );

it('draws what is edited, and goes on after what cannot be drawn', async () => {
  const drawn = async (title: string) =>
    (await preview.page(titled(title), shown))?.body.replace(/[\u{E0000}-\u{E007F}]/gu, '');
  expect(await drawn('One')).toContain('One');
  expect(await drawn('Two')).toContain('Two');
  expect(await drawn('broken')).toBeUndefined();
  expect(await drawn('Three')).toContain('Three');
  // The end of the thread is the end of a drawing, and not of the studio.
  expect(await drawn('crash')).toBeUndefined();
  expect(await drawn('Four')).toContain('Four');
});

it('draws the same once for who asks twice, and anew once a file is gone', async () => {
  const sources = titled('Five');
  const first = preview.page(sources, shown);
  expect(preview.page(sources, shown)).toBe(first);
  expect(await first).not.toBeNull();
  expect(
    await preview.page(
      sources.filter(({ path }) => path !== HOME),
      shown,
    ),
  ).toBeNull();
});

import { expect, it } from 'vitest';
import { readServedFiles } from '../../../scripts/project/content-folder.ts';
import type { Renderer } from '../../../scripts/studio/built.ts';
import { createRenderQueue } from '../../../scripts/studio/preview.ts';
import { stripped } from '../../../src/studio/marks/marks.ts';
import { CAMP_PUBLIC, campSources } from '../../camp.ts';

const HOME = 'texts/it/home.json';
const served = readServedFiles(CAMP_PUBLIC);
const shown = { locale: 'it', page: 'home', at: 0 };

/** Renders a page as its title only. */
const render: Renderer['render'] = async ({ page }) => {
  if (page.texts.meta.title.includes('broken')) throw new Error('broken');
  return { html: page.texts.meta.title, places: [] };
};
const draw = createRenderQueue(render, () => served);

const titled = (title: string) =>
  campSources.map((source) =>
    source.path === HOME
      ? { ...source, text: source.text.replace(/"title": "[^"]*"/, `"title": "${title}"`) }
      : source,
  );

it('renders edited content, and goes on after a page that fails', async () => {
  const titles = ['One', 'broken', 'Two'].map((title) => draw(titled(title), shown));
  const drawn = await Promise.all(titles);
  expect(drawn.map((page) => page && stripped(page.body))).toEqual([
    expect.stringContaining('One'),
    null,
    expect.stringContaining('Two'),
  ]);
  const without = titled('Three').filter(({ path }) => path !== HOME);
  expect(await draw(without, shown)).toBeNull();
});

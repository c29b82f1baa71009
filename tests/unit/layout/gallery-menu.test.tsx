import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { JsonObject } from '../../../src/content/json.ts';
import { filledPage, filledSite } from '../../../src/i18n/filled-content.ts';
import { MainMenu } from '../../../src/layout/header/MainMenu.tsx';
import { SiteProvider } from '../../../src/layout/site-context.tsx';
import { campContent, campFiles } from '../../camp.ts';

it('leads from the gallery to the album of a venue, which marks no page as open', () => {
  const { pages, ...site } = campContent<JsonObject & { pages: JsonObject[] }>('site.json');
  const listed = pages.map((page) =>
    page.id === 'lago-blu' ? { ...page, menus: ['gallery'] } : page,
  );
  const files = new Map([...campFiles, ['site.json', { ...site, pages: listed }]]);
  const menu = renderToStaticMarkup(
    <SiteProvider content={filledSite(files, 'it')} page={filledPage(files, 'it', 'lago-blu')}>
      <MainMenu id="menu" />
    </SiteProvider>,
  );
  expect(menu).toContain('href="/lago-blu#album"');
  expect(menu).not.toContain('aria-current');
});

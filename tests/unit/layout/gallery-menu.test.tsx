import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Site } from '../../../src/content/types.ts';
import { filledPage, filledSite } from '../../../src/i18n/filled-content.ts';
import { MainMenu } from '../../../src/layout/header/MainMenu.tsx';
import { SiteProvider } from '../../../src/layout/site-context.tsx';
import { campContent, campFiles } from '../../camp.ts';

it('leads from the gallery to the album of a venue, which marks no page as open', () => {
  const site = campContent<Site>('site.json');
  const pages = site.pages.map((page) =>
    page.id === 'lago-blu' ? { ...page, menus: ['gallery'] } : page,
  );
  const files = new Map([...campFiles, ['site.json', { ...site, pages }]]);
  const menu = renderToStaticMarkup(
    <SiteProvider content={filledSite(files, 'it')} page={filledPage(files, 'it', 'lago-blu')}>
      <MainMenu id="menu" />
    </SiteProvider>,
  );
  expect(menu).toContain('href="/lago-blu#album"');
  expect(menu).not.toContain('aria-current');
});

import type { ComponentType } from 'react';
import { Outlet, type RouteObject, useMatches } from 'react-router-dom';
import type { Locale, PageContent, SiteContent } from '../content/content.ts';
import { isIn, pathOfPage } from '../content/paths.ts';
import type { TimedModule } from '../content/timed-module.ts';
import type { Site } from '../content/types.ts';
import { useContentNow } from '../layout/clock/use-reached.ts';
import { PageLayout } from '../layout/PageLayout.tsx';
import { SiteProvider } from '../layout/site-context.tsx';
import { loadersOf } from '../loaders.ts';
import { templates } from '../pages/templates.ts';

/** All routes, from the list of pages. */
export function createRoutes({ locales, pages }: Site): RouteObject[] {
  return locales.map((locale) => ({
    id: locale.id,
    lazy: () => loadLayout(locale),
    children: pages
      .filter((page) => isIn(locale.id, page))
      .map((page) => ({
        id: `${locale.id}/${page.id}`,
        path: pathOfPage(locale, page),
        lazy: () => loadPage(locale, page.id),
      })),
  }));
}

async function loadLayout(locale: Locale): Promise<{ Component: ComponentType }> {
  const { site } = await loadersOf(locale);
  const loaded = await site();
  return { Component: () => <Layout loaded={loaded} /> };
}

/** The content is the route's handle: the layout around the page provides it. */
async function loadPage(
  locale: Locale,
  pageId: string,
): Promise<{ Component: ComponentType; handle: TimedModule<PageContent> }> {
  const load = (await loadersOf(locale)).pages[pageId];
  if (!load) throw new RangeError(`no content for ${locale.id}/${pageId}`);
  const handle = await load();
  return { Component: await templates[handle.content.entry.template](), handle };
}

function Layout({ loaded }: { loaded: TimedModule<SiteContent> }) {
  const page = useContentNow(useMatches().at(-1)?.handle as TimedModule<PageContent>);
  return (
    <SiteProvider content={useContentNow(loaded)} page={page}>
      <PageLayout>
        <Outlet />
      </PageLayout>
    </SiteProvider>
  );
}

import type { ComponentType } from 'react';
import {
  Navigate,
  Outlet,
  type RouteObject,
  useLocation,
  useMatches,
  useRouteError,
} from 'react-router-dom';
import type { Locale, PageContent, SiteContent } from '../content/content.ts';
import { isIn, pathIn, pathOfPage } from '../content/paths.ts';
import type { TimedModule } from '../content/timed-module.ts';
import type { Site } from '../content/types.ts';
import { useContentNow } from '../layout/clock/use-reached.ts';
import { ErrorPage } from '../layout/error/ErrorPage.tsx';
import { CurrentPage } from '../layout/navigation/current-page.ts';
import { PageLayout } from '../layout/PageLayout.tsx';
import { PageProvider } from '../layout/page-context.tsx';
import { SiteProvider } from '../layout/site-context.tsx';
import { loadersOf } from '../loaders.ts';
import { PageHead } from '../pages/PageHead.tsx';
import { templates } from '../pages/templates.ts';

/** All routes, from the list of pages; an unknown URL leads to the root of its locale. */
export function createRoutes({ locales, pages }: Site): RouteObject[] {
  return locales.map((locale) => ({
    id: locale.id,
    lazy: () => loadLayout(locale),
    children: [
      ...pages
        .filter((page) => isIn(locale.id, page))
        .map((page) => ({
          id: `${locale.id}/${page.id}`,
          path: pathOfPage(locale, page),
          lazy: () => loadPage(locale, page.id),
          errorElement: <RouteError />,
        })),
      {
        path: `${pathIn(locale.path, '/')}/*`.replace('//', '/'),
        element: <Navigate to={pathIn(locale.path, '/')} replace />,
      },
    ],
  }));
}

async function loadLayout(
  locale: Locale,
): Promise<{ Component: ComponentType; ErrorBoundary: ComponentType }> {
  const { site } = await loadersOf(locale);
  const loaded = await site();
  return {
    Component: () => <Layout loaded={loaded} />,
    ErrorBoundary: () => (
      <SiteProvider content={loaded.content}>
        <main>
          <RouteError />
        </main>
      </SiteProvider>
    ),
  };
}

/** The content is the route's handle, for the layout around the page. */
async function loadPage(
  locale: Locale,
  pageId: string,
): Promise<{ Component: ComponentType; handle: TimedModule<PageContent> }> {
  const load = (await loadersOf(locale)).pages[pageId];
  if (!load) throw new RangeError(`no content for ${locale.id}/${pageId}`);
  const handle = await load();
  return { Component: await pageComponent(handle), handle };
}

async function pageComponent(loaded: TimedModule<PageContent>): Promise<ComponentType> {
  const Parts = await templates[loaded.content.entry.template]();
  return () => (
    <PageProvider content={useContentNow(loaded)}>
      <PageHead />
      <Parts />
    </PageProvider>
  );
}

/** During the redirect from an unknown URL. */
const NO_PAGE: TimedModule<PageContent | undefined> = { content: undefined };

function Layout({ loaded }: { loaded: TimedModule<SiteContent> }) {
  const content = useContentNow(loaded);
  const match = useMatches().at(-1);
  const page = useContentNow((match?.handle ?? NO_PAGE) as typeof NO_PAGE);
  const shown = content.site.pages.find(({ id }) => id === page?.entry.id);
  return (
    <SiteProvider content={content} page={page}>
      <CurrentPage value={shown}>
        <PageLayout>
          <Outlet />
        </PageLayout>
      </CurrentPage>
    </SiteProvider>
  );
}

function RouteError() {
  const { pathname, search } = useLocation();
  return <ErrorPage error={useRouteError()} address={pathname + search} />;
}

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
import { PageLayout } from '../layout/PageLayout.tsx';
import { SiteProvider } from '../layout/site-context.tsx';
import { loadersOf } from '../loaders.ts';
import { ErrorPage } from '../pages/ErrorPage.tsx';
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

/** The content is the route's handle: the layout around the page provides it. */
async function loadPage(
  locale: Locale,
  pageId: string,
): Promise<{ Component: ComponentType; handle: TimedModule<PageContent> }> {
  const load = (await loadersOf(locale)).pages[pageId];
  if (!load) throw new RangeError(`no content for ${locale.id}/${pageId}`);
  const handle = await load();
  const Parts = await templates[handle.content.entry.template]();
  const Component = () => (
    <>
      <PageHead />
      <Parts />
    </>
  );
  return { Component, handle };
}

/** During the redirect from an unknown URL. */
const NO_PAGE: TimedModule<PageContent | undefined> = { content: undefined };

function Layout({ loaded }: { loaded: TimedModule<SiteContent> }) {
  const match = useMatches().at(-1);
  const page = useContentNow((match?.handle ?? NO_PAGE) as typeof NO_PAGE);
  return (
    <SiteProvider content={useContentNow(loaded)} page={page}>
      <PageLayout>
        <Outlet />
      </PageLayout>
    </SiteProvider>
  );
}

function RouteError() {
  const { pathname, search } = useLocation();
  return <ErrorPage error={useRouteError()} url={pathname + search} />;
}

import { pageLoaders, siteLoaders } from 'virtual:loaders';
import type { ComponentType } from 'react';
import { Navigate, Outlet, type RouteObject } from 'react-router-dom';
import type { Locale, PageContent, SiteContent, Template } from './content/content.ts';
import { pathIn } from './content/paths.ts';
import type { Site } from './content/types.ts';
import { ErrorPage } from './layout/error/ErrorPage.tsx';
import { useLiveContent } from './layout/live-content.ts';
import { PageLayout } from './layout/PageLayout.tsx';
import { PageProvider } from './layout/page-context.tsx';
import { SiteProvider } from './layout/site-context.tsx';
import { PageHead } from './pages/PageHead.tsx';

/** One component per template; each is loaded only when a page needs it. */
const templates: Readonly<Record<Template, () => Promise<ComponentType>>> = {
  home: async () => (await import('./pages/HomePage.tsx')).HomePage,
  camp: async () => (await import('./pages/CampPage.tsx')).CampPage,
  activity: async () => (await import('./pages/ActivityPage.tsx')).ActivityPage,
  gallery: async () => (await import('./pages/GalleryPage.tsx')).GalleryPage,
  'open-days': async () => (await import('./pages/OpenDaysPage.tsx')).OpenDaysPage,
  enrolment: async () => (await import('./pages/EnrolmentPage.tsx')).EnrolmentPage,
  work: async () => (await import('./pages/WorkPage.tsx')).WorkPage,
  'sports-centres': async () => (await import('./pages/SportsCentresPage.tsx')).SportsCentresPage,
  members: async () => (await import('./pages/MembersPage.tsx')).MembersPage,
  legal: async () => (await import('./pages/LegalPage.tsx')).LegalPage,
  regulations: async () => (await import('./pages/RegulationsPage.tsx')).RegulationsPage,
  estimate: async () => (await import('./pages/EstimatePage.tsx')).EstimatePage,
};

/** Every route of the site, from its one list of pages; an unknown address leads to the root of its locale. */
export function createRoutes({ locales, pages }: Site): RouteObject[] {
  return locales.map((locale) => ({
    id: locale.id,
    lazy: () => loadLayout(locale),
    children: [
      ...pages.map((page) => ({
        id: `${locale.id}/${page.id}`,
        path: pathIn(locale.path, page.path),
        lazy: () => loadPage(locale, page.id),
        errorElement: <ErrorPage />,
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
  const load = siteLoaders[locale.id];
  if (!load) throw new RangeError(`no content for ${locale.id}`);
  const { content } = await load();
  return {
    Component: () => <Layout id={`${locale.id}/layout`} loaded={content} />,
    ErrorBoundary: () => (
      <SiteProvider content={content}>
        <main>
          <ErrorPage />
        </main>
      </SiteProvider>
    ),
  };
}

async function loadPage(locale: Locale, pageId: string): Promise<{ Component: ComponentType }> {
  const load = pageLoaders[locale.id]?.[pageId];
  if (!load) throw new RangeError(`no content for ${locale.id}/${pageId}`);
  const { content } = await load();
  const Template = await templates[content.entry.template]();
  return {
    Component: () => <Page id={`${locale.id}/${pageId}`} loaded={content} Template={Template} />,
  };
}

function Layout({ id, loaded }: { id: string; loaded: SiteContent }) {
  return (
    <SiteProvider content={useLiveContent(id, loaded)}>
      <PageLayout>
        <Outlet />
      </PageLayout>
    </SiteProvider>
  );
}

function Page({
  id,
  loaded,
  Template,
}: {
  id: string;
  loaded: PageContent;
  Template: ComponentType;
}) {
  return (
    <PageProvider content={useLiveContent(id, loaded)}>
      <PageHead />
      <Template />
    </PageProvider>
  );
}

import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { existsInLocale, pathOfPage } from '../content/paths.ts';
import type { Site } from '../content/types.ts';
import { PageLayout } from '../layout/PageLayout.tsx';
import { loadPage } from '../load-page.tsx';
import { templates } from '../pages/templates.ts';

type Page = Site['pages'][number];

/** A route for each page in each language. */
export function createRoutes({ locales, pages }: Site): RouteObject[] {
  return locales.flatMap((locale) =>
    pages
      .filter((page) => existsInLocale(locale.id, page))
      .map((page) => ({
        path: pathOfPage(locale, page),
        lazy: async () => ({ Component: await wholePage(locale.id, page) }),
      })),
  );
}

async function wholePage(localeId: string, { id, template }: Page): Promise<ComponentType> {
  const [Content, Template] = await Promise.all([loadPage(localeId, id), templates[template]()]);
  return () => (
    <Content>
      <PageLayout>
        <Template />
      </PageLayout>
    </Content>
  );
}

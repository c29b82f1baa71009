import { loaders } from 'virtual:loaders';
import type { ReactNode } from 'react';
import { useContentNow } from './layout/clock/use-clock.ts';
import { SiteProvider } from './layout/site-context.tsx';

/**
 * Loads the content of a page, and of the layout in its language. The `virtual:` modules are made by
 * `scripts/site/vite/content-plugin.ts`.
 * @returns a component that provides it
 * @throws RangeError for a page that the site does not have
 */
export async function loadPage(localeId: string, pageId: string) {
  const { site, pages } = (await loaders[localeId]?.()) ?? {};
  const load = pages?.[pageId];
  if (!site || !load) throw new RangeError(`no content for ${localeId}/${pageId}`);
  const [layout, own] = await Promise.all([site(), load()]);
  return function PageContent({ children }: { children: ReactNode }) {
    return (
      <SiteProvider content={useContentNow(layout)} page={useContentNow(own)}>
        {children}
      </SiteProvider>
    );
  };
}

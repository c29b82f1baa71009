import '../../styles/site.css';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { createRoutes } from '../../router/routes.tsx';
import type { RenderedPage } from '../session/state.ts';
import { type RenderedContent, setContent, tracedPlaces } from './traced.ts';
// Last: it overrides the styles of the site.
import './preview.css';

/**
 * Renders a page with the given content, through the routes and components of the built site.
 * Routes are created each time, because they keep the content that they were loaded with.
 * @param url absolute URL
 * @throws Error when the route redirects, or a component fails
 */
export async function render(content: RenderedContent, url: string): Promise<RenderedPage> {
  setContent(content);
  const handler = createStaticHandler(createRoutes(content.site.site));
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(`${url} answers ${context.status}`);
  for (const error of Object.values(context.errors ?? {})) throw error;
  const router = createStaticRouter(handler.dataRoutes, context);
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // React calls this outside the promise: an error thrown here would end the studio.
      onError: (error) => {
        failures.push(error);
      },
    },
  );
  let html = '';
  for await (const chunk of prelude) html += chunk;
  for (const failure of failures) throw failure;
  return { html, places: tracedPlaces(), language: content.site.locale.language };
}

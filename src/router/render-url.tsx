import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { Site } from '../content/types.ts';
import { InstantContext } from '../layout/clock/use-clock.ts';
import { createRoutes } from './routes.tsx';

/**
 * The HTML of one URL, without the document around it.
 * @param url the full URL, such as `https://www.funvillage.example/relax`
 * @param instant the time for parts that change with time (milliseconds since the epoch); without
 *   it, the HTML of the document
 * @throws Error when a component fails or the site has no such page
 */
export async function renderUrl(site: Site, url: string, instant?: number): Promise<string> {
  const handler = createStaticHandler(createRoutes(site));
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(`${url} answers ${context.status}`);
  const failures: unknown[] = Object.values(context.errors ?? {});
  for (const failure of failures) throw failure;
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerenderToNodeStream(
    <InstantContext value={instant}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </InstantContext>,
    {
      // Without this React writes fallbacks and an inline script into pages over about 12.8 kB.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // React calls this outside the promise: an error thrown here would end the process.
      onError: (error) => {
        failures.push(error);
      },
    },
  );
  let html = '';
  for await (const chunk of prelude) html += chunk;
  for (const failure of failures) throw failure;
  return html;
}

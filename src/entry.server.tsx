import './styles/site.css';
import { site } from 'virtual:site';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { MomentContext } from './layout/clock/use-reached.ts';
import { createRoutes } from './router/routes.tsx';

const handler = createStaticHandler(createRoutes(site));

/**
 * The HTML of one URL, without the document around it.
 * @param url the full URL, such as `https://www.funvillage.example/relax`
 * @param moment the time for parts that change with time (milliseconds since the epoch); without
 *   it, the HTML of the document
 * @throws Error when a component fails or the URL redirects
 */
export async function render(url: string, moment?: number): Promise<string> {
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(`${url} answers ${context.status}`);
  for (const error of Object.values(context.errors ?? {})) throw error;
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerenderToNodeStream(
    <MomentContext value={moment}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </MomentContext>,
    {
      // Without this React writes fallbacks and an inline script into pages over about 12.8 kB.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  let html = '';
  for await (const chunk of prelude) html += chunk;
  return html;
}

import '../../styles/site.css';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { createRoutes } from '../../router/routes.tsx';
import type { MarkedPlace } from '../marks/marked-files.ts';
import { type Given, give, tracedPlaces } from './traced.ts';
// After what it changes.
import './preview.css';

/** A page, and where the marks in it lead. */
export interface Rendered {
  readonly html: string;
  readonly places: readonly MarkedPlace[];
}

/**
 * The HTML of a page with the content that is given: by the same routes and components as the built
 * one. Routes are made anew each time, because they keep the content that they were loaded with.
 * @param address full address
 * @throws Error when a component fails
 */
export async function render(given: Given, address: string): Promise<Rendered> {
  give(given);
  const handler = createStaticHandler(createRoutes(given.site.site));
  const context = await handler.query(new Request(address));
  if (context instanceof Response) throw new Error(`${address} answers ${context.status}`);
  for (const error of Object.values(context.errors ?? {})) throw error;
  const router = createStaticRouter(handler.dataRoutes, context);
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // React calls this outside of the promise: what is thrown here would end the studio.
      onError: (error) => {
        failures.push(error);
      },
    },
  );
  let html = '';
  for await (const chunk of prelude) html += chunk;
  for (const failure of failures) throw failure;
  return { html, places: tracedPlaces() };
}

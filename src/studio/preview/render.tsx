import '../../styles/site.css';
import { renderUrl } from '../../router/render-url.tsx';
import type { RenderedPage } from '../session/state.ts';
import { type RenderedContent, setContent, tracedPlaces } from './traced.ts';
// Last: it overrides the styles of the site.
import './preview.css';

/**
 * Renders a page with the given content, through the routes and components of the built site.
 * @param url absolute URL
 * @throws Error when the site has no such page, or a component fails
 */
export async function render(content: RenderedContent, url: string): Promise<RenderedPage> {
  setContent(content);
  const html = await renderUrl(content.site.site, url);
  return { html, places: tracedPlaces(), language: content.site.locale.language };
}

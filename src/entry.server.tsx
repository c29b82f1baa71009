import './styles/site.css';
import { site } from 'virtual:site';
import { renderUrl } from './router/render-url.tsx';

/** The HTML of one URL of the site: see `renderUrl`. */
export function render(url: string, instant?: number): Promise<string> {
  return renderUrl(site, url, instant);
}

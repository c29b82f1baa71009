import { useEffect } from 'react';
import { useAnyPage, useSite } from '../layout/site-context.tsx';
import { headOf, type PageHeadData, robots } from './head.ts';

/** Updates the document's head after a navigation; the first head comes with the HTML. */
export function PageHead() {
  const { content } = useSite();
  const { entry, meta } = useAnyPage();
  useEffect(() => updateHead(headOf(content, entry, meta)), [content, entry, meta]);
  return null;
}

/** Structured data, which describes only the page that came with the HTML. */
const STRUCTURED_DATA = 'script[type="application/ld+json"]';

function updateHead(head: PageHeadData): void {
  const isFirst = document.head.querySelector(`link[rel="canonical"][href="${head.canonical}"]`);
  if (!isFirst) for (const tag of document.head.querySelectorAll(STRUCTURED_DATA)) tag.remove();
  document.title = head.title;
  // Setting the same language again would make the browser restyle the whole page.
  if (document.documentElement.lang !== head.language)
    document.documentElement.lang = head.language;
  set('meta[name="description"]', 'content', head.description);
  set('link[rel="canonical"]', 'href', head.canonical);
  set('meta[name="robots"]', 'content', robots(head.indexed));
}

function set(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}

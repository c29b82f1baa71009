import { useEffect } from 'react';
import { useAnyPage } from '../layout/page-context.tsx';
import { useSite } from '../layout/site-context.tsx';
import { headOf, type PageHeadData } from './head.ts';
import { robots } from './robots.ts';

/** Keeps the document's head true after a navigation; the first head comes with the HTML. */
export function PageHead() {
  const { content } = useSite();
  const { entry, meta } = useAnyPage();
  useEffect(() => updateHead(headOf(content, entry, meta)), [content, entry, meta]);
  return null;
}

function updateHead(head: PageHeadData): void {
  document.title = head.title;
  document.documentElement.lang = head.language;
  set('meta[name="description"]', 'content', head.description);
  set('link[rel="canonical"]', 'href', head.canonical);
  set('meta[name="robots"]', 'content', robots(head.indexed));
}

function set(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}

/** Code that may load later; the page's script tag lists its files, the entry first. */
type LazyCode = 'islands' | 'router';

const tag = document.querySelector<HTMLElement>('script[data-router]');

/**
 * Loads code, its files in parallel, and returns the exports of its entry.
 * @throws TypeError when a file fails to load
 */
export async function load<T>(name: LazyCode): Promise<T> {
  const files = tag?.dataset[name]?.split(' ') ?? [];
  for (const href of files) document.head.append(linkTo('modulepreload', href));
  return (await import(/* @vite-ignore */ files[0] ?? '')) as T;
}

/**
 * Loads the site's style sheet, for pages that the router renders; disabled, or the whole document
 * would be restyled. Resolves to a function that enables it; a failed load changes nothing.
 */
export async function loadSheet(): Promise<() => void> {
  const link = linkTo('stylesheet', tag?.dataset.sheet ?? '');
  link.media = 'not all';
  const settled = new Promise((resolve) => {
    for (const type of ['load', 'error']) link.addEventListener(type, resolve, { once: true });
  });
  document.head.append(link);
  await settled;
  return () => {
    link.media = '';
  };
}

function linkTo(rel: string, href: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel, href });
}

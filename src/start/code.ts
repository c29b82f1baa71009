/** What the page's own script says: the files of the code that may come later, the entry first. */
type Later = 'islands' | 'router';

const tag = document.querySelector<HTMLElement>('script[data-router]');

/**
 * Loads that code, all of its files at once, and gives what its entry exports.
 * @throws TypeError when a file does not come
 */
export async function load<T>(name: Later): Promise<T> {
  const files = tag?.dataset[name]?.split(' ') ?? [];
  for (const href of files) document.head.append(linkTo('modulepreload', href));
  return (await import(/* @vite-ignore */ files[0] ?? '')) as T;
}

/**
 * The style sheet of all pages, for the head of what the router draws: it holds for nothing before, or the
 * whole document would be styled anew. Resolves to what makes it hold; one that does not come leaves the
 * page as it is.
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

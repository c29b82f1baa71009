const tag = document.querySelector<HTMLElement>('script[data-islands]');

/**
 * Loads the code of the islands, its files in parallel.
 * @throws TypeError when a file fails to load
 */
export async function loadIslands(): Promise<typeof import('../entry.islands.tsx')> {
  const files = tag?.dataset.islands?.split(' ') ?? [];
  for (const href of files)
    if (!document.querySelector(`link[href="${href}"]`))
      document.head.append(linkTo('modulepreload', href));
  return import(/* @vite-ignore */ files[0] ?? '');
}

let sheet: Promise<() => void> | undefined;

/**
 * Loads the site's style sheet into the head, for pages that a link shows; disabled, or the whole
 * document would be restyled.
 * @returns a function that enables it
 * @throws Error when it fails to load; the next call tries again
 */
export function loadSheet(): Promise<() => void> {
  sheet ??= disabledSheet().catch((error) => {
    sheet = undefined;
    throw error;
  });
  return sheet;
}

async function disabledSheet(): Promise<() => void> {
  const link = linkTo('stylesheet', tag?.dataset.sheet ?? '');
  link.media = 'not all';
  const loaded = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${link.href} did not load`));
  });
  document.head.append(link);
  await loaded;
  return () => {
    link.media = '';
  };
}

function linkTo(rel: string, href: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel, href });
}

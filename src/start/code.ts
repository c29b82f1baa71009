const tag = document.querySelector<HTMLElement>('script[data-islands]');

/**
 * Loads the code of the islands, its files in parallel.
 * @throws TypeError when a file fails to load
 */
export async function loadIslands(): Promise<typeof import('../entry.islands.tsx')> {
  const files = tag?.dataset.islands?.split(' ') ?? [];
  for (const href of files) document.head.append(linkTo('modulepreload', href));
  return import(/* @vite-ignore */ files[0] ?? '');
}

let sheet: Promise<() => void> | undefined;

/**
 * Loads the site's style sheet into the head, for pages that a link shows; disabled, or the whole
 * document would be restyled. Resolves to a function that enables it; a failed load changes nothing.
 */
export function loadSheet(): Promise<() => void> {
  sheet ??= disabledSheet();
  return sheet;
}

async function disabledSheet(): Promise<() => void> {
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

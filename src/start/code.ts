/** What the page's own script says: the files of the code that may come later, the entry first. */
type Later = 'islands' | 'router';

const tag = document.querySelector<HTMLElement>('script[data-router]');

/**
 * Brings that code, and gives what its entry exports. Each file is evaluated in a task of its own, what
 * others import before them: together they would hold up whoever presses something meanwhile.
 * @throws TypeError when a file does not come
 */
export async function load<T>(name: Later): Promise<T> {
  const files = tag?.dataset[name]?.split(' ') ?? [];
  for (const href of files) {
    await quiet();
    document.head.append(linkTo('modulepreload', href));
  }
  let loaded: unknown;
  for (const file of files.toReversed()) {
    await quiet();
    loaded = await import(/* @vite-ignore */ file);
  }
  return loaded as T;
}

/** When input and frames have had their turn; browsers without priorities go on at once. */
async function quiet(): Promise<void> {
  if ('scheduler' in window) await window.scheduler.postTask(() => {}, { priority: 'background' });
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

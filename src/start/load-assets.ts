/** What the build tells the scripts of a page: their files, and the season's transitions. */
export function pageData(page = document): DOMStringMap | undefined {
  return page.querySelector<HTMLElement>('script[data-islands]')?.dataset;
}

/**
 * Loads the code of the islands, its files in parallel.
 * @throws TypeError when a file fails to load
 */
export async function loadIslands(): Promise<typeof import('../entry.islands.tsx')> {
  const files = pageData()?.islands?.split(' ') ?? [];
  for (const href of files) {
    if (document.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
  }
  return import(/* @vite-ignore */ files[0] ?? '');
}

let sheet: Promise<CSSStyleSheet> | undefined;

/**
 * The site's style sheet, for pages that a link shows.
 * @throws Error when it fails to load: links then load documents
 */
export function loadSheet(): Promise<CSSStyleSheet> {
  sheet ??= fetchSheet();
  return sheet;
}

async function fetchSheet(): Promise<CSSStyleSheet> {
  const response = await fetch(pageData()?.sheet ?? '');
  // An error page, and a network's sign-in page, are HTML.
  if (!response.headers.get('Content-Type')?.startsWith('text/css'))
    throw new Error(`${response.url} is not a style sheet`);
  return new CSSStyleSheet().replace(await response.text());
}

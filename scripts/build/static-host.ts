import {
  ASK_EACH_TIME,
  COMMON_HEADERS,
  FOREVER,
  HTTPS_ONLY,
} from '../../src/server/site/commonHeaders.ts';

/** Headers by the pattern of a path, in the form that static hosts read from `_headers`. */
export interface StaticSite {
  /** The pages' paths, such as `/relax`. */
  readonly pages: readonly string[];
  /** What stands beside the pages: folders as `/pictures/*`, files as `/robots.txt`. */
  readonly others: readonly string[];
  readonly pageHeaders: Readonly<Record<string, string>>;
}

/**
 * The same headers as on every host. No two patterns meet: a host would join their values, and two
 * policies allow only what both do.
 */
export function headersFile({ pages, others, pageHeaders }: StaticSite): string {
  const common = { ...COMMON_HEADERS, ...Object.fromEntries([HTTPS_ONLY]) };
  const rule = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const ofPages = { ...common, ...pageHeaders, 'Cache-Control': ASK_EACH_TIME };
  const ofOthers = { ...common, 'Cache-Control': ASK_EACH_TIME };
  return `${[
    ...pages.map((path) => rule(path, ofPages)),
    rule('/assets/*', { ...common, 'Cache-Control': FOREVER }),
    ...others.map((path) => rule(path, ofOthers)),
  ].join('\n\n')}\n`;
}

/** Other ways to write a page's address. For an unknown one the host serves `404.html`, which leads home. */
export function redirectsFile({ pages }: Pick<StaticSite, 'pages'>): string {
  const lines = pages.map((path) => `${path === '/' ? '' : path}/index.html ${path} 308`);
  return `${lines.join('\n')}\n`;
}

import { type Addressed, CALENDAR, pathOfPage } from '../content/paths.ts';

/** Where the site publishes its data, below its own address. */
export const DATA = {
  facts: '/dati/fatti.json',
  factsSchema: '/dati/fatti.schema.json',
  calendar: CALENDAR,
  quote: '/api/quote',
  protocol: '/api/mcp',
  list: '/llms.txt',
} as const;

/** `/sport-city` → `/sport-city.md`, `/` → `/index.md`, `/en` → `/en/index.md`. */
export function markdownPath(locale: Parameters<typeof pathOfPage>[0], page: Addressed): string {
  const path = pathOfPage(locale, page);
  if (page.path !== '/') return `${path}.md`;
  return `${path === '/' ? '' : path}/index.md`;
}

import type { FactView } from '../desk/fact-view.ts';
import { optionName } from './words.ts';

const NAME = String.raw`([\w-]+(?:\.[\w-]+)+)`;
const BESIDE = new RegExp(String.raw` \(${NAME}\)`, 'g');
const QUOTED = new RegExp(`«${NAME}»`, 'g');
const FILE = /(?:content\/)?((?:[a-z][\w-]*\/)*[a-z][\w-]*\.json)/g;
const PLACEHOLDER = new RegExp(String.raw`\{\{\s*${NAME}\s*(?:,\s*(\w+)\s*)?\}\}`, 'g');

/** A sentence of the check, in which facts are called as the studio calls them, and not as files do. */
export function plainly(
  sentence: string,
  facts: ReadonlyMap<string, FactView>,
  pageTitle: (id: string) => string,
  fileTitle: (path: string) => string | undefined = () => undefined,
): string {
  return sentence
    .replace(/"[^"]*" \(([^()]+)\)/g, '«$1»')
    .replace(/"([a-z][\w-]*)"/g, (_, value: string) => `«${optionName(value)}»`)
    .replace(/(era|è) (true|false)\b/g, (_, is: string, value: string) =>
      [is, optionName(value)].join(' '),
    )
    .replace(/(pagina|pagine) «([\w-]+)»/g, (_, page: string, id: string) =>
      [page, `«${pageTitle(id)}»`].join(' '),
    )
    .replace(FILE, (all, path: string) => {
      const title = fileTitle(path);
      return title === undefined ? all : `«${title}»`;
    })
    .replace(BESIDE, (all, name: string) => (facts.has(name) ? '' : all))
    .replace(QUOTED, (all, name: string) => {
      const fact = facts.get(name);
      return fact ? `«${fact.label}»` : all;
    })
    .replace(PLACEHOLDER, (all, name: string, format: string | undefined) => {
      const fact = facts.get(name);
      const written = fact?.forms[format ?? ''];
      if (!fact) return all;
      return written === undefined ? fact.label : `${written} (${fact.label})`;
    });
}

import { pathOfPage } from '../../../src/content/paths.ts';
import type { Site } from '../../../src/content/types.ts';
import { pageReader } from '../../site/days/page-at.ts';
import type { Seen, Words } from './read-tasks.ts';

/** Expected words that the pages lack, and forbidden words that they show. */
export function unseenOn(
  rendered: ReadonlyMap<string, string>,
  site: Site,
  { on, says, never }: Seen,
  words: (html: string) => string,
): string[] {
  const slips = (path: string, must: readonly Words[], mustNot: readonly Words[]): string[] => {
    const isFile = path.includes('.');
    const text = rendered.get(isFile ? path : fileOf(path));
    if (text === undefined) return [`there is no ${path}`];
    const said = isFile ? text : words(text);
    const holds = (words: Words) =>
      words instanceof RegExp ? words.test(said) : holdsWhole(said, String(words));
    return [
      ...must.filter((words) => !holds(words)).map((words) => `${path} does not say «${words}»`),
      ...mustNot.filter(holds).map((words) => `${path} still says «${words}»`),
    ];
  };
  const all = (list: readonly Words[]) =>
    list.map((words) => (isAmount(words) ? `${words} €` : words));
  const inEnglish = (list: readonly Words[]) => list.filter(isAmount).map((words) => `€${words}`);
  return on
    .split(' ')
    .flatMap((path) => [
      ...slips(path.replace(/^\//, ''), all(says), all(never)),
      ...([...says, ...never].some(isAmount)
        ? slips(englishPath(path, site), inEnglish(says), inEnglish(never))
        : []),
    ]);
}

const isAmount = (words: Words) => typeof words === 'number';

function englishPath(path: string, { locales, pages }: Site): string {
  const [english, page] = [locales[1], pages.find((page) => page.path === `/${path}`)];
  if (!english || !page) throw new RangeError(`${path} has no English page`);
  return pathOfPage(english, page).slice(1);
}

function fileOf(path: string): string {
  return path === '' ? 'index.html' : `${path}/index.html`;
}

/** The page if it is still there, and pages that link to it. */
export function whereStill(site: ReadonlyMap<string, string>, path: string): string[] {
  const leading = [...site].filter(([, text]) => text.includes(`href="/${path}"`));
  return [
    ...(site.has(fileOf(path)) ? [`${path} is still there`] : []),
    ...leading.map(([file]) => `${file} leads to ${path}`),
  ];
}

/** The words at an instant, as the page's script shows them. */
export function wordsAt(html: string, now: number): string {
  return pageReader(html)(now)
    .blocks.map(({ words }) => words)
    .join(' ');
}

/** The words that visitors read, with plain spaces. */
export function visibleWords(html: string): string {
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('\u2060', '')
    .replaceAll('&nbsp;', ' ')
    .replace(/\s+/g, ' ');
}

/** Whether the text has these words, and not as the end of a longer number. */
function holdsWhole(words: string, wanted: string): boolean {
  const at = words.indexOf(wanted);
  if (at < 0) return false;
  return !/[\d.,]/.test(words.charAt(at - 1)) || holdsWhole(words.slice(at + 1), wanted);
}

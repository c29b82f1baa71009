import type { TypedValue } from '../../reader/read-claims.ts';
import { isLanguage } from '../../reader/values/lexicon.ts';
import { createValues, plainEnds } from '../../reader/values/values-in.ts';
import { sharedTexts } from '../declared.ts';
import { exceptionsFor } from '../exceptions.ts';
import { factsToRead } from '../facts/facts-to-read.ts';
import { errorAt, type Finding, type Place, START } from '../finding.ts';
import type { SourceFile } from '../json/json-document.ts';
import { LineIndex } from '../json/line-index.ts';
import { entries } from '../page-urls.ts';
import type { Project } from '../project.ts';
import {
  type Around,
  allowedValues,
  hiddenValues,
  isAllowed,
  textParts,
} from './allowed-values.ts';
import { computedValues } from './computed-values.ts';
import { type HtmlText, htmlTexts, plainSpaces } from './html-texts.ts';

type BuiltPage = ReturnType<typeof builtPages>[number];

/**
 * Compares every value on the built pages with the facts as each page shows them, header and footer
 * included. Pure: the same files give the same findings.
 * @param files the HTML files, paths relative to the folder of the site
 */
export function checkSite(project: Project, files: readonly SourceFile[]): Finding[] {
  const pages = builtPages(project);
  const { year } = factsToRead(project);
  const readerOf = memoizeCall((locale) => (isLanguage(locale) ? createValues(locale) : () => []));
  const values = memoizeCall((locale, text = '') => readerOf(locale)(text));
  const computed = computedValues(project);
  const allow = memoizeCall((locale, page = '', ...ids) =>
    allowedValues(project, page, ids, locale, values),
  );
  const missing = pages.filter(({ file }) => !files.some(({ path }) => path === file));
  return [
    ...missing.map((page) => missingPage(page)),
    ...files.flatMap((file) => {
      const page = pages.find((page) => page.file === file.path) ?? shared(project, file.path);
      const { locale, pageId } = page;
      const layout = allow(locale, pageId, 'layout');
      const own = allow(locale, pageId, ...[pageId, 'layout', ...sharedTexts(project, pageId)]);
      const place = placesIn(file);
      const calendar = new Calendar();
      const texts = htmlTexts(file.text);
      const stated = (text: string) =>
        values(locale, text).flatMap(({ value }) => plainEnds(value, year));
      const hidden = hiddenValues(texts, stated).map((read) => hiddenValue(read, page, place));
      const spoken = texts.filter(({ data, text }) => !data || textParts(text).length === 1);
      const wrong = spoken.flatMap((read) => {
        const allowed = read.shared ? layout : own;
        const found = values(locale, read.text);
        const around = calendar.read(found, read.text, year);
        return found
          .filter((value) => !isAllowed(value, around, allowed, computed))
          .filter((value) => exceptionsFor(project, read.text, value).length === 0)
          .map((value) => siteValue(value, read, page, place, project));
      });
      return [...hidden, ...wrong];
    }),
  ];
}

/** Memoises by arguments: pages share texts, and repeat them for people and for machines. */
function memoizeCall<T>(ask: (locale: string, ...words: string[]) => T): typeof ask {
  const known = new Map<string, T>();
  return (locale, ...words) => {
    const key = [locale, ...words].join('\n');
    const answer = known.get(key) ?? ask(locale, ...words);
    known.set(key, answer);
    return answer;
  };
}

/** Follows the calendars of a page: a month alone in its element, then its days. */
class Calendar {
  #month: string | undefined;
  #lastDay = 0;

  read([first]: readonly TypedValue[], text: string, year: number): Around {
    const around = { text, month: this.#month, lastDay: this.#lastDay };
    if (!first || text.slice(first.start, first.end) !== text.trim()) return around;
    const { value } = first;
    if (value.kind === 'number') this.#lastDay = value.from;
    // «mar» over a column is a weekday; the month of a calendar has its year beside it.
    if (value.kind !== 'month' || value.year === undefined) return around;
    [this.#month, this.#lastDay] = [plainEnds(value, year)[0], 0];
    return { ...around, month: this.#month };
  }
}

function siteValue(
  { start, end, value }: TypedValue,
  read: HtmlText,
  { pageId }: BuiltPage,
  place: PlaceIn,
  project: Project,
): Finding {
  const found = read.text.slice(start, end);
  const more = { value: value.text ?? value.from, pages: project.urls(pageId) };
  return errorAt(place(read, found), 'site-value', { found, known: [], page: pageId }, more);
}

function hiddenValue(read: HtmlText, { pageId }: BuiltPage, place: PlaceIn): Finding {
  const args = { found: read.text, property: read.data ?? '', page: pageId };
  return errorAt(place(read, read.text), 'site-hidden-value', args);
}

/** Where a value of a text is in its file; the start of the text where markup divides it. */
type PlaceIn = ReturnType<typeof placesIn>;

function placesIn({ path, text }: SourceFile) {
  const [lines, html] = [new LineIndex(text), plainSpaces(text)];
  return ({ start, end }: HtmlText, found: string): Place => {
    const at = html.indexOf(found, start);
    const isFound = at >= 0 && at < end;
    const from = isFound ? at : start;
    return lines.place(path, { start: from, end: isFound ? at + found.length : end });
  };
}

function missingPage({ file, pageId }: BuiltPage): Finding {
  return errorAt({ file, ...START }, 'site-page-missing', { page: pageId, file });
}

function builtPages(project: Project) {
  return project.pages.flatMap(({ id }) =>
    project.urls(id).map((url) => ({
      file: `${url.slice(1).replace(/(?<=.)\/?$/, '/')}index.html`,
      pageId: id,
      locale: localeOf(project, url),
    })),
  );
}

/** The locale whose path a URL begins with, the longest first. */
function localeOf(project: Project, url: string): string {
  const fitting = entries(project.value('site.json'), 'locales')
    .map((locale) => ['id', 'path'].map((key) => String(locale[key] ?? '')))
    .filter(([, path = '']) => `${url}/`.startsWith(path))
    .sort(([, a = ''], [, b = '']) => b.length - a.length);
  return fitting[0]?.[0] ?? '';
}

function shared(project: Project, file: string): BuiltPage {
  return { file, pageId: 'layout', locale: project.locales[0] ?? '' };
}

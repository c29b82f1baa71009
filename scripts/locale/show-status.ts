import {
  localeStatus,
  type TextStatus,
  type Why,
} from '../../src/author/rereading/locale-status.ts';
import { columns } from '../../src/check/reporters/report.ts';
import type { Output } from '../project/content-command.ts';
import { type LocaleOptions, otherLocale, projectOf, refuseNoPage } from './options.ts';

const HEADINGS = ['testi', 'tradotti', 'indietro', 'da leggere', 'per un dato'];
const WHY: Readonly<Record<Why, string>> = {
  missing: 'da scrivere',
  behind: 'indietro',
  unread: 'da leggere',
  due: 'per un dato',
};
/** Nobody reads more rows; for a new language, the table is enough. */
const MAX_ROWS = 60;

/** A table of pages per language, then each pending text. */
export function showStatus(options: LocaleOptions): Output {
  const project = projectOf(options);
  const { subject, page, folder } = options;
  if (subject !== undefined) otherLocale(project, options);
  refuseNoPage(project, options);
  const texts = localeStatus(project).filter(
    (one) => (subject ?? one.locale) === one.locale && (page ?? one.page) === one.page,
  );
  const late = texts.flatMap((one) => rowsOf(one, folder));
  return { code: late.length === 0 ? 0 : 1, out: statusText(texts, late), err: '' };
}

function statusText(texts: readonly TextStatus[], late: readonly string[]): string {
  if (texts.length === 0) return 'Il sito ha una lingua sola.';
  const tables = [...Map.groupBy(texts, ({ locale }) => locale)].map(([locale, own]) =>
    tableOf(locale, own),
  );
  const rest = late.length - MAX_ROWS;
  const more = rest > 0 ? [`… e altri ${rest}: con --page PAGINA.`] : [];
  const end =
    late.length === 0 ? ['Nessuna traduzione aspetta qualcuno.'] : late.slice(0, MAX_ROWS);
  return [...tables, ...end, ...more].join('\n');
}

function tableOf(locale: string, texts: readonly TextStatus[]): string {
  const pages = [...Map.groupBy(texts, ({ page }) => page), ['in tutto', texts] as const];
  const rows = pages.map(([name, own]) => [name, ...countsOf(own).map(String)]);
  return `${columns([[locale, ...HEADINGS], ...rows]).join('\n')}\n`;
}

/** In the order of the headings. */
function countsOf(texts: readonly TextStatus[]): number[] {
  const late = (why: Why) =>
    texts.filter(({ waits }) => waits.some((one) => one.why === why)).length;
  const written = texts.length - late('missing');
  return [texts.length, written, late('behind'), late('unread'), late('due')];
}

function rowsOf({ waits, place, text, source }: TextStatus, folder: string): string[] {
  return waits.map(({ why, code }) => {
    const { file, line } = place();
    const name = code === '' ? '' : ` [${code}]`;
    const said = text === '' ? '' : `«${text}», `;
    return `${folder}/${file}:${line} ${WHY[why]}${name}: ${said}in italiano «${source}»`;
  });
}

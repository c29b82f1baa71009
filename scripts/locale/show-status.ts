import {
  type LateText,
  type LocaleStatus,
  localeStatus,
  type PageStatus,
} from '../../src/author/rereading/locale-status.ts';
import { columns } from '../../src/check/reporters/report.ts';
import type { Output } from '../project/content-command.ts';
import { type LocaleOptions, otherLocale, projectOf, refuseNoPage } from './options.ts';

/** The columns of the table, and their headings. */
const COLUMNS = {
  texts: 'testi',
  translated: 'tradotti',
  behind: 'indietro',
  unread: 'da leggere',
  due: 'per un dato',
} as const;
const WHY: Readonly<Record<LateText['why'], string>> = {
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
  const { subject, page, format } = options;
  if (subject !== undefined) otherLocale(project, options);
  refuseNoPage(project, options);
  const isAsked = (one: { locale: string; page: string }) =>
    (subject ?? one.locale) === one.locale && (page ?? one.page) === one.page;
  const all = localeStatus(project);
  const status = { pages: all.pages.filter(isAsked), late: all.late.filter(isAsked) };
  const code = status.late.length === 0 ? 0 : 1;
  const out = format === 'json' ? JSON.stringify(status, null, 2) : told(status, options.folder);
  return { code, out, err: '' };
}

function told({ pages, late }: LocaleStatus, folder: string): string {
  if (pages.length === 0) return 'Il sito ha una lingua sola.';
  const tables = [...Map.groupBy(pages, ({ locale }) => locale)].map(([locale, own]) =>
    tableOf(locale, own),
  );
  const shown = late.slice(0, MAX_ROWS).map((one) => rowOf(one, folder));
  const rest = late.length - shown.length;
  const more = rest > 0 ? [`… e altri ${rest}: con --page PAGINA, o --format json.`] : [];
  const end = late.length === 0 ? ['Nessuna traduzione aspetta qualcuno.'] : [...shown, ...more];
  return [...tables, ...end].join('\n');
}

function tableOf(locale: string, pages: readonly PageStatus[]): string {
  const keys = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];
  const sums = keys.map((key) => String(pages.reduce((sum, one) => sum + one[key], 0)));
  const rows = [
    [locale, ...Object.values(COLUMNS)],
    ...pages.map((one) => [one.page, ...keys.map((key) => String(one[key]))]),
    ['in tutto', ...sums],
  ];
  return `${columns(rows).join('\n')}\n`;
}

function rowOf({ file, line, why, code, text, source }: LateText, folder: string): string {
  const name = code === '' ? '' : ` [${code}]`;
  const said = text === '' ? '' : `«${text}», `;
  return `${folder}/${file}:${line} ${WHY[why]}${name}: ${said}in italiano «${source}»`;
}

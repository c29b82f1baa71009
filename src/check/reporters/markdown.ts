import { escapeHtml } from '../../i18n/escape-html.ts';
import type { CheckResult } from '../run-checks.ts';
import {
  countLine,
  countOf,
  countsOf,
  type FindingGroup,
  fileLine,
  groupsOf,
  namedPages,
  type Reporter,
} from './report.ts';
import { roleWords, shortened } from './values.ts';

/** A GitHub comment holds 65,536 characters; when rows are cut, a sentence must say so. */
const MAX_CHARACTERS = 64_000;
const ROOM_FOR_REST = 600;

/** The report for a comment on a pull request: errors as a table, everything else folded. */
export const markdown: Reporter = (result, { folder }) => {
  const { errors, warnings, known, toConfirm } = countsOf(result.findings);
  const title =
    errors === 0
      ? 'I contenuti sono in ordine'
      : `Nei contenuti ${errors === 1 ? 'c’è' : 'ci sono'} ${countOf(errors, 'errore', 'errori')}`;
  const tables = [
    ['error', ''],
    ['warning', countOf(warnings, 'avviso', 'avvisi')],
    ['known', countOf(known, 'contraddizione nota', 'contraddizioni note')],
    ['info', countOf(toConfirm, 'valore da confermare', 'valori da confermare')],
  ] as const;
  return tables.reduce(
    (page, [severity, summary]) => {
      const rows = groupsOf(result, folder, severity).map((group) => row(group, result, folder));
      return page + table(summary, rows, MAX_CHARACTERS - ROOM_FOR_REST - page.length);
    },
    `## ${title}\n\n${countLine(countsOf(result.findings), result.files)}\n`,
  );
};

/** Rows under a heading, folded when there is a `summary`; as many as fit. */
function table(summary: string, rows: readonly string[], room: number): string {
  if (rows.length === 0) return '';
  const shown = fitting(rows, room);
  const more = rows.length - shown.length;
  const what = more === 1 ? 'un’altra riga' : `altre ${more} righe`;
  const cut = more > 0 ? `\n\nQui non c’è posto per ${what}: le elenca \`npm run check\`.` : '';
  const head = '| Dove | Che cosa non torna | Che cosa fare |\n|---|---|---|';
  const body = `${[head, ...shown].join('\n')}${cut}`;
  return summary === ''
    ? `\n${body}\n`
    : `\n<details>\n<summary>${escaped(summary)}</summary>\n\n${body}\n\n</details>\n`;
}

/** The first rows, as many as fit in a number of characters. */
export function fitting(rows: readonly string[], room: number): readonly string[] {
  let left = room;
  const tooMany = rows.findIndex((row) => {
    left -= row.length + 1;
    return left < 0;
  });
  return tooMany < 0 ? rows : rows.slice(0, tooMany);
}

function row(
  { items, fact, values }: FindingGroup,
  { project }: CheckResult,
  folder: string,
): string {
  const said = new Set(items.map(({ message }) => escaped(message)));
  const todo = new Set(items.map(({ remedy }) => escaped(remedy)));
  const others = values.map(({ text, role, places }) => {
    const pages = [...new Set(places.flatMap((place) => place.pages))].sort();
    const shown = namedPages(pages, project);
    const where = shown.length > 0 ? shown : places.map((place) => fileLine(place, folder));
    return `${escaped(shortened(text))} (${roleWords[role]}): ${where.map(code).join(', ')}`;
  });
  const named = fact ? [`<b>${escaped(fact.label)}</b> ${code(fact.path)}`] : [];
  const lines = items.map(({ fileLine }) => code(fileLine));
  const cells = [lines, [...said, ...named, ...others], [...todo]];
  return `| ${cells.map((cell) => cell.join('<br>')).join(' | ')} |`;
}

function code(text: string): string {
  return `<code>${html(text)}</code>`;
}

/** Escapes text for Markdown: it cannot end a table cell, nor begin a tag, link or mention. */
export function escaped(text: string): string {
  return html(text).replace(/[\\`*_[\]~#@]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function html(text: string): string {
  return escapeHtml(text).replaceAll('|', '&#124;').replaceAll('@', '&#64;').replace(/\s+/g, ' ');
}

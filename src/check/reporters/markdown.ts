import type { CheckResult } from '../runChecks.ts';
import {
  countsOf,
  type Group,
  grouped,
  namedPages,
  type Reporter,
  rowOf,
  sentences,
  spot,
} from './report.ts';
import { shownValues } from './shown-values.ts';
import { shortened, type ValueWriter, valueWriter } from './value-writer.ts';
import { counted, countLine, roleWords } from './words.ts';

/** A comment on GitHub holds 65,536 characters; what is cut must leave room to say so. */
const MOST = 64_000;
const ROOM_FOR_REST = 600;

/** The report for a comment on a pull request: what fails as a table, what does not folded away. */
export const markdown: Reporter = (result, { folder }) => {
  const { findings, project } = result;
  const counts = countsOf(findings);
  const groups = grouped(findings);
  const write = valueWriter(project);
  const of = (...severities: string[]) =>
    groups.filter(({ findings: [first] }) => severities.includes(first.severity));
  const rows = (chosen: readonly Group[]) =>
    chosen.map((group) => row(group, result, folder, write));
  const page = new Page();
  page.add(`## ${title(counts.errors)}\n\n${countLine(counts, result.files)}\n`);
  page.table('', rows(of('error')));
  page.table(
    counts.warnings > 0 ? counted(counts.warnings, 'avviso', 'avvisi') : '',
    rows(of('warning')),
  );
  page.table(
    counted(counts.known, 'contraddizione nota', 'contraddizioni note'),
    rows(of('known')),
  );
  page.table(
    counted(counts.toConfirm, 'valore da confermare', 'valori da confermare'),
    rows(of('info')),
  );
  return page.text;
};

function title(errors: number): string {
  return errors === 0
    ? 'I contenuti sono in ordine'
    : `Nei contenuti ${errors === 1 ? 'c’è' : 'ci sono'} ${counted(errors, 'errore', 'errori')}`;
}

/** A text that never grows over what a comment holds. */
class Page {
  text = '';

  add(text: string): void {
    this.text += text;
  }

  /** Rows under a heading, folded away when there is a `summary`; as many as there is room for. */
  table(summary: string, rows: readonly string[]): void {
    if (rows.length === 0) return;
    const kept: string[] = [];
    let length = this.text.length;
    for (const text of rows) {
      length += text.length + 1;
      if (length > MOST - ROOM_FOR_REST) break;
      kept.push(text);
    }
    const left = rows.length - kept.length;
    const table = ['| Dove | Che cosa non torna | Che cosa fare |', '|---|---|---|', ...kept].join(
      '\n',
    );
    const cut =
      left > 0
        ? `\n\nQui non c’è posto per ${left === 1 ? 'un’altra riga' : `altre ${left} righe`}: le elenca \`npm run check\`.`
        : '';
    this.add(
      summary === ''
        ? `\n${table}${cut}\n`
        : `\n<details>\n<summary>${escaped(summary)}</summary>\n\n${table}${cut}\n\n</details>\n`,
    );
  }
}

function row(group: Group, result: CheckResult, folder: string, write: ValueWriter): string {
  const where = group.findings.map((finding) => code(spot(finding, folder)));
  const said = [...new Set(group.findings.map((finding) => sentences(finding).message))].map(
    escaped,
  );
  const todo = [...new Set(group.findings.map((finding) => sentences(finding).remedy))].map(
    escaped,
  );
  const cells = [where, [...said, ...values(group, result, folder, write)], todo];
  return `| ${cells.map((lines) => lines.join('<br>')).join(' | ')} |`;
}

function values(
  group: Group,
  { facts, project }: CheckResult,
  folder: string,
  write: ValueWriter,
): string[] {
  const { fact } = group;
  if (fact === undefined) return [];
  const label = rowOf(facts, fact)?.label ?? fact;
  return [
    `<b>${escaped(label)}</b> ${code(fact)}`,
    ...shownValues(group, facts).map(({ value, role, places }) => {
      const pages = [...new Set(places.flatMap((place) => place.pages))].sort();
      const shown = namedPages(pages, project);
      const where = shown.length > 0 ? shown : places.map((place) => spot(place, folder));
      return `${escaped(shortened(write(fact, value)))} (${roleWords[role]}): ${where.map(code).join(', ')}`;
    }),
  ];
}

function code(text: string): string {
  return `<code>${html(text)}</code>`;
}

/** Text that Markdown shows as it is: no table cell ends, no tag, no link, no mention begins. */
function escaped(text: string): string {
  return html(text).replace(/[\\`*_[\]~#@]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function html(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('|', '&#124;')
    .replaceAll('@', '&#64;')
    .replace(/\s+/g, ' ');
}

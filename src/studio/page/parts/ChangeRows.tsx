import type { Json } from '../../../content/json.ts';
import { type SummaryRow, summaryOf } from '../../model/summary.ts';
import { pageTitle } from '../file-titles.ts';
import { spokenValue } from '../spoken-value.ts';
import { type Studio, useOpenStudio } from '../store.ts';
import { fill, inShort, words } from '../words.ts';

type Values = Readonly<Record<string, Json>>;

/** What changes in some files, value by value. */
export function rowsOf(
  studio: Studio,
  paths: readonly string[],
  before: Values,
  after: Values,
): SummaryRow[] {
  return paths.flatMap((file) => {
    const schema = studio.files.find(({ path }) => path === file)?.schema;
    return summaryOf(studio.book, file, schema, before[file], after[file]);
  });
}

export function ChangeRows({ rows }: { rows: readonly SummaryRow[] }) {
  const studio = useOpenStudio();
  return (
    <ul>
      {rows.map((row) => (
        <li key={`${row.file}#${row.pointer}`}>
          <Row studio={studio} row={row} />
        </li>
      ))}
    </ul>
  );
}

function Row({ studio, row }: { studio: Studio; row: SummaryRow }) {
  const { was, now, added, removed } = words.summary;
  const [before, after] = [row.before, row.after].map((value) => spokenValue(studio, value));
  return (
    <>
      <strong>{titleOf(studio, row)}</strong>
      {': '}
      {row.before === undefined && `${added}: ${after}`}
      {row.after === undefined && `${removed}: ${before}`}
      {row.before !== undefined && row.after !== undefined && (
        <>
          {was} <del>{before}</del>
          {', '}
          {now} <ins>{after}</ins>
        </>
      )}
    </>
  );
}

/** A value on the way to which others stand: «Tariffe › Sport City › Settimana intera». */
export function titleOf(
  studio: Studio,
  { file, titles }: Pick<SummaryRow, 'file' | 'titles'>,
): string {
  const [, id] = /^(?:pages|texts\/[^/]+)\/(.+)\.json$/.exec(file) ?? [];
  const { names } = studio;
  const called = titles.map((title) => names.venue?.[title] ?? names.body?.[title] ?? title);
  return (id ? [pageTitle(studio, id), ...called.slice(1)] : called).join(' › ');
}

/** The same rows as sentences: how a save is remembered. */
export function spoken(
  studio: Studio,
  rows: readonly SummaryRow[],
): { summary: string; rows: string[] } {
  const sentences = rows.map((row) => sentenceOf(studio, row));
  return { summary: inShort(sentences), rows: sentences };
}

function sentenceOf(studio: Studio, row: SummaryRow): string {
  const { wasNow, added, removed } = words.summary;
  const [before = '', after = ''] = [row.before, row.after].map((value) =>
    spokenValue(studio, value),
  );
  const said =
    row.before === undefined
      ? `${added}: ${after}`
      : row.after === undefined
        ? `${removed}: ${before}`
        : fill(wasNow, { before, after });
  return `${titleOf(studio, row)}: ${said}`;
}

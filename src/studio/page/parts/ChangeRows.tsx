import { type Json, valueAt } from '../../../content/json.ts';
import { camelCase, READ_FILE } from '../../../content/paths.ts';
import type { Field } from '../../model/field.ts';
import { type SummaryRow, summaryOf } from '../../model/summary.ts';
import { calledField, titlesIn } from '../called.ts';
import {
  fileTitle,
  languageName,
  localeOf,
  mainLocale,
  pageTitle,
  rankOf,
} from '../file-titles.ts';
import { spokenValue } from '../spoken-value.ts';
import { type Studio, useOpenStudio } from '../store.ts';
import { fill, inShort, words } from '../words.ts';
import { TextChange, textChange, wordsOf } from './TextChange.tsx';

type Values = Readonly<Record<string, Json>>;

/** What changes in some files, value by value; all confirmed readings count as one change. */
export function rowsOf(
  studio: Studio,
  paths: readonly string[],
  before: Values,
  after: Values,
): SummaryRow[] {
  const inOrder = paths.toSorted((a, b) => rankOf(studio, a) - rankOf(studio, b));
  return inOrder.flatMap((file) => {
    const schema = studio.files.find(({ path }) => path === file)?.schema;
    const called = (field: Field) => calledField(field, studio);
    const rows = summaryOf(studio.book, file, schema, before[file], after[file], called);
    return file === READ_FILE ? rows.slice(0, 1) : rows;
  });
}

export function ChangeRows({ rows }: { rows: readonly SummaryRow[] }) {
  const studio = useOpenStudio();
  return (
    <ul>
      {rows.map((row) => (
        <li key={`${row.file}#${row.pointer}`}>
          <Row studio={studio} row={row} />
          <ShownOn pages={pagesOf(studio, row)} />
        </li>
      ))}
    </ul>
  );
}

function ShownOn({ pages }: { pages: readonly string[] }) {
  return pages.length > 0 && <small>{`. ${words.summary.on} ${pages.join(', ')}`}</small>;
}

/** The pages that show a fact or a part of it; other files are already titled by page. */
function pagesOf(studio: Studio, { file, pointer }: SummaryRow): string[] {
  const [, root] = /^facts\/(.+)\.json$/.exec(file) ?? [];
  if (root === undefined) return [];
  const steps = [camelCase(root), ...pointer.split('/').slice(1)];
  const shown = steps.map((_, end) => pagesShowing(studio, steps.slice(0, steps.length - end)));
  const ids = shown.slice(0, -1).find((pages) => pages.length > 0) ?? [];
  return ids.map((id) => pageTitle(studio, id));
}

function pagesShowing({ facts }: Studio, steps: readonly string[]): string[] {
  const path = steps.join('.');
  const parts = [...facts.values()].filter((one) => `${one.path}.`.startsWith(`${path}.`));
  return [...new Set(parts.flatMap(({ pages }) => pages))];
}

function Row({ studio, row }: { studio: Studio; row: SummaryRow }) {
  const { title, before, after, said } = changeOf(studio, row);
  const { was, now } = words.summary;
  const stretches = said === undefined ? textChange(studio, row) : undefined;
  return (
    <>
      <strong>{title}</strong>
      {': '}
      {stretches && <TextChange stretches={stretches} />}
      {said ??
        (stretches ? null : (
          <>
            {was} <del>{before}</del>
            {', '}
            {now} <ins>{after}</ins>
          </>
        ))}
    </>
  );
}

/** The full title of a value: «Tariffe › Sport City › Settimana intera». */
export function titleOf(
  studio: Studio,
  { file, titles }: Pick<SummaryRow, 'file' | 'titles'>,
): string {
  const [, id] = /^(?:pages|texts\/[^/]+)\/(.+)\.json$/.exec(file) ?? [];
  const called = titles.map((title) => studio.facts.get(title)?.label ?? title);
  const locale = localeOf(file);
  const isOther = locale !== undefined && locale !== mainLocale(studio);
  const page = [id && pageTitle(studio, id), isOther && `in ${languageName(locale)}`];
  return (id ? [page.filter(Boolean).join(', '), ...called.slice(1)] : called).join(' › ');
}

/** The full title of a value by its pointer. */
export function placeName(
  studio: Studio,
  { file, pointer }: Pick<SummaryRow, 'file' | 'pointer'>,
): string {
  const own = fileTitle(studio, file);
  return titleOf(studio, { file, titles: [own, ...titlesIn(studio, file, pointer)] });
}

/** The rows as sentences, for the message of a save. */
export function spoken(
  studio: Studio,
  rows: readonly SummaryRow[],
): { summary: string; rows: string[] } {
  const sentences = rows.map((row) => sentenceOf(studio, row));
  return { summary: inShort(sentences), rows: sentences };
}

/** A change in words: before and after, or one sentence in `said`. */
interface Change {
  readonly title: string;
  readonly before: string;
  readonly after: string;
  readonly said?: string;
}

function changeOf(studio: Studio, row: SummaryRow): Change {
  const text = textChange(studio, row);
  const [before = '', after = ''] = text
    ? (['gone', 'new'] as const).map((side) => wordsOf(text, side))
    : [row.before, row.after].map((value) => spokenValue(studio, value, row.field));
  const { added, removed, moved } = words.summary;
  const plain = { title: titleOf(studio, row), before, after };
  const short = inOneWord(studio, row);
  if (short) return { ...plain, ...short };
  if (row.place !== undefined) return { ...plain, said: fill(moved, { place: row.place + 1 }) };
  if (row.before === undefined) return { ...plain, said: `${added}: ${after}` };
  return row.after === undefined ? { ...plain, said: `${removed}: ${before}` } : plain;
}

/** Says what a change of a mark, a question or `says` means, instead of its values. */
function inOneWord(
  studio: Studio,
  { file, titles, pointer, before, after }: SummaryRow,
): { readonly title: string; readonly said: string } | undefined {
  const { confirmed, unconfirmed, closed, opened, agrees, reread } = words.summary;
  if (file === READ_FILE) return { title: reread.title, said: reread.said };
  const fact = valueAt(before ?? after ?? null, ['fact']);
  if (file === 'questions.json' && typeof fact === 'string')
    return {
      title: `${words.views.decisions} › ${studio.facts.get(fact)?.label ?? fact}`,
      said: after === undefined ? closed : opened,
    };
  // The page stops differing: it agrees again on one value, or on all.
  if (pointer.startsWith('/says') && after === undefined)
    return {
      title: titleOf(studio, { file, titles: [titles[0] ?? '', ...titles.slice(2)] }),
      said: fill(agrees, { value: spokenValue(studio, before) }),
    };
  const at = titles.indexOf('confirm');
  if (at < 0) return undefined;
  const isWhole = pointer.endsWith('/confirm') && after === undefined;
  return {
    title: titleOf(studio, { file, titles: titles.slice(0, at) }),
    said: isWhole ? confirmed : unconfirmed,
  };
}

function sentenceOf(studio: Studio, row: SummaryRow): string {
  const { title, before, after, said } = changeOf(studio, row);
  return `${title}: ${said ?? fill(words.summary.wasNow, { before, after })}`;
}

import { useEffect, useState } from 'react';
import type { Json } from '../../../content/json.ts';
import { type SummaryRow, summaryOf } from '../../model/summary.ts';
import { pageTitle, readable } from '../file-titles.ts';
import { act, type Studio, tell, useOpenStudio } from '../store.ts';
import { counted, optionName, words } from '../words.ts';
import styles from './Dialog.module.css';
import { Dialog } from './Dialog.tsx';

/** Before anything is written: what changes, in words, and on which pages it shows. */
export function SaveDialog({ onClose }: { onClose: () => void }) {
  const studio = useOpenStudio();
  const [before, setBefore] = useState<Readonly<Record<string, Json>>>();
  useEffect(() => {
    void act<{ before: Record<string, Json> }>('drafts').then((answer) =>
      setBefore(answer?.before ?? {}),
    );
  }, []);
  const rows = before ? rowsOf(studio, before) : [];
  const errors = studio.findings.filter(({ severity }) => severity === 'error').length;
  const save = async () => {
    const answer = await act<{ said?: string; drafts: string[] }>('save', {
      summary: spoken(studio, rows),
    });
    if (answer?.drafts?.length === 0) {
      tell(words.saved);
      onClose();
    }
  };
  return (
    <Dialog title={words.summary.title} onClose={onClose}>
      <div className={styles.body}>
        {before && rows.length === 0 && <p>{words.summary.none}</p>}
        <ul>
          {rows.map((row) => (
            <li key={`${row.file}#${row.pointer}`}>
              <Row studio={studio} row={row} />
            </li>
          ))}
        </ul>
        {errors > 0 && <p role="alert">{counted(words.summary.errors, errors)}</p>}
        <button type="button" data-main onClick={save}>
          {words.summary.confirm}
        </button>{' '}
        <button type="button" onClick={onClose}>
          {words.summary.back}
        </button>
      </div>
    </Dialog>
  );
}

function rowsOf(studio: Studio, before: Readonly<Record<string, Json>>): SummaryRow[] {
  return studio.drafts.flatMap((file) => {
    const schema = studio.files.find(({ path }) => path === file)?.schema;
    return summaryOf(studio.book, file, schema, before[file], studio.values[file]);
  });
}

function Row({ studio, row }: { studio: Studio; row: SummaryRow }) {
  const { was, now, added, removed } = words.summary;
  const [before, after] = [row.before, row.after].map((value) => shortly(studio, value));
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

function titleOf(studio: Studio, { file, titles }: SummaryRow): string {
  const [, id] = /^(?:pages|texts\/[^/]+)\/(.+)\.json$/.exec(file) ?? [];
  return (id ? [pageTitle(studio, id), ...titles.slice(1)] : titles).join(' › ');
}

/** The sentence under which a save is remembered. */
function spoken(studio: Studio, rows: readonly SummaryRow[]): string {
  const [first] = rows;
  if (!first) return '';
  const more = rows.length > 1 ? ` (+${rows.length - 1})` : '';
  const after = first.after === undefined ? words.summary.removed : shortly(studio, first.after);
  return `${titleOf(studio, first)}: ${after}${more}`;
}

const LONGEST = 140;

function shortly(studio: Studio, value: Json | undefined): string {
  if (value === undefined) return '';
  const text =
    typeof value === 'string'
      ? readable(optionName(value), studio.facts)
      : typeof value === 'boolean'
        ? optionName(String(value))
        : typeof value === 'number'
          ? String(value).replace('.', ',')
          : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

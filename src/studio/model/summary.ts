import { type Json, pointerSteps } from '../../content/json.ts';
import { type Difference, differences, moves } from './differences.ts';
import { childOf } from './edit.ts';
import { type Field, fieldAt, fileField, titlesTo } from './field.ts';
import type { SchemaBook } from './schema-book.ts';
import { wordDiff } from './word-diff.ts';

/** A value that a save changes: without `before` if it is new, without `after` if it goes. */
export interface SummaryRow extends Difference {
  readonly file: string;
  /** «Tariffe › Sport City › Settimana intera». */
  readonly titles: readonly string[];
  /** How the form shows it; undefined if no schema describes it. */
  readonly field?: Field | undefined;
}

/** What changes between two versions of a file, value by value. */
export function summaryOf(
  book: SchemaBook,
  file: string,
  schema: string | undefined,
  before: Json | undefined,
  after: Json | undefined,
  called?: (field: Field) => string,
): SummaryRow[] {
  return differences(before, after)
    .flatMap(itemByItem)
    .map((one) => {
      const value = one.after === undefined ? before : after;
      const whole =
        schema === undefined || value === undefined ? undefined : fileField(book, schema, value);
      const steps = pointerSteps(one.pointer);
      const titles = whole
        ? [whole.title, ...titlesTo(book, whole, steps, called)]
        : [file, ...steps];
      const field = whole && fieldAt(book, whole, steps);
      return { ...one, file, titles, field };
    });
}

/** Splits the change of a list by item: moved, added, removed or replaced. */
function itemByItem(one: Difference): Difference[] {
  const { before, after, pointer } = one;
  const moved = moves(one);
  if (moved) return moved;
  if (!Array.isArray(before) || !Array.isArray(after)) return [one];
  const stretches = wordDiff(before.map(written), after.map(written));
  let at = 0;
  return stretches.flatMap(({ kind, tokens }, index) => {
    const values = tokens.map((token): Json => JSON.parse(token));
    const was = stretches[index - 1]?.kind === 'gone' ? (stretches[index - 1]?.tokens ?? []) : [];
    const isReplaced = kind === 'gone' && stretches[index + 1]?.kind === 'new';
    const replacing = stretches[index + 1]?.tokens.length ?? 0;
    const start = at;
    if (kind !== 'gone') at += values.length;
    if (kind === 'same') return [];
    const gone = isReplaced ? values.slice(replacing) : values;
    if (kind === 'gone')
      return gone.map((value) => ({
        pointer: childOf(pointer, start),
        before: value,
        after: undefined,
      }));
    return values.flatMap((value, place) => {
      const there = was[place];
      return differences(
        there === undefined ? undefined : JSON.parse(there),
        value,
        childOf(pointer, start + place),
      );
    });
  });
}

function written(value: Json): string {
  return JSON.stringify(value);
}

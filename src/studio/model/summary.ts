import { type Json, pointerSteps, sameJson } from '../../content/json.ts';
import { type Difference, differences } from './differences.ts';
import { type Field, fieldAt, fileField, titlesTo } from './field.ts';
import type { SchemaBook } from './schema-book.ts';

/** One value that a save changes, in words; undefined where it was not, or is no more. */
export interface SummaryRow {
  readonly file: string;
  readonly pointer: string;
  /** «Tariffe › Sport City › Settimana intera». */
  readonly titles: readonly string[];
  readonly before: Json | undefined;
  readonly after: Json | undefined;
  /** How the form shows it; undefined where no schema describes it. */
  readonly field?: Field | undefined;
}

/** What changes between two forms of a file, value by value. */
export function summaryOf(
  book: SchemaBook,
  file: string,
  schema: string | undefined,
  before: Json | undefined,
  after: Json | undefined,
  called?: (field: Field) => string,
): SummaryRow[] {
  return differences(before, after).map((one) => {
    const value = one.after === undefined ? before : after;
    const whole =
      schema === undefined || value === undefined ? undefined : fileField(book, schema, value);
    const steps = pointerSteps(one.pointer);
    const titles = whole
      ? [whole.title, ...titlesTo(book, whole, steps, called)]
      : [file, ...steps];
    const field = whole && fieldAt(book, whole, steps);
    return { file, pointer: one.pointer, titles, field, ...grown(one) };
  });
}

/** A list that only grew is told by what was added, not by all of it twice. */
function grown({ before, after }: Pick<Difference, 'before' | 'after'>): {
  before: Json | undefined;
  after: Json | undefined;
} {
  const isGrown =
    Array.isArray(before) &&
    Array.isArray(after) &&
    after.length > before.length &&
    sameJson(after.slice(0, before.length), before);
  return isGrown ? { before: undefined, after: after.slice(before.length) } : { before, after };
}

import type { SchemaBook } from '../model/schema-book.ts';
import type { FactView } from '../session/fact-view.ts';
import type { State } from '../session/state.ts';
import type { Spot } from './spots.ts';

/** All that the page knows. */
export interface Studio extends State {
  readonly book: SchemaBook;
  readonly facts: ReadonlyMap<string, FactView>;
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly spot: Spot;
  /** The field that has the focus; empty when none has. */
  readonly focus: { readonly file: string; readonly pointer: string };
  /** A sentence for the reader; counted, so that the same one twice is told twice. */
  readonly notice: { readonly text: string; readonly count: number };
  readonly isLost: boolean;
  /** The form of the first language shows the others, too. */
  readonly isBeside: boolean;
  /** Files of which an edit is on the way: what the check said of them is not of what stands there. */
  readonly waiting: ReadonlySet<string>;
  /** Grows whenever what the page shows may be another. */
  readonly shown: number;
}

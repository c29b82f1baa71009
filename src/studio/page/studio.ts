import type { SchemaBook } from '../model/schema-book.ts';
import type { FactView } from '../session/fact-view.ts';
import type { State } from '../session/state.ts';
import type { Spot } from './spots.ts';

/** The state of the page. */
export interface Studio extends State {
  readonly book: SchemaBook;
  readonly facts: ReadonlyMap<string, FactView>;
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly spot: Spot;
  /** The field with the focus; empty if none has it. */
  readonly focus: { readonly file: string; readonly pointer: string };
  /** A notice; counted, so that screen readers announce a repeated one again. */
  readonly notice: { readonly text: string; readonly count: number };
  readonly isLost: boolean;
  /** Whether the form of the first language shows translations beside it. */
  readonly isBeside: boolean;
  /** Files with unanswered edits: their findings may be out of date. */
  readonly waiting: ReadonlySet<string>;
  /** Increases whenever the preview may have changed. */
  readonly shown: number;
}

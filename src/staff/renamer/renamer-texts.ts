import type { MembersTexts } from '../../content/types.ts';

/** The renamer's words, as content has them. */
export type RenamerTexts = MembersTexts['renamer'];

/** How the page writes what is counted. */
export interface CountWriter {
  number(count: number): string;
  /** The form for a count, and the count in place of `{{$total}}`. */
  counted(forms: { readonly one: string; readonly other: string }, count: number): string;
}

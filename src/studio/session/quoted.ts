/** What a family pays by the files as they are edited, in the words of the command. */
export type QuoteState =
  | { readonly kind: 'errors'; readonly sentence: string }
  | {
      readonly kind: 'quoted';
      /** Those that families may choose, as a request names them. */
      readonly venues: readonly { readonly id: string; readonly name: string }[];
      readonly now: string;
      /** By what is saved; empty where nothing is edited, and where that gives no price. */
      readonly saved: string;
    };

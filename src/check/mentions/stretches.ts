import { wholeOf } from './find.ts';
import { FormIndex } from './form-index.ts';
import { FormPattern, type SlotTable } from './forms.ts';
import type { Span } from './mention.ts';

/** Forms of which only the place counts, kind by kind: laws, addresses, sayings. */
export class Stretches<Kind extends string> {
  readonly #patterns: Readonly<Record<Kind, readonly FormPattern[]>>;
  readonly #index: FormIndex<FormPattern>;

  constructor(forms: Readonly<Record<Kind, readonly string[]>>, slots: SlotTable) {
    const kinds = Object.entries<readonly string[]>(forms).map(
      ([kind, all]) => [kind, all.map((form) => new FormPattern(form, slots, true))] as const,
    );
    this.#patterns = Object.fromEntries(kinds) as Record<Kind, FormPattern[]>;
    this.#index = new FormIndex(kinds.flatMap(([, patterns]) => patterns));
  }

  get patterns(): FormPattern[] {
    return Object.values<readonly FormPattern[]>(this.#patterns).flat();
  }

  /** The stretches of each kind; a kind is looked for when it is asked. */
  in(text: string): (kind: Kind) => Span[] {
    const mayHold = this.#index.in(text);
    return (kind) =>
      this.#patterns[kind].filter(mayHold).flatMap((pattern) => pattern.in(text).map(wholeOf));
  }
}

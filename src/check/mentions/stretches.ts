import { wholeOf } from './find.ts';
import { FormIndex } from './form-index.ts';
import { FormPattern, type SlotTable } from './forms.ts';
import type { Span } from './mention.ts';

/** Forms of which only the place counts: laws, addresses, sayings. */
export class Stretches {
  readonly #patterns: readonly FormPattern[];
  readonly #index: FormIndex;

  constructor(forms: readonly string[], slots: SlotTable) {
    this.#patterns = forms.map((form) => new FormPattern(form, slots, true));
    this.#index = new FormIndex(this.#patterns.map(({ needs }) => needs));
  }

  in(text: string): Span[] {
    const mayHold = this.#index.in(text);
    return this.#patterns.flatMap((pattern, place) =>
      mayHold(place) ? pattern.in(text).map(wholeOf) : [],
    );
  }
}

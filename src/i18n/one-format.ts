/** One format: which values it accepts, and how it formats them. */
export interface Format {
  accepts(value: unknown): boolean;
  /** @throws TypeError for a value that it does not accept */
  format(value: unknown): string;
}

/** The words that `Intl` lacks in a language; they come from the layout texts. */
export interface FormatWords {
  /** Words of enumerated values: `up` → «all’euro superiore». */
  readonly terms: Readonly<Record<string, string>>;
  readonly age: { readonly whole: string; readonly half: string };
  /** Ordinal suffixes by plural category. Browsers get none: no page needs them at runtime. */
  readonly ordinals?: {
    readonly usual: Readonly<Record<string, string>>;
    readonly feminine?: Readonly<Record<string, string>>;
  };
}

/** A format for values of one kind. Narrow no-break spaces become plain no-break spaces. */
export function simple<T>(
  accepts: (value: unknown) => value is T,
  format: (value: T) => string,
): Format {
  return {
    accepts,
    format(value) {
      if (!accepts(value)) throw new TypeError(`cannot format ${JSON.stringify(value)}`);
      return format(value).replace(/[\u00A0\u202F]/g, '\u00A0');
    },
  };
}

/** Lazily creates a value, once. */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** One written form of a value: which values it suits, and how it writes them. */
export interface Format {
  accepts(value: unknown): boolean;
  /** @throws TypeError when the form does not suit the value */
  write(value: unknown): string;
}

/** The words that a language needs beside what `Intl` knows; they come from the layout texts. */
export interface FormatWords {
  /** Words of enumerated values: `up` → «all’euro superiore». */
  readonly terms: Readonly<Record<string, string>>;
  readonly age: { readonly whole: string; readonly half: string };
  /** A place in an order, by the plural rules of ordinals; a browser gets none, for no page asks. */
  readonly ordinals?: {
    readonly usual: Readonly<Record<string, string>>;
    readonly feminine?: Readonly<Record<string, string>>;
  };
}

/** A form for values of one kind; every space in it is one that does not end a line. */
export function simple<T>(
  accepts: (value: unknown) => value is T,
  write: (value: T) => string,
): Format {
  return {
    accepts,
    write(value) {
      if (!accepts(value)) throw new TypeError(`cannot write ${JSON.stringify(value)}`);
      return write(value).replace(/[\u00A0\u202F]/g, '\u00A0');
    },
  };
}

/** Makes it when it is asked for first, and never again. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

// The package has no types of its own: what we use of it.
declare module 'xliff' {
  export interface XliffUnit {
    readonly source: string;
    readonly target?: string;
    readonly note?: string | readonly string[];
  }
  export interface Xliff {
    readonly sourceLanguage: string;
    readonly targetLanguage: string;
    /** By file, then by unit. */
    readonly resources: Readonly<Record<string, Readonly<Record<string, XliffUnit>>>>;
  }
  /** XLIFF 2.0. */
  export function js2xliff(js: Xliff): Promise<string>;
  /** A target with inline elements comes as a list. */
  export function xliff2js(text: string): Promise<Xliff>;
}

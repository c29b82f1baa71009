declare module 'virtual:site' {
  export const site: import('./types.ts').Site;
}

/** Loads the content of each language: the first one eagerly, the others on demand. */
declare module 'virtual:loaders' {
  export const loaders: Readonly<
    Record<string, () => Promise<import('virtual:loaders/locale').Loaders>>
  >;
}

/** The content of one language. */
declare module 'virtual:loaders/locale' {
  type Template = import('./content.ts').Template;
  type Loaded<T> = Promise<import('./timed-module.ts').TimedModule<T>>;
  type AnyPage = { [T in Template]: import('./content.ts').PageContent<T> }[Template];
  export interface Loaders {
    readonly site: () => Loaded<import('./content.ts').SiteContent>;
    /** By page id. */
    readonly pages: Readonly<Record<string, () => Loaded<AnyPage>>>;
  }
}

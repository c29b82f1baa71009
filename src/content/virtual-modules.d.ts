declare module 'virtual:site' {
  export const site: import('./types.ts').Site;
}

/** What brings the content of each language: that of the first at once, the others' when they are read. */
declare module 'virtual:loaders' {
  export const loaders: Readonly<
    Record<string, () => Promise<import('virtual:loaders/locale').Loaders>>
  >;
}

/** Of one language. */
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

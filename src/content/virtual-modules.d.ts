declare module 'virtual:site' {
  export const site: import('./types.ts').Site;
}

declare module 'virtual:loaders' {
  type Template = import('./content.ts').Template;
  type Loaded<T> = Promise<{ readonly content: T }>;
  type AnyPage = { [T in Template]: import('./content.ts').PageContent<T> }[Template];
  /** By locale. */
  export const siteLoaders: Readonly<
    Record<string, () => Loaded<import('./content.ts').SiteContent>>
  >;
  /** By locale, then by page id. */
  export const pageLoaders: Readonly<
    Record<string, Readonly<Record<string, () => Loaded<AnyPage>>>>
  >;
}

declare module 'virtual:site' {
  export const site: import('./types.ts').Site;
}

declare module 'virtual:loaders' {
  type Loaded<T> = Promise<{ readonly content: T }>;
  /** By locale. */
  export const siteLoaders: Readonly<
    Record<string, () => Loaded<import('./content.ts').SiteContent>>
  >;
  /** By locale, then by page id. */
  export const pageLoaders: Readonly<
    Record<string, Readonly<Record<string, () => Loaded<import('./content.ts').PageContent>>>>
  >;
}

/** The one function of the library that a test calls; the package brings no types. */
declare module 'jsonld' {
  const jsonld: {
    expand(document: object, options: { safe: boolean }): Promise<object[]>;
  };
  export = jsonld;
}

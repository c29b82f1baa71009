interface Policies {
  createPolicy(name: string, rules: object): { createHTML(text: string): string };
}
declare const window: typeof globalThis & { readonly trustedTypes?: Policies };

let policy: ReturnType<Policies['createPolicy']> | undefined;

/**
 * Reads the XML in which cameras write places. The page forbids that texts become documents, but for
 * this one, whose document is only read: it has no window, and nothing in it runs.
 */
export const xmpParser = {
  parseFromString(text: string, type: DOMParserSupportedType): Document {
    policy ??= window.trustedTypes?.createPolicy('photo-data', {
      createHTML: (typed: string) => typed,
    });
    return new DOMParser().parseFromString(policy?.createHTML(text) ?? text, type);
  },
};

interface Policies {
  createPolicy(name: string, rules: object): { createHTML(text: string): string };
}
declare const window: typeof globalThis & { readonly trustedTypes?: Policies };

let policy: ReturnType<Policies['createPolicy']> | undefined;

/**
 * Parses XMP, in which cameras write locations. The page enforces Trusted Types; this policy allows the
 * one document that is only read: it has no window and runs no scripts.
 */
export const xmpParser = {
  parseFromString(text: string, type: DOMParserSupportedType): Document {
    policy ??= window.trustedTypes?.createPolicy('photo-data', {
      createHTML: (typed: string) => typed,
    });
    return new DOMParser().parseFromString(policy?.createHTML(text) ?? text, type);
  },
};

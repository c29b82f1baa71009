// What TypeScript's types of a browser lack.

interface Navigator {
  /** Only in Chromium. */
  readonly connection?: { readonly saveData?: boolean };
}

interface Window {
  readonly trustedTypes?: { createPolicy(name: string, rules: object): TrustedPolicy };
}

/** What the content security policy asks of scripts that set HTML or load a script. */
interface TrustedPolicy {
  createHTML(text: string): string;
  createScriptURL(text: string): string;
}

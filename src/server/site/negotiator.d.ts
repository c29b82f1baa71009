/** What we use of negotiator 1, whose published types stop at version 0.6. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string> });
    mediaType(available: readonly string[]): string | undefined;
    encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
  }
}

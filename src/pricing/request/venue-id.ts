/** `sportCity` → `sport-city`: from a venue's id in the facts to that in requests and URLs. */
export function venueInRequest(factId: string): string {
  return factId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** `sc-ostiense` → `scOstiense`: from a venue's id in a request to the one in the facts. */
export function venueInFacts(requestId: string): string {
  return requestId.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

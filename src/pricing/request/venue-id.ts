/** `sportCity` → `sport-city`: a venue of the facts as a request, or a page address, names it. */
export function venueInRequest(factId: string): string {
  return factId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** `sc-ostiense` → `scOstiense`: a venue of a request as the facts name it. */
export function venueInFacts(requestId: string): string {
  return requestId.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * What a browser may draw before the tap: any page of ours whose link a reader is about to press.
 * Browsers leave it when data are to be saved; files, answers and the staff's page are not drawn ahead.
 * It stands in each page: as a file of its own it would share the line with the first screen.
 */
export function speculationRules(): string {
  const left = ['/api/*', '/members', '/*.*'].map((href_matches) => ({ not: { href_matches } }));
  const where = { and: [{ href_matches: '/*' }, ...left] };
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
}

/** Where the rules stand; its ending tells the hosts its type. */
export const SPECULATION_FILE = 'pages.speculationrules';

/**
 * What a browser may draw before the tap: any page of ours whose link a reader is about to press.
 * Browsers leave it when data are to be saved; files, answers and the staff's page are not drawn ahead.
 */
export function speculationRules(): string {
  const left = ['/api/*', '/members', '/*.*'].map((href_matches) => ({ not: { href_matches } }));
  const where = { and: [{ href_matches: '/*' }, ...left] };
  return `${JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] })}\n`;
}

import { escapePointer, isObject, type Json } from '../../../content/json.ts';
import type { Finding } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import type { Rule } from '../../rule.ts';

/** A button leads to a page or to an external address: one of the two, and never to a section alone. */
export const targets: Rule = {
  name: 'targets',
  description: 'Un pulsante porta a una pagina oppure a un indirizzo esterno.',
  stage: 'form',
  check: (project) =>
    project.documents
      .filter(({ path }) => path.startsWith('pages/'))
      .flatMap((document) => {
        const id = /^pages\/(.+)\.json$/.exec(document.path)?.[1] ?? '';
        return document.value === undefined ? [] : [...wrong(document, document.value, '', id)];
      }),
};

function* wrong(
  document: JsonDocument,
  value: Json,
  pointer: string,
  pageId: string,
): Generator<Finding> {
  if (typeof value !== 'object' || value === null) return;
  if (isObject(value) && isTarget(value)) {
    const hasPage = Object.hasOwn(value, 'page');
    const hasLink = Object.hasOwn(value, 'link');
    const place = () => document.locate(pointer);
    if (hasPage && hasLink)
      yield { code: 'target-double', severity: 'error', args: {}, ...place() };
    if (!hasPage && !hasLink) {
      const args = { example: `"${pageId}"` };
      yield { code: 'target-empty', severity: 'error', args, ...place() };
    }
  }
  for (const [key, child] of Object.entries(value)) {
    yield* wrong(document, child, `${pointer}/${escapePointer(key)}`, pageId);
  }
}

/** A group that holds nothing but the keys of a destination. */
function isTarget(group: { [key: string]: Json }): boolean {
  const keys = Object.keys(group);
  return (
    keys.length > 0 && keys.every((key) => key === 'page' || key === 'anchor' || key === 'link')
  );
}

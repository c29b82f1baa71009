import { escapePointer, isObject, valueAt } from '../../../content/json.ts';
import type { Finding } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import type { Rule } from '../../rule.ts';
import { nearest } from '../../schema/nearest.ts';

/** Texts keyed by an id that the structure of their page does not name. */
export const unusedTexts: Rule = {
  name: 'unused-texts',
  description: 'Ogni testo appartiene a una parte della sua pagina.',
  stage: 'names',
  check: (project) =>
    project.expected.flatMap(({ path, schema }) => {
      const id = /^pages\/([^/]+)\.json$/.exec(path)?.[1];
      const value = project.value(path);
      if (!id || value === undefined) return [];
      const used = project.schemas.textIds(schema, value);
      return project.locales.flatMap((locale) => {
        const texts = `texts/${locale}/${id}.json`;
        const document = project.document(texts);
        if (document?.value === undefined) return [];
        // Words that facts list are held against the facts.
        const { factTexts } = project.schemas.alongPath(project.schemaOf(texts) ?? '', [])[0] ?? {};
        const listed = (Array.isArray(factTexts) ? factTexts : []).map((one) =>
          valueAt(one, ['at']),
        );
        return unused(document, path, new Map([...used].filter(([at]) => !listed.includes(at))));
      });
    }),
};

type Ids = ReadonlyMap<string, ReadonlySet<string>>;

function unused(document: JsonDocument, pageFile: string, used: Ids): Finding[] {
  return [...used].flatMap(([place, ids]) => {
    const entries = valueAt(document.value, place.split('.'));
    if (!isObject(entries)) return [];
    const extra = Object.keys(entries).filter((id) => !ids.has(id));
    return extra.map((id): Finding => {
      const pointer = `/${place.split('.').map(escapePointer).join('/')}/${escapePointer(id)}`;
      const missing = [...ids].filter((other) => !Object.hasOwn(entries, other));
      const args = { id, pageFile, nearest: nearest(id, missing) ?? '' };
      return { code: 'text-unused', severity: 'error', args, ...document.locate(pointer, 'key') };
    });
  });
}

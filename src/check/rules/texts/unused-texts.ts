import { factValue } from '../../../content/collection.ts';
import { isObject, type Json, pointerOf, valueAt } from '../../../content/json.ts';
import { eachText } from '../../../content/sentences.ts';
import { labelOf } from '../../facts/fact-schema.ts';
import { errorAt, type Finding, warningAt } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import type { Project } from '../../project.ts';
import type { Check } from '../../rule.ts';
import { nearest } from '../../schema/nearest.ts';
import { isToWrite, TO_WRITE, type TypedText, textFiles, textsOf } from '../../text-files.ts';

/** Texts under an id that the structure of their page does not name. */
export const unusedTexts: Check = (project) =>
  project.expected.flatMap(({ path, schema }) => {
    const id = /^pages\/([^/]+)\.json$/.exec(path)?.[1];
    const value = project.value(path);
    if (!id || value === undefined) return [];
    const used = project.schemas.textIds(schema, value);
    return project.locales.flatMap((locale) => {
      const texts = `texts/${locale}/${id}.json`;
      const document = project.document(texts);
      if (document?.value === undefined) return [];
      // Words for ids in facts are checked by the keyword `factTexts`.
      const { factTexts } = project.schemas.alongPath(project.schemaOf(texts) ?? '', [])[0] ?? {};
      const listed = (Array.isArray(factTexts) ? factTexts : []).map((entry) =>
        valueAt(entry, ['at']),
      );
      return unused(document, path, new Map([...used].filter(([at]) => !listed.includes(at))));
    });
  });

type Ids = ReadonlyMap<string, ReadonlySet<string>>;

function unused(document: JsonDocument, pageFile: string, used: Ids): Finding[] {
  return [...used].flatMap(([place, ids]) => {
    const entries = valueAt(document.value, place.split('.'));
    if (!isObject(entries)) return [];
    const extra = Object.keys(entries).filter((id) => !ids.has(id));
    return extra.map((id): Finding => {
      const pointer = pointerOf([...place.split('.'), id]);
      const missing = [...ids].filter((other) => !Object.hasOwn(entries, other));
      const args = { id, pageFile, nearest: nearest(id, missing) ?? '' };
      return errorAt(document.locate(pointer, 'key'), 'text-unused', args);
    });
  });
}

/**
 * Texts and names still to be written for a new page or entry; they block publication. Those of a
 * draft language do not: `npm run locale` shows how complete it is.
 */
export const toWrite: Check = (project) => {
  const drafts = project.drafts.map((locale) => `texts/${locale}/`);
  // The files as typed, so that shared texts are reported once.
  return project.files
    .filter(
      ({ path, text }) => text.includes(TO_WRITE) && !drafts.some((at) => path.startsWith(at)),
    )
    .flatMap((document) =>
      eachText(document.value ?? null)
        .filter(({ text }) => isToWrite(text))
        .map(({ text, pointer }) => {
          const wanted = text.slice(TO_WRITE.length).replace(/^[\s:]+/, '');
          return errorAt(document.locate(pointer), 'to-write', { wanted });
        }),
    );
};

/** A sentence disappears with a missing value; it must not hide the same value of another item. */
export const hiddenByMissing: Check = (project) =>
  textFiles(project).flatMap(({ document, pageId }) => {
    const facts = project.factsOn(pageId);
    return textsOf(document).flatMap((text) => inText(project, facts, text));
  });

function inText(project: Project, facts: Json, typed: TypedText): Finding[] {
  const { document, pointer, text } = typed;
  const names = typed.placeholders.flatMap(({ kind, name }) => (kind === 'fact' ? [name] : []));
  const hasValue = (name: string) => (factValue(facts, name) ?? null) !== null;
  const missing = names.find((name) => !hasValue(name));
  const kept = names.find(
    (name) => missing !== undefined && hasValue(name) && isOfOther(name, missing),
  );
  if (missing === undefined || kept === undefined) return [];
  const args = { text, gone: labelOf(project, missing), kept: labelOf(project, kept) };
  return [warningAt(document.locate(pointer), 'hidden-by-missing', args)];
}

/** True for the same value of another item: the paths differ in one step, not the last. */
function isOfOther(one: string, other: string): boolean {
  const [a, b] = [one.split('.'), other.split('.')];
  const differing = a.flatMap((step, index) => (step === b[index] ? [] : [index]));
  return a.length === b.length && differing.length === 1 && differing[0] !== a.length - 1;
}

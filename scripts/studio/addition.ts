import type { AddRequest, Ready } from '../../src/author/add/add-item.ts';
import { editedFile } from '../../src/author/edit.ts';
import { type Finding, warningAt } from '../../src/check/finding.ts';
import { documentOf, type SourceFile } from '../../src/check/json/json-document.ts';
import { localeIds } from '../../src/check/page-urls.ts';
import { isObject } from '../../src/content/json.ts';
import { eachText } from '../../src/content/sentences.ts';
import { MAX_TEXT_LENGTH } from '../../src/studio/session/proposed.ts';
import { BadRequest, type Body } from './request.ts';
import { siteOf } from './workspace.ts';

/** Longer than any name or question that people type. */
const MAX_NAME_LENGTH = 200;

/** @throws BadRequest for what our page never sends */
export function addRequestOf({ what, id, called, values }: Body): AddRequest {
  const texts = Object.entries(Object(values));
  const areTyped = texts.every(([, text]) => typeof text === 'string' && text.length <= 500);
  if (typeof what !== 'string' || typeof id !== 'string' || id.length > 60 || !areTyped)
    throw new BadRequest('nothing to add');
  const typed = texts.map(([key, text]) => `${key}=${text}`);
  const name = typeof called === 'string' ? called.trim().slice(0, MAX_NAME_LENGTH) : '';
  return { kind: what, id, typed, ...(name && { displayName: name }) };
}

/** The names that other languages take over from the first: to translate, whatever is to write. */
export function namesToTranslate(
  before: readonly SourceFile[],
  after: readonly SourceFile[],
  { called }: Body,
): Finding[] {
  const [, ...others] = localeIds(siteOf(after), false);
  return after.flatMap((source) => {
    const isOther = others.some((id) => source.path.startsWith(`texts/${id}/`));
    if (!isOther || before.includes(source)) return [];
    const document = documentOf(source);
    const copies = eachText(document.value ?? null).filter(({ text }) => text === called);
    return copies.map(({ text, pointer }) =>
      warningAt(document.locate(pointer), 'text-untranslated', { text }),
    );
  });
}

/** What was added with the texts typed for it; a translation without one starts as its source. */
export function withTexts({ after, left }: Ready, { texts }: Body) {
  const [main = ''] = localeIds(siteOf(after), false);
  const textFor = ({ code, file, pointer }: Finding) => {
    const source = file.replace(/^texts\/[^/]+/, `texts/${main}`);
    const draft = code === 'to-write' ? typedAt(texts, source + pointer) : undefined;
    return typedAt(texts, file + pointer) ?? draft;
  };
  const byFile = Map.groupBy(left, ({ file }) => file);
  const written = (source: SourceFile) =>
    (byFile.get(source.path) ?? []).reduce((file, one) => {
      const value = textFor(one);
      return value === undefined
        ? file
        : editedFile(file, { op: 'set', pointer: one.pointer, value });
    }, source);
  return {
    after: after.map(written),
    left: left.filter((finding) => textFor(finding) === undefined),
  };
}

/**
 * A text of a request by the file and the pointer of its place; undefined if none was typed.
 * @throws BadRequest for one longer than our page lets people type
 */
function typedAt(texts: unknown, place: string): string | undefined {
  const text = isObject(texts) && Object.hasOwn(texts, place) ? texts[place] : undefined;
  const typed = typeof text === 'string' ? text.trim() : '';
  if (typed.length > MAX_TEXT_LENGTH) throw new BadRequest('too long a text');
  return typed === '' ? undefined : typed;
}

import type { AddRequest, Ready } from '../../src/author/add/adding.ts';
import type { Finding } from '../../src/check/finding.ts';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import { localeIds } from '../../src/check/page-urls.ts';
import { editedFile } from '../../src/studio/model/edit.ts';
import { BadRequest, type Body } from './request.ts';
import { siteOf } from './workspace.ts';

/** Longer than any name or question that people type. */
const MAX_NAME_LENGTH = 200;

/** @throws BadRequest for what our page never sends */
export function wishOf({ what, id, called, values }: Body): AddRequest {
  const texts = Object.entries(Object(values));
  const areTyped = texts.every(([, text]) => typeof text === 'string' && text.length <= 500);
  if (typeof what !== 'string' || typeof id !== 'string' || id.length > 60 || !areTyped)
    throw new BadRequest('nothing to add');
  const typed = texts.map(([key, text]) => `${key}=${text}`);
  const name = typeof called === 'string' ? called.trim().slice(0, MAX_NAME_LENGTH) : '';
  return { kind: what, id, typed, ...(name && { displayName: name }) };
}

/** What was added with the texts typed for it; a translation without one starts as its source. */
export function withTexts({ after, left }: Ready, body: Body) {
  const typed = typedTexts(body);
  const [main = ''] = localeIds(siteOf(after), false);
  const textFor = ({ code, file, pointer }: Finding) => {
    const source = file.replace(/^texts\/[^/]+/, `texts/${main}`);
    return (
      typed.get(file + pointer) ?? (code === 'to-write' ? typed.get(source + pointer) : undefined)
    );
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
    left: left.filter((one) => textFor(one) === undefined),
  };
}

/** The texts of a request, by place. */
function typedTexts({ texts }: Body): ReadonlyMap<string, string> {
  const all = Array.isArray(texts) ? texts.slice(0, MAX_TEXTS).map(Object) : [];
  return new Map(
    all.flatMap(({ file, pointer, text }): [string, string][] =>
      typeof text === 'string' && text.trim() !== '' && text.length <= MAX_TEXT_LENGTH
        ? [[`${file}${pointer}`, text.trim()]]
        : [],
    ),
  );
}

const MAX_TEXTS = 200;
const MAX_TEXT_LENGTH = 5000;

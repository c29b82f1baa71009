import { filled } from '../../filled-text.ts';
import { errorAt, type Finding, relatedPlace, warningAt } from '../../finding.ts';
import { formatsOf } from '../../locales.ts';
import type { Project } from '../../project.ts';
import { repeatsOf } from '../../repeats.ts';
import type { Check } from '../../rule.ts';
import { isToWrite, type TextFile, textFiles, textsOf } from '../../text-files.ts';

/** Lengths that search engines show, in characters with placeholders filled in. */
const LENGTHS = { title: { min: 15, max: 60 }, description: { min: 70, max: 160 } } as const;

type HeadKey = keyof typeof LENGTHS;

/** Titles and descriptions have a sensible length, and no two pages share one. */
export const heads: Check = (project) =>
  [...Map.groupBy(textFiles(project), ({ locale }) => locale).values()].flatMap((files) => {
    const heads = files.flatMap((file) => headsOf(project, file));
    return (['title', 'description'] as const).flatMap((key) => {
      const own = heads.filter((head) => head.key === key);
      return [...own.flatMap((head) => wrongLength(head, key)), ...repeated(own, key)];
    });
  });

type Head = ReturnType<typeof headsOf>[number];

function headsOf(project: Project, { document, locale, pageId }: TextFile) {
  const facts = project.factsOn(pageId);
  const formats = formatsOf(project, locale);
  return textsOf(document).flatMap((typed) => {
    const key = /^\/meta\/(title|description)(?:\/text|\/forms\/.+)?$/.exec(typed.pointer)?.[1] as
      | HeadKey
      | undefined;
    if (key === undefined || typed.text === '' || isToWrite(typed.text)) return [];
    const text = filled(typed.text, facts, formats);
    return [{ key, text, place: () => document.locate(typed.pointer) }];
  });
}

function wrongLength({ text, place }: Head, key: HeadKey): Finding[] {
  const { min, max } = LENGTHS[key];
  const length = [...text].length;
  if (length >= min && length <= max) return [];
  const args = { text, length, min, max };
  return [warningAt(place(), length < min ? `${key}-short` : `${key}-long`, args)];
}

function repeated(heads: readonly Head[], key: HeadKey): Finding[] {
  return repeatsOf(heads, ({ text }) => text.toLowerCase()).map(([{ text, place }, first]) => {
    const same = first.place();
    const related = [relatedPlace(same, 'page', first.text)];
    const args = { text, file: same.file, line: same.line };
    return errorAt(place(), `${key}-repeated`, args, { related });
  });
}

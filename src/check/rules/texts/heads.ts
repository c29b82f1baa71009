import { filled } from '../../filled-text.ts';
import type { Finding, Place } from '../../finding.ts';
import { formatsOf } from '../../locales.ts';
import type { FindingCode } from '../../messages.ts';
import type { Project } from '../../project.ts';
import type { Rule } from '../../rule.ts';
import { isToWrite, type TextFile, textFiles, textsOf } from '../../text-files.ts';

/** Lengths that search engines show, in characters with placeholders filled in. */
const LENGTHS = { title: { min: 15, max: 60 }, description: { min: 70, max: 160 } } as const;

type HeadKey = keyof typeof LENGTHS;

/** Titles and descriptions have a sensible length, and no two pages share one. */
export const heads: Rule = {
  name: 'heads',
  description:
    'Titoli e descrizioni per i motori di ricerca hanno la misura giusta e non si ripetono.',
  stage: 'pages',
  check: (project) =>
    [...Map.groupBy(textFiles(project), ({ locale }) => locale).values()].flatMap((files) => {
      const heads = files.flatMap((file) => headsOf(project, file));
      return (['title', 'description'] as const).flatMap((key) => {
        const own = heads.filter((head) => head.key === key);
        return [...own.flatMap((head) => wrongLength(head, key)), ...repeated(own, key)];
      });
    }),
};

interface Head {
  readonly key: HeadKey;
  readonly text: string;
  readonly place: () => Place;
}

function headsOf(project: Project, { document, locale, pageId }: TextFile): readonly Head[] {
  const facts = project.factsOn(pageId);
  const formats = formatsOf(project, locale);
  return textsOf(document).flatMap((typed): Head[] => {
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
  const code: FindingCode = length < min ? `${key}-short` : `${key}-long`;
  return [{ code, severity: 'warning', args: { text, length, min, max }, ...place() }];
}

function repeated(heads: readonly Head[], key: HeadKey): Finding[] {
  const first = new Map<string, Head>();
  return heads.flatMap((head): Finding[] => {
    const same = first.get(head.text.toLowerCase());
    if (!same) first.set(head.text.toLowerCase(), head);
    if (!same) return [];
    const place = same.place();
    const args = { text: head.text, file: place.file, line: place.line };
    const related = [{ ...place, value: same.text, pages: [], role: 'page' as const }];
    return [{ code: `${key}-repeated`, severity: 'error', args, related, ...head.place() }];
  });
}

import type { Project } from '../../check/project.ts';
import { staleSentences } from '../../check/reread/stale-sentences.ts';
import { staleTranslations } from '../../check/reread/stale-translations.ts';
import { plainWords, type Translation, translationsOf } from '../../check/reread/translations.ts';

/**
 * Why a text needs attention: it is not written; its source changed after it was confirmed; nobody
 * has read it beside its source; a fact that it rests on changed.
 */
export type Why = 'missing' | 'behind' | 'unread' | 'due';

export type TextStatus = ReturnType<typeof localeStatus>[number];

/** Every text in each language but the first, in file order. */
export function localeStatus(project: Project) {
  const stale = new Map(staleTranslations(project).map((one) => [nameOf(one.translation), one]));
  const due = new Map(
    staleSentences(project).map(({ sentence }) => [
      `${sentence.document.path}${sentence.pointer}`,
      sentence,
    ]),
  );
  return translationsOf(project).map((translation) => {
    const { locale, page, document, pointer, words, source } = translation;
    const { sourceDocument, sourcePointer } = translation;
    const late = stale.get(nameOf(translation));
    const sentence = due.get(`${document.path}${pointer}`);
    const why = late?.isBehind ? 'behind' : 'unread';
    return {
      locale,
      page,
      /** Why it waits for somebody, each with its name for `--code`. */
      waits: [
        ...(words === undefined ? [{ why: 'missing' as Why, code: '' }] : []),
        ...(late ? [{ why: why as Why, code: late.key }] : []),
        ...(sentence ? [{ why: 'due' as Why, code: sentence.key }] : []),
      ],
      /** Where it stands, or its source while it is missing. */
      place: () =>
        words === undefined ? sourceDocument.locate(sourcePointer) : document.locate(pointer),
      text: sentence?.text ?? (words === undefined ? '' : plainWords(words)),
      source: plainWords(source),
    };
  });
}

function nameOf({ document, pointer, locale }: Translation): string {
  return `${locale} ${document.path}${pointer}`;
}

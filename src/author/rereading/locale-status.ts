import type { Project } from '../../check/project.ts';
import { staleSentences } from '../../check/reread/stale-sentences.ts';
import { type StaleTranslation, staleTranslations } from '../../check/reread/stale-translations.ts';
import { plainWords, type Translation, translationsOf } from '../../check/reread/translations.ts';

/** The translation status of a page in one language, in numbers of texts. */
export interface PageStatus {
  readonly locale: string;
  readonly page: string;
  readonly texts: number;
  readonly translated: number;
  /** Their source changed after they were confirmed. */
  readonly behind: number;
  /** Written, but not yet read beside the source. */
  readonly unread: number;
  /** A fact that they rest on has changed. */
  readonly due: number;
}

/** A text that needs attention. */
export interface LateText {
  readonly locale: string;
  readonly page: string;
  readonly file: string;
  readonly line: number;
  readonly pointer: string;
  readonly code: string;
  readonly why: 'missing' | 'behind' | 'unread' | 'due';
  readonly text: string;
  /** The current text in the first language. */
  readonly source: string;
}

export interface LocaleStatus {
  readonly pages: readonly PageStatus[];
  readonly late: readonly LateText[];
}

/** The status of each page in each language but the first, and the texts that need attention. */
export function localeStatus(project: Project): LocaleStatus {
  const all = translationsOf(project);
  const late = [
    ...all.filter(({ words }) => words === undefined).map(missing),
    ...staleTranslations(project).map(read),
    ...dueTexts(project, all),
  ];
  const pages = [...Map.groupBy(all, nameOfPage).entries()].map(([name, texts]) => {
    const own = late.filter((one) => nameOfPage(one) === name);
    const count = (why: LateText['why']) => own.filter((one) => one.why === why).length;
    const [{ locale, page } = { locale: '', page: '' }] = texts;
    const translated = texts.length - count('missing');
    const [behind, unread, due] = [count('behind'), count('unread'), count('due')];
    return { locale, page, texts: texts.length, translated, behind, unread, due };
  });
  return { pages, late };
}

function nameOfPage({ locale, page }: { locale: string; page: string }): string {
  return `${locale}/${page}`;
}

function missing(translation: Translation): LateText {
  const { locale, page, source, sourceDocument, sourcePointer } = translation;
  const { file, line } = sourceDocument.locate(sourcePointer);
  const pointer = sourcePointer;
  const words = { code: '', why: 'missing' as const, text: '', source: plainWords(source) };
  return { locale, page, file, line, pointer, ...words };
}

function read({ translation, key, isBehind }: StaleTranslation): LateText {
  const { locale, page, document, pointer, words, source } = translation;
  const { file, line } = document.locate(pointer);
  const why = isBehind ? 'behind' : 'unread';
  const said = { text: plainWords(words), source: plainWords(source) };
  return { locale, page, file, line, pointer, code: key, why, ...said };
}

/** The sentences whose facts changed, as `npm run reread` lists them. */
function dueTexts(project: Project, all: readonly Translation[]): LateText[] {
  const places = new Map(all.map((one) => [`${one.document.path}${one.pointer}`, one]));
  return staleSentences(project).flatMap(({ sentence }) => {
    const place = places.get(`${sentence.document.path}${sentence.pointer}`);
    if (!place) return [];
    const { locale, page, source } = place;
    const { file, line } = sentence.document.locate(sentence.pointer);
    const said = { text: sentence.text, source: plainWords(source) };
    const { pointer, key: code } = sentence;
    return [{ locale, page, file, line, pointer, code, why: 'due' as const, ...said }];
  });
}

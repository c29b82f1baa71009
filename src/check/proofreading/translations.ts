import {
  canonicalJson,
  childOf,
  escapePointer,
  isObject,
  type Json,
  valueAt,
} from '../../content/json.ts';
import { isPluralGroup } from '../../content/plural-forms.ts';
import { type DependentText, eachText, isSentence } from '../../content/sentences.ts';
import type { JsonDocument } from '../json/json-document.ts';
import { sharedTextFiles } from '../layered-pages.ts';
import type { Project } from '../project.ts';
import { isToWrite, NON_TEXT_KEYS } from '../text-files.ts';
import { wordsOf } from './dependent-sentences.ts';
import { digest } from './digest.ts';

/** A text of the first language, and the same in another. */
export interface Translation {
  readonly locale: string;
  /** A page id such as `home`, or `questions` for the notices of questions.json. */
  readonly page: string;
  readonly document: JsonDocument;
  /** JSON pointer of the translation, or of the place where it is missing. */
  readonly pointer: string;
  readonly source: Words;
  readonly sourceDocument: JsonDocument;
  readonly sourcePointer: string;
  /** Undefined until somebody writes it. */
  readonly words: Words | undefined;
}

/** A text in one language: words, or words by state. */
export type Words = string | DependentText;

/** Each language has its own ordinals: they are not translations. */
const ORDINALS = '/ordinals';
const QUESTIONS = 'questions.json';

/** Every text of the first language with its translations, in file order. */
export function translationsOf(project: Project): Translation[] {
  const [first] = project.locales;
  if (first === undefined) return [];
  return project.otherLocales.flatMap((locale) => [
    ...translatedFiles(project, locale).flatMap(({ path, source, own }) => {
      if (source.value === undefined) return [];
      const page = path.slice(`texts/${locale}/`.length, -'.json'.length);
      const files = { locale, page, document: own ?? source, sourceDocument: source };
      return [...pairs(source.value, own?.value, '')].map((pair) => ({ ...files, ...pair }));
    }),
    ...questionsIn(project, first, locale),
  ]);
}

/** The text files of a language and of the first one, as typed. */
export function translatedFiles(
  project: Project,
  locale: string,
): { path: string; source: JsonDocument; own: JsonDocument | undefined }[] {
  const [first] = project.locales;
  const paths = [
    ...project.expectedIn(locale).map(({ path }) => path),
    ...sharedTextFiles([locale]),
  ];
  return paths.flatMap((path) => {
    const source = project.typed(path.replace(`texts/${locale}/`, `texts/${first}/`));
    return source ? [{ path, source, own: project.typed(path) }] : [];
  });
}

type Pair = Pick<Translation, 'pointer' | 'source' | 'sourcePointer' | 'words'>;

function* pairs(source: Json, own: Json | undefined, pointer: string): Generator<Pair> {
  if (isWords(source)) {
    const written = own !== undefined && isWords(own) && !isUnwritten(own) ? own : undefined;
    yield { source, words: written, pointer, sourcePointer: pointer };
    return;
  }
  if (typeof source !== 'object' || source === null) return;
  for (const [key, value] of Object.entries(source)) {
    const child = childOf(pointer, key);
    if (NON_TEXT_KEYS.has(key) || child === ORDINALS) continue;
    yield* pairs(value, valueAt(own, [key]), child);
  }
  yield* otherForms(source, own, pointer);
}

/** Plural forms that the first language lacks translate its `other` form. */
function* otherForms(source: Json, own: Json | undefined, pointer: string): Generator<Pair> {
  const general = isPluralGroup(source) ? source.other : undefined;
  if (general === undefined || !isPluralGroup(own) || !isWords(general)) return;
  for (const [form, words] of Object.entries(own)) {
    if (Object.hasOwn(Object(source), form) || !isWords(words)) continue;
    yield {
      source: general,
      words,
      pointer: `${pointer}/${form}`,
      sourcePointer: `${pointer}/other`,
    };
  }
}

/** The notices of open questions: questions.json has them in every language. */
function questionsIn(project: Project, first: string, locale: string): Translation[] {
  const document = project.document(QUESTIONS);
  const questions = valueAt(document?.value, ['questions']);
  if (!document || !isObject(questions)) return [];
  return Object.entries(questions).flatMap(([id, question]) => {
    const source = valueAt(question, ['notice', first]);
    if (typeof source !== 'string') return [];
    const own = valueAt(question, ['notice', locale]);
    const at = (name: string) => `/questions/${escapePointer(id)}/notice/${name}`;
    const files = { locale, page: 'questions', document, sourceDocument: document };
    const words = typeof own === 'string' ? own : undefined;
    return [{ ...files, source, words, pointer: at(locale), sourcePointer: at(first) }];
  });
}

export function isWords(value: Json): value is Words {
  return typeof value === 'string' || isSentence(value);
}

function isUnwritten(words: Words): boolean {
  return eachText(words).some(({ text }) => isToWrite(text));
}

/** A digest of the words alone, wherever they are and whatever they depend on. */
export function wordsDigest(words: Words): string {
  const own = isSentence(words) ? wordsOf(words) : words;
  const isPlain = isObject(own) && Object.keys(own).length === 1 && typeof own.text === 'string';
  return digest(canonicalJson(isPlain ? (own.text ?? '') : own));
}

/** All forms of a sentence as one string, for people. */
export function plainWords(words: Words): string {
  return eachText(words as Json)
    .map(({ text }) => text)
    .join(' / ');
}

/** The words, or forms of them, that are still those of the source. */
export function copiedTexts({ words, source }: Pick<Translation, 'words' | 'source'>): string[] {
  if (words === undefined) return [];
  const nameOf = (pointer: string) => pointer.replace(/^\/text$/, '');
  const theirs = new Map(eachText(source).map(({ text, pointer }) => [nameOf(pointer), text]));
  return eachText(words).flatMap(({ text, pointer }) =>
    text !== '' && theirs.get(nameOf(pointer)) === text ? [text] : [],
  );
}

/** Tells translations apart by their location; those of one file share it in every language. */
export function locationName({ document, pointer, locale }: Translation): string {
  return `${locale} ${document.path}${pointer}`;
}

/** The key of a file in the records of read translations. */
export function recordKey({ document, locale }: Translation): string {
  return document.path === QUESTIONS ? `${QUESTIONS}/${locale}` : document.path;
}

import {
  escapePointer,
  isObject,
  isSentence,
  type Json,
  type JsonObject,
  pointerSteps,
  valueAt,
} from '../../../content/json.ts';
import { isPluralGroup } from '../../../content/plural-forms.ts';
import { besides, errorAt, type Finding, type FindingCode, type Place } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import type { Project } from '../../project.ts';
import { confirmationsOf, staleTranslations } from '../../reread/stale-translations.ts';
import { isWords, translatedFiles, type Words, wordsDigest } from '../../reread/translations.ts';
import type { Check } from '../../rule.ts';
import { NO_TEXTS } from '../../text-files.ts';
import { formsOf, namesIn, plainText, properNames, seemsUntranslated } from './translated-words.ts';

/** Every language has the texts of the first: same keys, lists and placeholders, translated. */
export const languages: Check = (project) => {
  const [first, ...others] = project.locales;
  if (first === undefined || others.length === 0) return [];
  const names = properNames(project);
  const readings = confirmationsOf(project);
  const found = others.flatMap((locale) =>
    translatedFiles(project, locale).flatMap(({ path, source, own }) => {
      if (source.value === undefined || own?.value === undefined) return [];
      const comparison = new Comparison({ source, own, names, read: readings.get(path) });
      return [...comparison.findings(source.value, own.value, '')];
    }),
  );
  const stale = stalePlaces(project);
  return found.filter((one) => !/placeholder/.test(one.code) || !stale.some(isAround(one)));
};

/** Places of translations whose source has changed: their placeholders may still be old. */
function stalePlaces(project: Project): Place[] {
  return staleTranslations(project)
    .filter(({ isBehind }) => isBehind)
    .map(({ translation: { document, pointer } }) => document.locate(pointer));
}

function isAround(inner: Place): (outer: Place) => boolean {
  return ({ file, pointer }) =>
    file === inner.file && `${inner.pointer}/`.startsWith(`${pointer}/`);
}

/** A text file in two languages. */
interface Compared {
  readonly source: JsonDocument;
  readonly own: JsonDocument;
  /** Names that no language translates. */
  readonly names: ReadonlySet<string>;
  /** The sources that somebody read each translation with. */
  readonly read: ReadonlyMap<string, readonly string[]> | undefined;
}

class Comparison {
  readonly #files: Compared;

  constructor(files: Compared) {
    this.#files = files;
  }

  *findings(source: Json, own: Json, pointer: string): Generator<Finding> {
    if (isWords(source) && isWords(own)) yield* this.#sentences(source, own, pointer);
    else if (Array.isArray(source) && Array.isArray(own)) yield* this.#lists(source, own, pointer);
    else if (isObject(source) && isObject(own)) yield* this.#groups(source, own, pointer);
  }

  *#groups(source: JsonObject, own: JsonObject, pointer: string): Generator<Finding> {
    yield* this.#keys(source, own, pointer);
    for (const [key, value] of Object.entries(source)) {
      if (NO_TEXTS.has(key) || OWN.has(at(pointer, key)) || !Object.hasOwn(own, key)) continue;
      yield* this.findings(value, own[key] ?? null, `${pointer}/${escapePointer(key)}`);
    }
  }

  *#keys(source: JsonObject, own: JsonObject, pointer: string): Generator<Finding> {
    if (
      pointer === '' &&
      this.#files.own.path.endsWith('/layout.json') &&
      !Object.hasOwn(own, 'translation')
    )
      yield this.#finding('translation-words', '', {});
    if (isPluralGroup(source) && isPluralGroup(own)) return;
    for (const key of Object.keys(source)) {
      if (NO_TEXTS.has(key) || Object.hasOwn(own, key)) continue;
      yield this.#finding('translation-missing', `${pointer}/${escapePointer(key)}`, { key });
    }
    for (const key of Object.keys(own)) {
      if (Object.hasOwn(source, key) || key === 'showLanguage' || OWN.has(at(pointer, key)))
        continue;
      yield this.#finding('translation-extra', `${pointer}/${escapePointer(key)}`, { key }, 'key');
    }
  }

  *#lists(source: readonly Json[], own: readonly Json[], pointer: string): Generator<Finding> {
    if (source.length !== own.length) {
      const args = { length: own.length, wanted: source.length };
      yield this.#finding('translation-list', pointer, args);
      return;
    }
    for (const [index, value] of source.entries()) {
      yield* this.findings(value, own[index] ?? null, `${pointer}/${index}`);
    }
  }

  /** Each language decides what a sentence rests on, and whether its words depend on a state. */
  *#sentences(source: Words, own: Words, pointer: string): Generator<Finding> {
    const [wanted, given] = [formsOf(source), formsOf(own)];
    // A language may state a value in words, such as «Rome», if the sentence rests on it.
    const said = isSentence(own) && Array.isArray(own.restsOn) ? own.restsOn.map(String) : [];
    if (!wanted || !given) {
      const at = isSentence(own) && Object.hasOwn(own, 'text') ? `${pointer}/text` : pointer;
      yield* this.#texts(source, own, at, said);
      return;
    }
    yield* this.#keys(wanted, given, `${pointer}/forms`);
    for (const [state, form] of Object.entries(given)) {
      const other = wanted[state];
      if (other !== undefined && isWords(form) && isWords(other))
        yield* this.#texts(other, form, `${pointer}/forms/${escapePointer(state)}`, said);
    }
  }

  *#texts(
    source: Words,
    own: Words,
    pointer: string,
    rests: readonly string[],
  ): Generator<Finding> {
    const [wanted, found, said] = [namesIn(source), namesIn(own), new Set(rests)];
    const missing = [...wanted].filter((name) => !found.has(name) && !said.has(name));
    const extra = [...found].filter((name) => !wanted.has(name));
    if (missing.length > 0)
      yield this.#finding('translation-placeholder-missing', pointer, { names: missing });
    if (extra.length > 0)
      yield this.#finding('translation-placeholder-extra', pointer, { names: extra });
    const [words, ownWords] = [plainText(source), plainText(own)];
    if (
      words === ownWords &&
      seemsUntranslated(ownWords, this.#files.names) &&
      !this.#isRead(source, own)
    ) {
      const finding = this.#finding('text-untranslated', pointer, { text: ownWords });
      yield { ...finding, severity: 'warning' };
    }
  }

  /** True when somebody confirmed the unchanged text. */
  #isRead(source: Words, own: Words): boolean {
    return this.#files.read?.get(wordsDigest(own))?.includes(wordsDigest(source)) === true;
  }

  #finding(
    code: FindingCode,
    pointer: string,
    args: Finding['args'],
    part: 'key' | 'value' = 'value',
  ): Finding {
    const { source, own } = this.#files;
    const other = source.locate(pointer);
    const value = valueAt(source.value, pointerSteps(pointer)) ?? null;
    const related = [besides(other, 'authority', value)];
    const all = { ...args, sourceFile: source.path, sourceLine: other.line };
    return errorAt(own.locate(pointer, part), code, all, { related });
  }
}

/** Groups that each language writes for itself. */
const OWN: ReadonlySet<string> = new Set(['/translation', '/labels', '/ordinals']);

function at(pointer: string, key: string): string {
  return `${pointer}/${escapePointer(key)}`;
}

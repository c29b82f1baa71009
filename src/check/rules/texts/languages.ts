import {
  childOf,
  escapePointer,
  isObject,
  type Json,
  type JsonObject,
  pointerSteps,
  valueAt,
} from '../../../content/json.ts';
import { placeholdersOf } from '../../../content/placeholders.ts';
import { isPluralGroup } from '../../../content/plural-forms.ts';
import { eachText, isSentence } from '../../../content/sentences.ts';
import {
  errorAt,
  type Finding,
  type FindingArgs,
  type FindingCode,
  type Place,
  relatedPlace,
} from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import type { Project } from '../../project.ts';
import { staleTranslations } from '../../proofreading/stale-translations.ts';
import { isWords, translatedFiles, type Words } from '../../proofreading/translations.ts';
import type { Check } from '../../rule.ts';
import { NON_TEXT_KEYS } from '../../text-files.ts';

/** Every language has the texts of the first: same keys, lists and placeholders. */
export const languages: Check = (project) => {
  const [first, ...others] = project.locales;
  if (first === undefined || others.length === 0) return [];
  const found = others.flatMap((locale) =>
    translatedFiles(project, locale).flatMap(({ source, own }) => {
      if (source.value === undefined || own?.value === undefined) return [];
      return [...unspoken(own), ...differences(source.value, own.value, '')].map((difference) =>
        finding(source, own, difference),
      );
    }),
  );
  const stale = stalePlaces(project);
  return found.filter(
    (finding) => !/placeholder/.test(finding.code) || !stale.some(isAround(finding)),
  );
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

/** What differs in a language, and where. */
interface Difference {
  readonly code: FindingCode;
  readonly pointer: string;
  readonly args?: FindingArgs;
  readonly part?: 'key';
}

function finding(source: JsonDocument, own: JsonDocument, one: Difference): Finding {
  const { code, pointer, args, part } = one;
  const other = source.locate(pointer);
  const value = valueAt(source.value, pointerSteps(pointer)) ?? null;
  const related = [relatedPlace(other, 'authority', value)];
  const all = { ...args, sourceFile: source.path, sourceLine: other.line };
  return errorAt(own.locate(pointer, part), code, all, { related });
}

/** Words that the first language lacks: that there are translations. */
function unspoken({ path, value }: JsonDocument): Difference[] {
  const hasNote = !path.endsWith('/layout.json') || valueAt(value, ['translation']) !== undefined;
  return hasNote ? [] : [{ code: 'translation-words', pointer: '' }];
}

function differences(source: Json, own: Json, pointer: string): Difference[] {
  if (isWords(source) && isWords(own)) return diffSentence(source, own, pointer);
  const isList = Array.isArray(source) && Array.isArray(own);
  if (isList && source.length !== own.length)
    return [
      {
        code: 'translation-list',
        pointer,
        args: { length: own.length, wanted: source.length },
      },
    ];
  if (!isList && !(isObject(source) && isObject(own))) return [];
  const inside = Object.entries(source).flatMap(([key, value]) => {
    const at = childOf(pointer, key);
    const other = valueAt(own, [key]);
    if (NON_TEXT_KEYS.has(key) || OWN.has(at) || other === undefined) return [];
    return differences(value, other, at);
  });
  return [...diffKeys(source, own, pointer), ...inside];
}

function diffKeys(source: Json, own: Json, pointer: string): Difference[] {
  if (isPluralGroup(source) && isPluralGroup(own)) return [];
  const lacking = (whole: Json, other: Json) =>
    Object.keys(Object(other))
      .filter((key) => !NON_TEXT_KEYS.has(key) && !Object.hasOwn(Object(whole), key))
      .map((key) => ({ args: { key }, pointer: childOf(pointer, key) }));
  const extra = lacking(source, own).filter((difference) => !OWN.has(difference.pointer));
  return [
    ...lacking(own, source).map(
      (difference) => ({ code: 'translation-missing', ...difference }) as const,
    ),
    ...extra.map(
      (difference) => ({ code: 'translation-extra', part: 'key', ...difference }) as const,
    ),
  ];
}

/** Each language decides which facts a sentence depends on, and whether it has forms by state. */
function diffSentence(source: Words, own: Words, pointer: string): Difference[] {
  const [wanted, given] = [formsOf(source), formsOf(own)];
  // A language may state a value in words, such as «Rome», if the sentence depends on it.
  const dependencies =
    isSentence(own) && Array.isArray(own.dependsOn) ? own.dependsOn.map(String) : [];
  if (!wanted || !given) {
    const textPointer = isSentence(own) && Object.hasOwn(own, 'text') ? `${pointer}/text` : pointer;
    return diffText(source, own, textPointer, dependencies);
  }
  const forms = Object.entries(given).flatMap(([state, form]) => {
    const other = wanted[state];
    if (other === undefined || !isWords(form) || !isWords(other)) return [];
    return diffText(other, form, `${pointer}/forms/${escapePointer(state)}`, dependencies);
  });
  return [...diffKeys(wanted, given, `${pointer}/forms`), ...forms];
}

function diffText(
  source: Words,
  own: Words,
  pointer: string,
  dependencies: readonly string[],
): Difference[] {
  const [wanted, found] = [namesIn(source), namesIn(own)];
  const missing = [...wanted].filter((name) => !found.has(name) && !dependencies.includes(name));
  const extra = [...found].filter((name) => !wanted.has(name));
  const named = (code: FindingCode, names: readonly string[]) =>
    names.length > 0 ? [{ code, pointer, args: { names } }] : [];
  return [
    ...named('translation-placeholder-missing', missing),
    ...named('translation-placeholder-extra', extra),
  ];
}

function formsOf(words: Words): JsonObject | undefined {
  return isSentence(words) && isObject(words.forms) ? words.forms : undefined;
}

/** The facts and runtime variables that placeholders in a text name. */
function namesIn(words: Words): Set<string> {
  const all = eachText(words).flatMap(({ text }) => placeholdersOf(text));
  return new Set(
    all
      .filter(({ kind }) => kind !== 'broken')
      .map(({ name, kind }) => (kind === 'variable' ? `$${name}` : name)),
  );
}

/** Groups that each language writes for itself. */
const OWN: ReadonlySet<string> = new Set(['/translation', '/labels', '/ordinals']);

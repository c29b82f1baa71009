import { isObject, type JsonObject, valueAt } from '../../../content/json.ts';
import { memoizeEach } from '../../../content/memoize.ts';
import { type Placeholder, placeholdersOf } from '../../../content/placeholders.ts';
import { isPluralGroup, pluralCategories } from '../../../content/plural-forms.ts';
import { eachGroup } from '../../each-group.ts';
import { errorAt, type Finding } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import { languageOf } from '../../locales.ts';
import type { Check } from '../../rule.ts';
import { type TypedText, textFiles, textsOf } from '../../text-files.ts';
import COUNTED from './counted-nouns.json' with { type: 'json' };

const NOUNS: Readonly<Record<string, Readonly<Record<string, string>>>> = COUNTED;

/** Finds «1 settimane», whether the number is typed or a placeholder. */
export const countedWords: Check = (project) =>
  textFiles(project).flatMap(({ locale, document, pageId }) => {
    const found = countedNouns(document, locale);
    const facts = found.length > 0 ? project.factsOn(pageId) : {};
    return found.flatMap((noun) => wrong(noun, facts));
  });

const countedNouns = memoizeEach((document: JsonDocument, locale: string): readonly Counted[] => {
  const pairs = Object.entries(NOUNS[locale] ?? {});
  if (pairs.length === 0) return [];
  const forms = new Map(pairs.flatMap((pair) => pair.map((noun) => [noun, pair] as const)));
  const nouns = `(?<=[\\d}][\\s\u00A0]+)(?:${[...forms.keys()].join('|')})(?!\\p{L})`;
  const pattern = new RegExp(nouns, 'giu');
  return textsOf(document).flatMap((typed) => countedIn(typed, pattern, forms));
});

/** A noun right after a number or its placeholder. */
type Counted = ReturnType<typeof countedIn>[number];

/** A number by itself: not part of a longer one, an hour or a range. */
const DIGITS = /(?<![\p{L}\d.,:/–-])\d[\d.,]*$/u;
const MAY_COUNT = /[\d}][\s\u00A0]+\p{L}/u;

function countedIn(
  typed: TypedText,
  nouns: RegExp,
  /** The singular and plural of each noun. */
  forms: ReadonlyMap<string, readonly [string, string]>,
) {
  const { text } = typed;
  if (!MAY_COUNT.test(text)) return [];
  return [...text.matchAll(nouns)].flatMap(({ 0: noun, index: start }) => {
    const before = text.slice(0, start).trimEnd();
    const own = forms.get(noun.toLowerCase());
    const number =
      placeholdersOf(before).find(({ end }) => end === before.length) ?? DIGITS.exec(before)?.[0];
    return own && number !== undefined ? [{ typed, noun, start, forms: own, number }] : [];
  });
}

function wrong({ typed, noun, start, forms, number }: Counted, facts: JsonObject): Finding[] {
  const { document, pointer, text } = typed;
  const end = start + noun.length;
  const value = numberOf(number, facts);
  const instead = forms[value === 1 ? 0 : 1];
  if (value === undefined || noun.toLowerCase() === instead) return [];
  // «a 2 week pass», «alle 2 ora di Roma»: a typed number may belong to the words that follow.
  if (typeof number === 'string' && value !== 1 && /^\s\p{L}/u.test(text.slice(end))) return [];
  const fact = typeof number === 'string' ? '' : number.name;
  const args = { value, noun, instead, fact };
  const span = document.spanWithin(pointer, start, end);
  const place = document.locateWithin(pointer, start, end);
  return [errorAt(place, 'noun-number', args, span && { fix: { ...span, text: instead } })];
}

/** With decimals, the noun’s form cannot be decided: «1,0 settimane», «1,5 settimane». */
const WHOLE = /^\d+$|^\d{1,3}(?:[.,]\d{3})+$/;

function numberOf(number: Placeholder | string, facts: JsonObject): number | undefined {
  if (typeof number === 'string')
    return WHOLE.test(number) ? Number(number.replaceAll(/[.,]/g, '')) : undefined;
  const value = number.format === 'number' ? valueAt(facts, number.name.split('.')) : undefined;
  return typeof value === 'number' ? value : undefined;
}

const ORDINALS = '/ordinals/';

/** A counted word has every plural form of its language. */
export const plurals: Check = (project) =>
  project.locales.flatMap((locale) => {
    const language = languageOf(project, locale);
    if (language === undefined) return [];
    // For groups such as `{ "one": …, "other": … }`, and for the endings of «1st», «2nd», «3rd».
    const [counted, inOrder] = [
      pluralCategories(language, 'cardinal'),
      pluralCategories(language, 'ordinal'),
    ];
    const texts = project.documents.filter(({ path }) => path.startsWith(`texts/${locale}/`));
    return texts.flatMap((document) =>
      eachGroup(document.value).flatMap(({ group, pointer }) => {
        const isOrdered = isObject(group) && pointer.startsWith(ORDINALS);
        if (!isOrdered && !isPluralGroup(group)) return [];
        return (isOrdered ? inOrder : counted)
          .filter((form) => !Object.hasOwn(group, form))
          .map((form) => {
            const args = { form, key: form, language };
            return errorAt(document.locate(pointer, 'key'), 'plural-missing', args);
          });
      }),
    );
  });

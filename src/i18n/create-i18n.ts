import i18next, { type i18n } from 'i18next';
import type { Facts, LayoutTexts } from '../content/types.ts';
import { createFormats, type Formats } from './format.ts';

/** The key under which each namespace holds its whole page, so that one call brings it back filled in. */
const WHOLE = 'page';

export interface Translator {
  readonly i18n: i18n;
  readonly formats: Formats;
}

/**
 * One instance for one language. Nothing is detected and nothing is loaded: the texts come with the
 * page, and whatever is missing throws.
 */
export function createTranslator(language: string, layout: LayoutTexts): Translator {
  const formats = createFormats(language, { terms: layout.terms, age: layout.age });
  const instance = i18next.createInstance();
  instance.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    resources: { [language]: { layout: { [WHOLE]: layout } } },
    ns: ['layout'],
    defaultNS: 'layout',
    returnNull: false,
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => {
      throw new RangeError(`no text ${namespace}:${key}`);
    },
    missingInterpolationHandler: keepRuntimeVariable,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  for (const [name, format] of Object.entries(formats)) {
    instance.services.formatter?.add(name, (value) =>
      value === undefined ? value : format.write(value),
    );
  }
  return { i18n: instance, formats };
}

/** All texts of a namespace, each placeholder replaced by the fact in its written form. */
export function filledTexts<T>(i18n: i18n, namespace: string, facts: Facts): T {
  return i18n.t(WHOLE, { ns: namespace, returnObjects: true, replace: facts }) as T;
}

/** Adds or replaces the texts of a page. */
export function addTexts(i18n: i18n, namespace: string, texts: object): void {
  i18n.addResourceBundle(i18n.language, namespace, { [WHOLE]: texts }, false, true);
}

/** `{{$page}}` waits for the running page; anything else is a mistake that the check should have met. */
function keepRuntimeVariable(text: string, match: RegExpExecArray): string {
  if (/^\{\{\s*\$/.test(match[0])) return match[0];
  throw new RangeError(`no fact for ${match[0]} in «${text}»`);
}

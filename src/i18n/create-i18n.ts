import i18next, { type i18n } from 'i18next';

/**
 * An i18next instance for one language and one page. It detects and loads nothing: the texts come
 * with the page, facts already filled in. A missing text throws.
 * @param texts by namespace: `layout`, and the name of the page's template
 */
export function createI18n(language: string, texts: Readonly<Record<string, object>>): i18n {
  const instance = i18next.createInstance();
  instance.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    resources: { [language]: texts },
    ns: Object.keys(texts),
    defaultNS: 'layout',
    returnObjects: true,
    // The plural forms of a word are keys of one object: `{ "one": …, "other": … }`.
    pluralSeparator: '.',
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => {
      throw new RangeError(`no text ${namespace}:${key}`);
    },
    missingInterpolationHandler: (text: string, [variable]: RegExpExecArray) => {
      throw new RangeError(`no value for ${variable} in "${text}"`);
    },
    interpolation: { escapeValue: false },
    // Each page has its own instance: its language never changes.
    react: { useSuspense: false, bindI18n: false },
  });
  return instance;
}

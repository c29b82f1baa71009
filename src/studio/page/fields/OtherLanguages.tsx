import { type Json, pointerSteps, valueAt } from '../../../content/json.ts';
import styles from '../Content.module.css';
import { languageName, localeOf, mainLocale, readable, venueOf } from '../file-titles.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { goTo, type Studio, setShowsTranslations, useOpenStudio } from '../store.ts';
import { fill, words } from '../words.ts';

/** The same text in other languages: the source of a translation, or, on demand, translations. */
export function OtherLanguages({ file, pointer }: { file: string; pointer: string }) {
  const studio = useOpenStudio();
  const others = othersOf(studio, file, pointer);
  return others.map(({ locale, path, text }) => (
    <p key={locale} className={styles.edged}>
      <span className={styles.soft}>
        {fill(words.kinds.other, { language: languageName(locale) })}
      </span>{' '}
      <span lang={locale}>{readable(text, studio.facts, venueOf(studio, file))}</span>
      <ActionButton data-small onPress={() => goTo({ view: 'file', file: path, pointer })}>
        {fill(words.languages.go, { language: languageName(locale) })}
      </ActionButton>
    </p>
  ));
}

interface Other {
  readonly locale: string;
  readonly path: string;
  readonly text: Json;
}

function othersOf(studio: Studio, file: string, pointer: string): Other[] {
  const own = localeOf(file);
  const main = mainLocale(studio);
  if (own === undefined || (own === main && !studio.showsTranslations)) return [];
  return studio.files.flatMap(({ path }) => {
    const locale = localeOf(path);
    const isWanted = locale !== undefined && locale !== own && (own === main || locale === main);
    if (!isWanted || path !== file.replace(`texts/${own}/`, `texts/${locale}/`)) return [];
    const text = valueAt(studio.values[path], pointerSteps(pointer));
    return text === undefined || text === null ? [] : [{ locale, path, text }];
  });
}

/** Switches translations on in the form of the first language. */
export function TranslationsSwitch({ file }: { file: string }) {
  const studio = useOpenStudio();
  const isMain = localeOf(file) === mainLocale(studio);
  const hasOthers = studio.files.some(({ path }) => {
    const locale = localeOf(path);
    return locale !== undefined && locale !== mainLocale(studio);
  });
  if (!isMain || !hasOthers) return null;
  return (
    <label className={styles.row}>
      <input
        type="checkbox"
        checked={studio.showsTranslations}
        onChange={(event) => setShowsTranslations(event.target.checked)}
      />
      {words.languages.beside}
    </label>
  );
}

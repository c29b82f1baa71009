import { pointerSteps, valueAt } from '../../../content/json.ts';
import styles from '../Content.module.css';
import { languageName, localeOf, mainLocale, readable, venueOf } from '../file-titles.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { goTo, type Studio, useOpenStudio } from '../store.ts';
import { fill, words } from '../words.ts';

/** Buttons to the same text in other languages; beside a translation, also its source. */
export function OtherLanguages({ file, pointer }: { file: string; pointer: string }) {
  const studio = useOpenStudio();
  const others = othersOf(studio, file, pointer);
  return others.map(({ locale, path, text }) => {
    const language = languageName(locale);
    const go = (
      <ActionButton key={locale} data-small onPress={() => goTo({ file: path, pointer })}>
        {fill(words.languages.go, { language })}
      </ActionButton>
    );
    if (locale !== mainLocale(studio)) return go;
    return (
      <p key={locale} className={styles.callout}>
        <span className={styles.secondary}>{fill(words.kinds.other, { language })}</span>{' '}
        <span lang={locale}>{readable(text, studio.facts, venueOf(studio, file))}</span> {go}
      </p>
    );
  });
}

/** The same text in other languages; for a translation, only in that of its source. */
function othersOf(studio: Studio, file: string, pointer: string) {
  const own = localeOf(file);
  const main = mainLocale(studio);
  if (own === undefined) return [];
  return studio.files.flatMap(({ path }) => {
    const locale = localeOf(path);
    const isWanted = locale !== undefined && locale !== own && (own === main || locale === main);
    if (!isWanted || path !== file.replace(`texts/${own}/`, `texts/${locale}/`)) return [];
    const text = valueAt(studio.values[path], pointerSteps(pointer));
    return text === undefined || text === null ? [] : [{ locale, path, text }];
  });
}

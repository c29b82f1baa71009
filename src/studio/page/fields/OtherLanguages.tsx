import { pointerSteps, valueAt } from '../../../content/json.ts';
import styles from '../Content.module.css';
import { languageName, localeOf, mainLocale, textAt } from '../file-titles.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { goTo, type Studio, useOpenStudio } from '../store.ts';
import { fill, words } from '../words.ts';

/** Buttons to the same text in other languages; beside a translation, also its source. */
export function OtherLanguages({ file, pointer }: { file: string; pointer: string }) {
  const studio = useOpenStudio();
  const others = othersOf(studio, file, pointer);
  return others.map(({ locale, path }) => {
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
        <span lang={locale}>{textAt(studio, { file: path, pointer })}</span> {go}
      </p>
    );
  });
}

/** The same text in other languages; for a translation, only in that of its source. */
function othersOf({ names, values }: Studio, file: string, pointer: string) {
  const own = localeOf(file);
  const main = mainLocale({ values });
  if (own === undefined) return [];
  const wanted = own === main ? Object.keys(names.locale ?? {}) : [main];
  return wanted.flatMap((locale) => {
    const path = file.replace(`texts/${own}/`, `texts/${locale}/`);
    const text = path === file ? null : valueAt(values[path], pointerSteps(pointer));
    return (text ?? null) === null ? [] : [{ locale, path }];
  });
}

import styles from '../Content.module.css';
import { languageName } from '../file-titles.ts';
import { edit, send } from '../store.ts';
import { fill, words } from '../words.ts';
import { ActionButton } from './ActionButton.tsx';
import type { SameText } from './same-texts.ts';

/** A text that reads as in the first language, with one box that translates it everywhere. */
export function Untranslated({ same }: { same: SameText }) {
  const { locale, text, where, findings } = same;
  const keys = findings.flatMap(({ args: { key } }) => key ?? []);
  return (
    <form
      className={styles.callout}
      data-severity="warning"
      onSubmit={(event) => {
        event.preventDefault();
        const value = String(new FormData(event.currentTarget).get('text')).trim();
        for (const { file, pointer } of value === '' ? [] : findings)
          edit(file, { op: 'set', pointer, value });
      }}
    >
      <p>{fill(words.findings.copied, { text, where: where.join(', ') })}</p>
      <label className={styles.asked}>
        {fill(words.kinds.other, { language: languageName(locale) })}
        <input name="text" lang={locale} required />
      </label>
      <div className={styles.row}>
        <button type="submit">{words.findings.translate}</button>
        {keys.length > 0 && (
          <ActionButton onPress={() => send('reread', { keys, locale })}>
            {words.findings.same}
          </ActionButton>
        )}
      </div>
    </form>
  );
}

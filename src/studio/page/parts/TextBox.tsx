import { MAX_TEXT_LENGTH } from '../../session/proposed.ts';
import styles from '../Content.module.css';
import { languageName, mainLocale } from '../file-titles.ts';
import { edit, send, useOpenStudio } from '../store.ts';
import { fill, lowered, words } from '../words.ts';
import { ActionButton } from './ActionButton.tsx';
import type { SameText } from './same-texts.ts';

interface TextBoxProps {
  readonly text: SameText;
  /** What was typed: shown again when the box comes back. */
  readonly typed?: string | undefined;
  readonly onType?: (typed: string) => void;
}

/** Asks for a text, and says where it is used and what it is in the first language. */
export function TextBox({ text: same, typed, onType }: TextBoxProps) {
  const { locale, title, hint, text, where } = same;
  const isOther = locale !== mainLocale(useOpenStudio());
  const language = fill(words.kinds.other, { language: languageName(locale) });
  const label = isOther ? `${title}, ${lowered(language)}` : title;
  const said = isOther && words.adding.whileEmpty;
  return (
    <label className={styles.asked}>
      {isOther ? fill(words.adding.optional, { title: label }) : label}
      <input
        name="text"
        lang={locale}
        maxLength={MAX_TEXT_LENGTH}
        defaultValue={typed}
        onChange={({ target }) => onType?.(target.value)}
      />
      <small>
        {[said, text && `«${text}»`, hint, where.join(', ')].filter(Boolean).join(' · ')}
      </small>
    </label>
  );
}

/** A text that equals the one in the first language, with a box that translates it everywhere. */
export function Untranslated({ same }: { same: SameText }) {
  const { locale, findings } = same;
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
      <TextBox text={same} />
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

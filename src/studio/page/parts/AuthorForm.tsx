import { useRef, useState } from 'react';
import type { Author } from '../../session/saves.ts';
import styles from '../Content.module.css';
import { act } from '../store.ts';
import { words } from '../words.ts';
import { useOnce } from './ActionButton.tsx';

interface AuthorFormProps {
  readonly label?: string;
  readonly author?: Author;
  readonly onKept: () => unknown;
}

export function AuthorForm({ label = words.author.keep, author, onKept }: AuthorFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isWrong, setWrong] = useState(false);
  const [isKeeping, keep] = useOnce(async () => {
    const typed = new FormData(form.current ?? undefined);
    const answer = await act<{ author?: Author }>('setAuthor', Object.fromEntries(typed));
    setWrong(!answer?.author);
    if (answer?.author) await onKept();
  });
  return (
    <article>
      <form
        ref={form}
        aria-label={words.author.title}
        onSubmit={(event) => {
          event.preventDefault();
          keep();
        }}
      >
        <h3>{words.author.title}</h3>
        <p>{words.author.about}</p>
        {(['name', 'email'] as const).map((key) => (
          <label key={key} className={styles.asked}>
            {words.author[key]}
            <input
              name={key}
              type={key === 'email' ? 'email' : 'text'}
              autoComplete={key}
              defaultValue={author?.[key]}
            />
          </label>
        ))}
        {isWrong && <p role="alert">{words.author.wrong}</p>}
        <button type="submit" disabled={isKeeping}>
          {label}
        </button>
      </form>
    </article>
  );
}

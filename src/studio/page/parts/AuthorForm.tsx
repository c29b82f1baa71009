import { useEffect, useState } from 'react';
import type { Signature } from '../../session/saves.ts';
import { act, useOpenStudio } from '../store.ts';
import { words } from '../words.ts';
import styles from './History.module.css';
import { useOnce } from './OnceButton.tsx';

/** Who saves: undefined until it is known, and where nobody asks; null when nobody has said it yet. */
export function useAuthor() {
  const { hasHistory } = useOpenStudio();
  const [author, setAuthor] = useState<Signature | null>();
  useEffect(() => {
    if (hasHistory)
      void act<{ author: Signature | null }>('author').then((answer) => setAuthor(answer?.author));
  }, [hasHistory]);
  return [author, setAuthor] as const;
}

interface AuthorFormProps {
  readonly label?: string;
  readonly author?: Signature;
  readonly onKept: (author: Signature) => unknown;
}

export function AuthorForm({ label = words.author.keep, author, onKept }: AuthorFormProps) {
  const [name, setName] = useState(author?.name ?? '');
  const [email, setEmail] = useState(author?.email ?? '');
  const [isWrong, setWrong] = useState(false);
  const [isKeeping, keep] = useOnce(async () => {
    const answer = await act<{ author?: Signature }>('sign', { name, email });
    setWrong(!answer?.author);
    if (answer?.author) await onKept(answer.author);
  });
  return (
    <form
      className={styles.author}
      aria-label={words.author.title}
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <h3>{words.author.title}</h3>
      <p>{words.author.about}</p>
      <label>
        {words.author.name}
        <input value={name} autoComplete="name" onChange={(event) => setName(event.target.value)} />
      </label>
      <label>
        {words.author.email}
        <input
          value={email}
          type="email"
          autoComplete="email"
          onChange={(event) => setEmail(event.target.value)}
        />
      </label>
      {isWrong && <p role="alert">{words.author.wrong}</p>}
      <button type="submit" disabled={isKeeping}>
        {label}
      </button>
    </form>
  );
}

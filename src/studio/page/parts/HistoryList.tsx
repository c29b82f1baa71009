import { useCallback, useState } from 'react';
import type { Save, Signature } from '../../session/saves.ts';
import { fileTitle } from '../file-titles.ts';
import { act, notify, useOpenStudio } from '../store.ts';
import { useAnswer } from '../use-answer.ts';
import { counted, fill, words } from '../words.ts';
import { AuthorForm } from './AuthorForm.tsx';
import { Press } from './Press.tsx';
import { TakeBackDialog } from './TakeBackDialog.tsx';
import styles from './Views.module.css';

interface Told {
  readonly saves: readonly Save[];
  readonly author: Signature | null;
  /** Files with changes that are in no save. */
  readonly rest: readonly string[];
}

/** The last saves: when, who, what, and a button to take each back. */
export function HistoryList() {
  const [looks, setLooks] = useState(0);
  const told = useAnswer<Told>('history', looks);
  const [chosen, setChosen] = useState<Save>();
  const [isSigning, setSigning] = useState(false);
  /** Closes what is open, and asks for the history again. */
  const look = useCallback(() => {
    setChosen(undefined);
    setSigning(false);
    setLooks((before) => before + 1);
  }, []);
  if (!told) return null;
  const { saves, author, rest } = told;
  return (
    <section aria-labelledby="history-title">
      <h2 id="history-title">{words.history.title}</h2>
      <p>{saves.length === 0 ? words.history.none : words.history.about}</p>
      {author && !isSigning && (
        <p>
          {fill(words.author.is, { ...author })}{' '}
          <Press onPress={() => setSigning(true)}>{words.author.change}</Press>
        </p>
      )}
      {(!author || isSigning) && <AuthorForm author={author ?? undefined} onKept={look} />}
      {rest.length > 0 && <Rest paths={rest} onDone={look} />}
      <ol className={styles.items}>
        {saves.map((save) => (
          <SaveItem key={save.id} save={save} onTakeBack={() => setChosen(save)} />
        ))}
      </ol>
      {chosen && <TakeBackDialog save={chosen} onClose={look} />}
    </section>
  );
}

function SaveItem({ save, onTakeBack }: { save: Save; onTakeBack: () => void }) {
  const { id, who, when, what, rows, isWaiting } = save;
  return (
    <li>
      <article>
        <p className={styles.soft}>
          {`${when} · ${who}`} {isWaiting && <strong>{words.history.waiting}</strong>}
        </p>
        <p id={`save-${id}`}>{what}</p>
        {rows.length > 0 && (
          <ul>
            {rows.map((row) => (
              <li key={row}>{row}</li>
            ))}
          </ul>
        )}
        <Press aria-describedby={`save-${id}`} onPress={onTakeBack}>
          {words.history.takeBack}
        </Press>
      </article>
    </li>
  );
}

/** Changes made in a text editor, or not recorded by git: a button records them. */
function Rest({ paths, onDone }: { paths: readonly string[]; onDone: () => void }) {
  const studio = useOpenStudio();
  const names = [...new Set(paths.map((path) => fileTitle(studio, path)))];
  const summary = fill(words.history.restSaid, { files: names.join(', ') });
  const press = async () => {
    const answer = await act<{ recorded: keyof typeof words.recorded }>('recordRest', { summary });
    if (answer) notify(words.recorded[answer.recorded]);
    onDone();
  };
  return (
    <article className={styles.waiting}>
      <p>{counted(words.history.rest, paths.length)}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <Press onPress={press}>{words.history.restRecord}</Press>
    </article>
  );
}

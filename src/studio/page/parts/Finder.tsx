import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from '../Content.module.css';
import { useOpenStudio } from '../store.ts';
import type { Route } from '../studio.ts';
import { words } from '../words.ts';
import { ActionButton } from './ActionButton.tsx';
import { Dialog } from './Dialog.tsx';

export interface Choice {
  readonly key: string;
  readonly text: string;
  readonly title: string;
  /** The URL of its picture. */
  readonly picture?: string;
  readonly choose: () => void;
}

interface FinderProps {
  readonly label: string;
  readonly placeholder?: string;
  /** What a query finds, and a sentence about it; by default, that it finds nothing. */
  readonly find: (query: string) => {
    readonly choices: readonly Choice[];
    readonly status?: string | undefined;
  };
}

/** A search field over what it finds; Enter chooses the first. */
export function Finder({ label, placeholder = label, find }: FinderProps) {
  const [query, setQuery] = useState('');
  const { choices, status } = find(query);
  return (
    <>
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => {
          const [first] = choices;
          // A held Enter that opened the search must not choose.
          if (event.key !== 'Enter' || event.repeat || !first) return;
          // Closing the dialog restores the focus: Enter must not press the element that gets it.
          event.preventDefault();
          first.choose();
        }}
      />
      {(status ?? choices.length === 0) && <p>{status ?? words.searchNone}</p>}
      <ul>
        {choices.map(({ key, text, title, picture, choose }) => (
          <li key={key}>
            <ActionButton onPress={choose}>
              {picture && <img className={styles.picture} src={picture} loading="lazy" alt="" />}
              <span>{text}</span> <small>{title}</small>
            </ActionButton>
          </li>
        ))}
      </ul>
    </>
  );
}

interface FinderButtonProps extends FinderProps {
  readonly title: string;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A button that opens a search in a dialog, which closes with the choice. */
export function FinderButton({ title, children, id, className, ...finder }: FinderButtonProps) {
  const { route } = useOpenStudio();
  // Going to another place closes it.
  const [openedAt, setOpenedAt] = useState<Route>();
  const find = (query: string) => {
    const { choices, status } = finder.find(query);
    const closing = choices.map((choice) => ({
      ...choice,
      choose: () => {
        // Closing first restores the focus; then the text can take it, and typing goes there.
        flushSync(() => setOpenedAt(undefined));
        choice.choose();
      },
    }));
    return { choices: closing, status };
  };
  return (
    <>
      <ActionButton
        id={id}
        className={className}
        data-small={className === undefined || undefined}
        aria-haspopup="dialog"
        onPress={() => setOpenedAt(route)}
      >
        {children}
      </ActionButton>
      {openedAt === route && (
        <Dialog title={title} onClose={() => setOpenedAt(undefined)}>
          <Finder {...finder} find={find} />
        </Dialog>
      )}
    </>
  );
}

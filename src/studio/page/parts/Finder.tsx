import { useState } from 'react';
import { ActionButton } from './ActionButton.tsx';

export interface Choice {
  readonly key: string;
  readonly text: string;
  readonly title: string;
  readonly choose: () => void;
}

interface FinderProps {
  readonly label: string;
  readonly placeholder?: string;
  /** What a query finds, and a sentence about it. */
  readonly find: (query: string) => {
    readonly choices: readonly Choice[];
    readonly said?: string | undefined;
  };
}

/** A search field over what it finds; Enter chooses the first. */
export function Finder({ label, placeholder = label, find }: FinderProps) {
  const [query, setQuery] = useState('');
  const { choices, said } = find(query);
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
          if (event.key !== 'Enter' || !first) return;
          // A dialog that closes restores the focus: Enter must not press what gets it.
          event.preventDefault();
          first.choose();
        }}
      />
      {said && <p>{said}</p>}
      <ul>
        {choices.map(({ key, text, title, choose }) => (
          <li key={key}>
            <ActionButton onPress={choose}>
              <span>{text}</span> <small>{title}</small>
            </ActionButton>
          </li>
        ))}
      </ul>
    </>
  );
}

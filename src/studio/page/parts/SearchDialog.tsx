import { useState } from 'react';
import { fullTitle, namedFiles } from '../file-titles.ts';
import { type Hit, search } from '../search.ts';
import { recentSpots, type Spot } from '../spots.ts';
import { goTo, type Studio, useOpenStudio } from '../store.ts';
import { words } from '../words.ts';
import styles from './Dialog.module.css';
import { Dialog } from './Dialog.tsx';

const SHORTEST = 2;

/** Every word and value of the content; a fact leads to where it stands. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const studio = useOpenStudio();
  const [query, setQuery] = useState('');
  const isAsked = query.trim().length >= SHORTEST;
  const found = isAsked ? search(studio, query) : { hits: recent(studio), isWhole: true };
  const { hits } = found;
  const go = ({ file, pointer }: Hit) => {
    onClose();
    goTo({ view: 'file', file, pointer });
  };
  return (
    <Dialog title={words.search} onClose={onClose}>
      <input
        type="search"
        className={styles.search}
        aria-label={words.search}
        placeholder={words.searchPlaceholder}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => {
          const [first] = hits;
          if (event.key !== 'Enter' || !first) return;
          // The dialog gives the focus back: what had it must not be pressed by the same key.
          event.preventDefault();
          go(first);
        }}
      />
      {!isAsked && hits.length > 0 && <p className={styles.body}>{words.searchRecent}</p>}
      {isAsked && hits.length === 0 && <p className={styles.body}>{words.searchNone}</p>}
      {!found.isWhole && hits.length > 0 && <p className={styles.body}>{words.searchSome}</p>}
      <ul className={styles.list}>
        {hits.map((hit) => (
          <li key={keyOf(hit)}>
            <button type="button" onClick={() => go(hit)}>
              <span>{hit.text}</span>
              <small>{hit.title}</small>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function recent(studio: Studio): Hit[] {
  const titles = new Map(namedFiles(studio).map((file) => [file.path, fullTitle(file)]));
  return recentSpots()
    .filter(({ file }: Spot) => titles.has(file))
    .map(({ file, pointer }) => ({
      file,
      pointer,
      title: '',
      text: titles.get(file) ?? file,
      name: '',
    }));
}

function keyOf({ file, pointer }: Hit): string {
  return `${file}#${pointer}`;
}

import { type ReactNode, useState } from 'react';
import { fullTitle, namedFiles } from '../file-titles.ts';
import { type Found, type Hit, search } from '../search.ts';
import { recentSpots, type Spot } from '../spots.ts';
import { goTo, type Studio, useOpenStudio } from '../store.ts';
import { words } from '../words.ts';
import styles from './Dialog.module.css';
import { Dialog } from './Dialog.tsx';
import { Press } from './Press.tsx';

const SHORTEST = 2;

/** Searches every word and value of the content; a fact leads to its place. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const studio = useOpenStudio();
  const go = (spot: Partial<Spot>) => {
    onClose();
    goTo(spot);
  };
  const { input, found } = useSearch(go);
  const last = found ? [] : recent(studio);
  return (
    <Dialog title={words.search} onClose={onClose}>
      {input}
      {last.length > 0 && <p className={styles.body}>{words.searchRecent}</p>}
      <SearchHits found={found ?? { hits: last, isWhole: true }} onChoose={go} />
    </Dialog>
  );
}

/** A search field, and its hits; `found` is undefined while the query is too short. */
export function useSearch(go: (spot: Partial<Spot>) => void = goTo): {
  readonly input: ReactNode;
  readonly found: Found | undefined;
} {
  const studio = useOpenStudio();
  const [query, setQuery] = useState('');
  const found = query.trim().length >= SHORTEST ? search(studio, query) : undefined;
  const input = (
    <input
      type="search"
      className={styles.search}
      aria-label={words.search}
      placeholder={words.searchPlaceholder}
      value={query}
      onChange={(event) => setQuery(event.target.value)}
      onKeyDown={(event) => {
        const [first] = found?.hits ?? recent(studio);
        if (event.key !== 'Enter' || !first) return;
        // Closing restores the focus: Enter must not press the element that gets it.
        event.preventDefault();
        go(spotOf(first));
      }}
    />
  );
  return { input, found };
}

function spotOf({ file, pointer }: Hit): Partial<Spot> {
  return { view: 'file', file, pointer };
}

interface SearchHitsProps {
  readonly found: Found | undefined;
  readonly onChoose: (spot: Partial<Spot>) => void;
}

export function SearchHits({ found, onChoose }: SearchHitsProps) {
  if (!found) return null;
  const { hits, isWhole } = found;
  return (
    <>
      {hits.length === 0 && !isWhole && <p className={styles.body}>{words.searchNone}</p>}
      {!isWhole && hits.length > 0 && <p className={styles.body}>{words.searchSome}</p>}
      <ul className={styles.list}>
        {hits.map((hit) => (
          <li key={`${hit.file}#${hit.pointer}`}>
            <Press onPress={() => onChoose(spotOf(hit))}>
              <span>{hit.text}</span>
              <small>{hit.title}</small>
            </Press>
          </li>
        ))}
      </ul>
    </>
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

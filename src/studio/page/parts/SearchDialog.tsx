import { useState } from 'react';
import { factAddress } from '../../../check/facts/fact-place.ts';
import { eachText } from '../../../content/json.ts';
import { fullTitle, namedFiles, readable } from '../file-titles.ts';
import { goTo, recentSpots, type Spot, type Studio, useOpenStudio } from '../store.ts';
import { words } from '../words.ts';
import styles from './Dialog.module.css';
import { Dialog } from './Dialog.tsx';

const MOST = 40;
const SHORTEST = 2;

interface Hit {
  readonly file: string;
  readonly pointer: string;
  readonly title: string;
  readonly text: string;
}

/** Every word and value of the content; a fact leads to where it stands. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const studio = useOpenStudio();
  const [query, setQuery] = useState('');
  const isAsked = query.trim().length >= SHORTEST;
  const hits = isAsked ? search(studio, query) : recent(studio);
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
          if (event.key === 'Enter' && first) go(first);
        }}
      />
      {!isAsked && hits.length > 0 && <p className={styles.body}>{words.searchRecent}</p>}
      {isAsked && hits.length === 0 && <p className={styles.body}>{words.searchNone}</p>}
      <ul className={styles.list}>
        {hits.map((hit) => (
          <li key={`${hit.file}#${hit.pointer}`}>
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
    .map(({ file, pointer }) => ({ file, pointer, title: '', text: titles.get(file) ?? file }));
}

function search(studio: Studio, query: string): Hit[] {
  const parts = query.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (text: string) => parts.every((part) => text.toLowerCase().includes(part));
  return [...factHits(studio, fits), ...textHits(studio, fits)].slice(0, MOST);
}

function factHits({ facts }: Studio, fits: (text: string) => boolean): Hit[] {
  return [...facts.values()].flatMap(({ path, label, forms }) => {
    const values = Object.values(forms);
    if (!fits(`${label} ${path} ${values.join(' ')}`)) return [];
    const { file, pointer } = factAddress(path);
    return [{ file, pointer, title: label, text: values[0] ?? label }];
  });
}

function textHits(studio: Studio, fits: (text: string) => boolean): Hit[] {
  return namedFiles(studio)
    .filter(({ group }) => group !== 'facts')
    .flatMap((file) =>
      eachText(studio.values[file.path] ?? null).flatMap(({ text, pointer }) => {
        const read = readable(text, studio.facts);
        return pointer !== '/$schema' && fits(`${read} ${text}`)
          ? [{ file: file.path, pointer, title: fullTitle(file), text: read }]
          : [];
      }),
    );
}

import { useState } from 'react';
import { factAddress } from '../../../check/facts/fact-place.ts';
import { eachText } from '../../../content/json.ts';
import { wanted } from '../../model/matching.ts';
import { fullTitle, namedFiles, rankOf, readable } from '../file-titles.ts';
import { recentSpots, type Spot } from '../spots.ts';
import { goTo, type Studio, useOpenStudio } from '../store.ts';
import { optionName, words } from '../words.ts';
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
    .map(({ file, pointer }) => ({ file, pointer, title: '', text: titles.get(file) ?? file }));
}

interface Found {
  readonly hits: readonly Hit[];
  /** False when nothing holds every word, and these hold as many as any. */
  readonly isWhole: boolean;
}

function search(studio: Studio, query: string): Found {
  const { fits, begins, share } = wanted(query);
  const whole = searchBy(studio, fits, begins);
  if (whole.length > 0) return { hits: whole, isWhole: true };
  const some = searchBy(studio, (text) => share(text) > 0, begins, Number.POSITIVE_INFINITY);
  const shares = new Map(some.map((hit) => [hit, share(shown(hit))]));
  const most = Math.max(1, ...shares.values());
  return { hits: some.filter((hit) => shares.get(hit) === most).slice(0, MOST), isWhole: false };
}

const shown = ({ text, title }: Hit) => `${text} ${title}`;

function searchBy(
  studio: Studio,
  fits: (text: string) => boolean,
  begins: (text: string) => boolean,
  atMost = MOST,
): Hit[] {
  const all = [...fileHits(studio, fits), ...factHits(studio, fits), ...textHits(studio, fits)];
  const hits = [...new Map(all.toReversed().map((hit) => [keyOf(hit), hit])).values()].reverse();
  // Of «orto» the garden first, and then transport.
  const [whole, inside] = [true, false].map((isWhole) =>
    hits.filter((hit) => begins(shown(hit)) === isWhole),
  );
  return [...(whole ?? []), ...(inside ?? [])].slice(0, atMost);
}

function keyOf({ file, pointer }: Hit): string {
  return `${file}#${pointer}`;
}

/** A content by its own name: «Open day», «Sport City». */
function fileHits(studio: Studio, fits: (text: string) => boolean): Hit[] {
  return namedFiles(studio)
    .filter((file) => fits(`${fullTitle(file)} ${file.path}`))
    .toSorted((a, b) => rankOf(studio, a.path) - rankOf(studio, b.path))
    .map((file) => ({
      file: file.path,
      pointer: '',
      title: words.groups[file.group],
      text: fullTitle(file),
    }));
}

function factHits({ facts }: Studio, fits: (text: string) => boolean): Hit[] {
  return [...facts.values()].flatMap(({ path, label, forms }) => {
    const values = Object.values(forms);
    if (!fits(`${label} ${path} ${values.join(' ')}`)) return [];
    const { file, pointer } = factAddress(path);
    const text = forms.term ?? (values[0] === undefined ? label : optionName(values[0]));
    return [{ file, pointer, title: text === label ? '' : label, text }];
  });
}

function textHits(studio: Studio, fits: (text: string) => boolean): Hit[] {
  return namedFiles(studio)
    .filter(({ group }) => group !== 'facts')
    .toSorted((a, b) => rankOf(studio, a.path) - rankOf(studio, b.path))
    .flatMap((file) =>
      eachText(studio.values[file.path] ?? null).flatMap(({ text, pointer }) => {
        const read = readable(text, studio.facts);
        return pointer !== '/$schema' && fits(`${read} ${text}`)
          ? [{ file: file.path, pointer, title: fullTitle(file), text: read }]
          : [];
      }),
    );
}

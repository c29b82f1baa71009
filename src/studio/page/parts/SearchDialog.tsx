import { fullTitle, namedFile } from '../file-titles.ts';
import { type Hit, search } from '../search.ts';
import { goTo, type Studio, useOpenStudio } from '../store.ts';
import { recentLocations } from '../studio.ts';
import { words } from '../words.ts';
import { Dialog } from './Dialog.tsx';
import { type Choice, Finder } from './Finder.tsx';

const MIN_QUERY_LENGTH = 2;

/** Searches every word and value of the content; before that, it lists the last places. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={words.search} onClose={onClose}>
      <Search withRecent />
    </Dialog>
  );
}

/** @param withRecent lists the last places before anything is typed */
export function Search({ withRecent = false }: { withRecent?: boolean }) {
  const studio = useOpenStudio();
  const choice = ({ view = 'file', file, pointer, text, title }: Omit<Hit, 'names'>): Choice => ({
    key: `${view} ${file}#${pointer}`,
    text,
    title,
    choose: () => goTo({ view, file, pointer }),
  });
  const find = (query: string) => {
    if (query.trim().length < MIN_QUERY_LENGTH) {
      const last = withRecent ? recent(studio) : [];
      return { choices: last.map(choice), status: last.length > 0 ? words.searchRecent : '' };
    }
    const { hits, isComplete } = search(studio, query);
    const none = hits.length > 0 ? words.searchSome : words.searchNone;
    return { choices: hits.map(choice), status: isComplete ? '' : none };
  };
  return <Finder label={words.search} placeholder={words.searchPlaceholder} find={find} />;
}

function recent(studio: Studio): Omit<Hit, 'names'>[] {
  return recentLocations().flatMap(({ file, pointer }) => {
    const named = namedFile(studio, file);
    return named ? [{ file, pointer, title: '', text: fullTitle(named) }] : [];
  });
}

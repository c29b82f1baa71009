import { memo, useDeferredValue } from 'react';
import { eachText } from '../../../content/json.ts';
import { placeholdersOf } from '../../../content/placeholders.ts';
import { localeOf, mainLocale, pageTitle, readable } from '../file-titles.ts';
import { factIn } from '../labels.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { goTo, type Studio, useOpenStudio } from '../store.ts';
import { words } from '../words.ts';
import { pageForFile, pagesShowing } from './pages-showing.ts';

interface Seen {
  readonly page: string;
  readonly file: string;
  readonly pointer: string;
  readonly text: string;
}

interface SeenElsewhereProps {
  readonly page: string;
  readonly onPage: (page: string) => void;
}

/** The other pages that show the focused value; for a fact, with their sentences. */
export function SeenElsewhere(props: SeenElsewhereProps) {
  return <Elsewhere {...props} studio={useDeferredValue(useOpenStudio())} />;
}

/** Searches all texts, so it renders deferred: typing has priority. */
const Elsewhere = memo(function Elsewhere({
  page,
  onPage,
  studio,
}: SeenElsewhereProps & { studio: Studio }) {
  const { file, pointer } = studio.focus;
  if (file === '') return null;
  const fact = factIn(studio, file, pointer);
  const said = fact ? sentencesWith(studio, fact.path) : [];
  const seen = said.filter((one) => one.page !== page);
  const silent = pagesShowing(studio, file, pointer).filter(
    (id) => id !== page && !seen.some((one) => one.page === id),
  );
  if (seen.length + silent.length === 0) return null;
  return (
    <details open>
      <summary>{words.page.elsewhere}</summary>
      <ul>
        {seen.map((one) => (
          <li key={`${one.file}#${one.pointer}`}>
            <ActionButton onPress={() => goTo({ view: 'file', ...one })}>
              <strong>{pageTitle(studio, one.page)}</strong> {one.text}
            </ActionButton>
          </li>
        ))}
        {silent.map((id) => (
          <li key={id}>
            <ActionButton onPress={() => onPage(id)}>
              <strong>{pageTitle(studio, id)}</strong>
            </ActionButton>
          </li>
        ))}
      </ul>
    </details>
  );
});

/** Only in the first language: translations show the same facts. */
function sentencesWith(studio: Studio, fact: string): Seen[] {
  const { values, facts, files } = studio;
  return files.flatMap(({ path }) => {
    const page = localeOf(path) === mainLocale(studio) ? pageForFile(path) : undefined;
    if (page === undefined) return [];
    return eachText(values[path] ?? null).flatMap(({ text, pointer }) =>
      text.includes(fact) && placeholdersOf(text).some(({ name }) => name === fact)
        ? [{ page, file: path, pointer, text: readable(text, facts) }]
        : [],
    );
  });
}

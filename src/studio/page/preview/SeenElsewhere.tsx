import { pageTitle } from '../file-titles.ts';
import { factIn } from '../labels.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { useOpenStudio } from '../store.ts';
import { words } from '../words.ts';
import { pagesShowing } from './pages-showing.ts';

interface SeenElsewhereProps {
  readonly page: string;
  readonly onPage: (page: string) => void;
}

/** The other pages that show the focused value. */
export function SeenElsewhere({ page, onPage }: SeenElsewhereProps) {
  const studio = useOpenStudio();
  const { file, pointer } = studio.focus;
  if (file === '') return null;
  // A fact that the header shows is on some pages besides.
  const shown = factIn(studio, file, pointer)?.pages ?? pagesShowing(studio, file, pointer);
  const others = studio.pages.filter(({ id }) => id !== page && shown.includes(id));
  if (others.length === 0 || others.length === studio.pages.length - 1) return null;
  return (
    <details open>
      <summary>{words.page.elsewhere}</summary>
      <ul>
        {others.map(({ id }) => (
          <li key={id}>
            <ActionButton onPress={() => onPage(id)}>
              <strong>{pageTitle(studio, id)}</strong>
            </ActionButton>
          </li>
        ))}
      </ul>
    </details>
  );
}

import { useEffect, useState } from 'react';
import type { Location } from '../../../author/edit.ts';
import styles from '../Frame.module.css';
import { factIn, pageTitle } from '../file-titles.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { useOpenStudio, usePreviewRevision } from '../store.ts';
import { counted, dayName, fill, words } from '../words.ts';
import { beginning, isDisabled, pagesShowing } from './pages-showing.ts';
import { RenderedParts, ROOT } from './rendered-parts.ts';
import { highlightFocus, openClicked } from './shown-field.ts';
import { type Previewed, requestLatest, usePreviewedPage } from './use-preview.ts';

/** The real page beside the form: it follows each edit, and a click on it leads to the field. */
export function PreviewPane() {
  const studio = useOpenStudio();
  const { focus } = studio;
  const chosen = usePreviewedPage();
  const { page, choose } = chosen;
  const [width, setWidth] = useState<Width>('phone');
  /** The value whose first day is shown, as long as it has one. */
  const [since, setSince] = useState<Location>();
  const day = since ? beginning(studio, since.file, since.pointer) : '';
  const { previewed, of, found, setDrawing } = useDrawnPage(chosen, day);
  const start = beginning(studio, focus.file, focus.pointer) || day;
  return (
    <aside className={styles.pane} aria-label={words.page.title}>
      <Toolbar {...{ page, width }} onPage={choose} onWidth={setWidth} />
      {start !== '' && (
        <ActionButton
          aria-pressed={day === start}
          onPress={() => setSince(day === start ? undefined : focus)}
        >
          {fill(words.page.day, { day: dayName(start.split('T', 1)[0] ?? '') })}
        </ActionButton>
      )}
      {previewed?.broken && (
        <p role="alert">{isDisabled(studio, page) ? words.page.isOff : words.page.broken}</p>
      )}
      <div className={styles.viewport} data-width={width} aria-busy={of !== page}>
        <iframe
          className={styles.frame}
          src="/frame"
          sandbox="allow-same-origin"
          title={words.page.title}
          onLoad={({ currentTarget: { contentDocument: document } }) => {
            const root = document?.getElementById(ROOT);
            if (!root) return;
            const parts = new RenderedParts(root);
            document?.addEventListener('click', (event) => openClicked(event, parts, choose));
            // Shortcuts work from the page too.
            document?.addEventListener('keydown', (event) => {
              if (!window.dispatchEvent(new KeyboardEvent('keydown', event)))
                event.preventDefault();
            });
            setDrawing(parts);
          }}
        />
      </div>
      {/* The structure of a page has no markers: nobody knows whether its icons are there. */}
      {focus.file !== '' && (found > 0 || !focus.file.startsWith('pages/')) && (
        <strong>{found > 0 ? counted(words.page.found, found) : words.page.notFound}</strong>
      )}
      <SeenElsewhere page={page} onPage={choose} />
    </aside>
  );
}

/** Asks for the page whenever an edit may have changed it, draws it, and outlines the focused field. */
function useDrawnPage(
  { page, locale, tryNextPage }: ReturnType<typeof usePreviewedPage>,
  day: string,
) {
  const { focus } = useOpenStudio();
  const previewRevision = usePreviewRevision();
  /** The page that was rendered last, and its id. */
  const [{ previewed, of }, setDrawn] = useState<{ previewed?: Previewed; of: string }>({ of: '' });
  const [found, setFound] = useState(0);
  const [drawing, setDrawing] = useState<RenderedParts>();
  useEffect(() => {
    // A dependency: any edit may change the page.
    void previewRevision;
    requestLatest({ page, locale, day }, (drawn) => setDrawn({ previewed: drawn, of: page }));
  }, [page, locale, day, previewRevision]);
  useEffect(() => {
    if (!drawing || !previewed || previewed.broken) return;
    drawing.draw(previewed.html, previewed.places);
    // Only if they change: each one restyles the whole page.
    const { documentElement: html } = drawing.root.ownerDocument;
    if (html.lang !== previewed.language) html.lang = previewed.language;
    if (html.dataset.drawn !== of) html.dataset.drawn = of;
  }, [drawing, previewed, of]);
  useEffect(() => {
    // A dependency: it outlines the field with the focus.
    void focus;
    if (!drawing || !previewed) return;
    const count = highlightFocus(drawing, { page: of, locale });
    setFound(count);
    tryNextPage(of, count > 0);
  }, [focus, drawing, previewed, of, locale, tryNextPage]);
  return { previewed, of, found, setDrawing };
}

type Width = 'phone' | 'screen';

interface SeenElsewhereProps {
  readonly page: string;
  readonly onPage: (page: string) => void;
}

interface ToolbarProps extends SeenElsewhereProps {
  readonly width: Width;
  readonly onWidth: (width: Width) => void;
}

/** Chooses the page, and the width of its window. */
function Toolbar({ page, onPage, width, onWidth }: ToolbarProps) {
  const studio = useOpenStudio();
  return (
    <div className={styles.tools}>
      <label>
        {words.page.choose}{' '}
        <select value={page} onChange={(event) => onPage(event.target.value)}>
          {studio.pages.map(({ id }) => (
            <option key={id} value={id}>
              {pageTitle(studio, id)}
            </option>
          ))}
        </select>
      </label>
      <div>
        {(['phone', 'screen'] as const).map((name) => (
          <ActionButton key={name} aria-pressed={width === name} onPress={() => onWidth(name)}>
            {words.page[name]}
          </ActionButton>
        ))}
      </div>
    </div>
  );
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

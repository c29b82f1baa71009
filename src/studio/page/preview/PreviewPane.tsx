import { useEffect, useRef, useState } from 'react';
import styles from '../Frame.module.css';
import { pageTitle } from '../file-titles.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { useOpenStudio } from '../store.ts';
import { counted, dayName, fill, words } from '../words.ts';
import { beginning, isDisabled } from './pages-showing.ts';
import { RenderedParts, ROOT } from './rendered-parts.ts';
import { SeenElsewhere } from './SeenElsewhere.tsx';
import { outlineFocus } from './shown-field.ts';
import {
  follow,
  type Previewed,
  setRootAttributes,
  usePreviewClick,
  usePreviewedPage,
} from './use-preview.ts';

/** A rendered page, and its id. */
interface RenderedPreview {
  readonly previewed: Previewed | undefined;
  readonly of: string;
}

const NO_PREVIEW: RenderedPreview = { previewed: undefined, of: '' };

/** The real page beside the form: it follows each edit, and a click on it leads to the field. */
export function PreviewPane() {
  const studio = useOpenStudio();
  const { focus, previewRevision } = studio;
  const { page, locale, choose, goOn } = usePreviewedPage(studio);
  const frame = useRef<HTMLIFrameElement>(null);
  const drawing = useRef<RenderedParts>(undefined);
  const [width, setWidth] = useState<'phone' | 'screen'>('phone');
  const [day, setDay] = useState('');
  const [{ previewed, of } = NO_PREVIEW, setDrawn] = useState<RenderedPreview>();
  const [found, setFound] = useState(0);
  const [root, setRoot] = useState<HTMLElement | null>();
  const latest = useRef(studio);
  latest.current = studio;

  useEffect(() => {
    // A dependency: any edit may change the page.
    void previewRevision;
    follow({ page, locale, day }, (drawn) => setDrawn({ previewed: drawn, of: page }));
  }, [page, locale, day, previewRevision]);
  useEffect(() => {
    if (!root || !previewed || previewed.broken) return;
    if (drawing.current?.root !== root) drawing.current = new RenderedParts(root);
    drawing.current.draw(previewed.body, previewed.places);
    setRootAttributes(root.ownerDocument.documentElement, {
      lang: previewed.language,
      'data-drawn': of,
    });
  }, [root, previewed, of]);
  useEffect(() => {
    if (!frame.current || !drawing.current || !previewed) return;
    const now = { ...latest.current, focus };
    const count = outlineFocus(now, frame.current, drawing.current, { page: of, locale });
    setFound(count);
    goOn(of, count > 0);
  }, [focus, previewed, of, locale, goOn]);
  const onClick = usePreviewClick(drawing, choose);
  const start = beginning(studio, focus.file, focus.pointer) || day;
  return (
    <aside className={styles.pane} aria-label={words.page.title}>
      <div className={styles.tools}>
        <label>
          {words.page.choose}{' '}
          <select value={page} onChange={(event) => choose(event.target.value)}>
            {studio.pages.map(({ id }) => (
              <option key={id} value={id}>
                {pageTitle(studio, id)}
              </option>
            ))}
          </select>
        </label>
        <div>
          {(['phone', 'screen'] as const).map((one) => (
            <ActionButton key={one} aria-pressed={width === one} onPress={() => setWidth(one)}>
              {words.page[one]}
            </ActionButton>
          ))}
        </div>
      </div>
      {start !== '' && (
        <ActionButton
          aria-pressed={day === start}
          onPress={() => setDay(day === start ? '' : start)}
        >
          {fill(words.page.day, { day: dayName(start.split('T', 1)[0] ?? '') })}
        </ActionButton>
      )}
      {previewed?.broken && (
        <p role="alert">{isDisabled(studio, page) ? words.page.isOff : words.page.broken}</p>
      )}
      <div className={styles.desk} data-width={width} aria-busy={of !== page}>
        <iframe
          ref={frame}
          className={styles.frame}
          src="/frame"
          sandbox="allow-same-origin"
          title={words.page.title}
          onLoad={() => {
            const page = frame.current?.contentDocument;
            page?.addEventListener('click', onClick);
            setRoot(page?.getElementById(ROOT));
          }}
        />
      </div>
      {focus.file !== '' && (
        <strong>{found > 0 ? counted(words.page.found, found) : words.page.notFound}</strong>
      )}
      <SeenElsewhere page={page} onPage={choose} />
    </aside>
  );
}

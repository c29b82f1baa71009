import { useEffect, useRef, useState } from 'react';
import { stripped, unmarked } from '../../marks/marks.ts';
import type { RenderedPage } from '../../session/state.ts';
import styles from '../Frame.module.css';
import { localeOf, pageTitle } from '../file-titles.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { goTo, useOpenStudio } from '../store.ts';
import { counted, dayName, fill, words } from '../words.ts';
import { beginning, isDisabled, shownPlace } from './pages-showing.ts';
import { RenderedParts, ROOT } from './rendered-parts.ts';
import { SeenElsewhere } from './SeenElsewhere.tsx';
import {
  follow,
  outline,
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
  const { route, focus, previewRevision } = studio;
  const { page, choose, goOn } = usePreviewedPage(studio);
  const frame = useRef<HTMLIFrameElement>(null);
  const drawing = useRef<RenderedParts>(undefined);
  const [width, setWidth] = useState<'phone' | 'screen'>('phone');
  const [isOver, setOver] = useState(false);
  const [day, setDay] = useState('');
  const [{ previewed, of } = NO_PREVIEW, setDrawn] = useState<RenderedPreview>();
  const [found, setFound] = useState(0);
  const [root, setRoot] = useState<HTMLElement | null>();

  // A translation is previewed in its own language.
  const locale = localeOf(route.file) ?? '';
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
      'data-season': isOver ? 'over' : undefined,
      'data-drawn': of,
    });
  }, [root, previewed, isOver, of]);
  useEffect(() => {
    if (!frame.current || !drawing.current || !previewed) return;
    const { file, pointer } = shownPlace(focus.file, focus.pointer);
    const count = outline(frame.current, drawing.current, file, pointer);
    setFound(count);
    goOn(of, count > 0);
  }, [focus, previewed, of, goOn]);
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
          <ActionButton aria-pressed={isOver} onPress={() => setOver(!isOver)}>
            {words.page.over}
          </ActionButton>
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
      {previewed && !previewed.broken && <Head previewed={previewed} />}
      {focus.file !== '' && (
        <strong>{found > 0 ? counted(words.page.found, found) : words.page.notFound}</strong>
      )}
      <SeenElsewhere page={page} onPage={choose} />
    </aside>
  );
}

/** The title and description for search engines, which are not visible on the page. */
function Head({ previewed: { title, description, places } }: { previewed: RenderedPage }) {
  const go = (text: string) => {
    const [first] = unmarked(text).spans;
    const place = first && places[first.index];
    if (place) goTo({ view: 'file', ...place });
  };
  return (
    <div>
      <span>{words.page.head}</span>
      <ActionButton onPress={() => go(title)}>
        <strong>{stripped(title)}</strong>
      </ActionButton>
      <ActionButton onPress={() => go(description)}>{stripped(description)}</ActionButton>
    </div>
  );
}

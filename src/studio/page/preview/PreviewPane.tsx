import { useCallback, useEffect, useRef, useState } from 'react';
import { stripped, unmarked } from '../../marks/marks.ts';
import type { DrawnPage } from '../../session/state.ts';
import { localeOf, pageTitle } from '../file-titles.ts';
import { Press } from '../parts/Press.tsx';
import { goTo, useOpenStudio } from '../store.ts';
import { counted, words } from '../words.ts';
import { Drawing, ROOT } from './drawing.ts';
import { follow, type Previewed } from './follow.ts';
import styles from './PreviewPane.module.css';
import { pagesShowing } from './pages-showing.ts';
import { SeenElsewhere } from './SeenElsewhere.tsx';
import { outline, tellWhole, useScale, useTouch, type Width } from './use-frame.ts';

/** A rendered page, and its id. */
interface Drawn {
  readonly previewed: Previewed | undefined;
  readonly of: string;
}

const NOTHING: Drawn = { previewed: undefined, of: '' };

/** The real page beside the form: it follows each edit, and a click on it leads to the field. */
export function PreviewPane() {
  const studio = useOpenStudio();
  const { spot, focus, shown } = studio;
  const frame = useRef<HTMLIFrameElement>(null);
  const drawing = useRef<Drawing>(undefined);
  const [page, setPage] = useState('home');
  const [width, setWidth] = useState<Width>('phone');
  const [isOver, setOver] = useState(false);
  const [{ previewed, of } = NOTHING, setDrawn] = useState<Drawn>();
  const [found, setFound] = useState(0);
  const [isReady, setReady] = useState(false);

  const latest = useRef(studio);
  latest.current = studio;
  /** Pages searched for the field; undefined once it is found, or the user has chosen a page. */
  const tried = useRef<Set<string>>(undefined);
  const choose = useCallback((id: string) => {
    tried.current = undefined;
    setPage(id);
  }, []);
  // Switches to a page that shows the field; a page chosen afterwards stays.
  useEffect(() => {
    tried.current = new Set();
    const { file, pointer } = focus.file === spot.file && focus.file !== '' ? focus : spot;
    const shownOn = pagesShowing(latest.current, file, pointer);
    setPage((now) => (shownOn.includes(now) ? now : (shownOn[0] ?? now)));
  }, [focus, spot]);
  // A translation is previewed in its own language.
  const locale = localeOf(spot.file) ?? '';
  useEffect(() => {
    // A dependency: any edit may change the page.
    void shown;
    follow({ page, locale }, (drawn) => setDrawn({ previewed: drawn, of: page }));
  }, [page, locale, shown]);
  useEffect(() => {
    const root = isReady ? frame.current?.contentDocument?.getElementById(ROOT) : undefined;
    if (!root || !previewed || previewed.broken) return;
    if (drawing.current?.root !== root) drawing.current = new Drawing(root);
    drawing.current.draw(previewed.body, previewed.places);
    tellWhole(root.ownerDocument.documentElement, {
      lang: previewed.language,
      'data-season': isOver ? 'over' : undefined,
      'data-drawn': of,
    });
  }, [isReady, previewed, isOver, of]);
  useEffect(() => {
    if (!frame.current || !drawing.current || !previewed) return;
    const { file, pointer } = focus;
    const count = outline(frame.current, drawing.current, file, pointer);
    setFound(count);
    // A page may show a value only indirectly, such as the lowest price: try the next one.
    tried.current = count > 0 ? undefined : tried.current?.add(of);
    const next = pagesShowing(latest.current, file, pointer).find((id) => !tried.current?.has(id));
    if (tried.current && file !== '' && next) setPage(next);
  }, [focus, previewed, of]);
  const touch = useTouch(drawing, choose);
  useScale(frame, width);
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
        <div className={styles.views}>
          <Press aria-pressed={width === 'phone'} onPress={() => setWidth('phone')}>
            {words.page.phone}
          </Press>
          <Press aria-pressed={width === 'screen'} onPress={() => setWidth('screen')}>
            {words.page.screen}
          </Press>
          <Press aria-pressed={isOver} onPress={() => setOver(!isOver)}>
            {words.page.over}
          </Press>
        </div>
      </div>
      {previewed?.broken && <p role="alert">{words.page.broken}</p>}
      <div className={styles.desk} data-width={width} aria-busy={of !== page}>
        <iframe
          ref={frame}
          className={styles.frame}
          src="/frame"
          sandbox="allow-same-origin"
          title={words.page.title}
          onLoad={() => {
            setReady(true);
            frame.current?.contentDocument?.addEventListener('click', touch);
          }}
        />
      </div>
      {previewed && !previewed.broken && <Head previewed={previewed} />}
      {focus.file !== '' && (
        <p className={styles.found}>
          {found > 0 ? counted(words.page.found, found) : words.page.notFound}
        </p>
      )}
      <SeenElsewhere page={page} onPage={choose} />
    </aside>
  );
}

/** The title and description for search engines, which are not visible on the page. */
function Head({ previewed: { title, description, places } }: { previewed: DrawnPage }) {
  const go = (text: string) => {
    const [first] = unmarked(text).spans;
    const place = first && places[first.place];
    if (place) goTo({ view: 'file', ...place });
  };
  return (
    <div className={styles.head}>
      <span>{words.page.head}</span>
      <Press onPress={() => go(title)}>
        <strong>{stripped(title)}</strong>
      </Press>
      <Press onPress={() => go(description)}>{stripped(description)}</Press>
    </div>
  );
}

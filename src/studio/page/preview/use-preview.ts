import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { pointerSteps, valueAt } from '../../../content/json.ts';
import { createQueue } from '../../model/create-queue.ts';
import type { RenderedPage } from '../../session/state.ts';
import { localeOf } from '../file-titles.ts';
import { request } from '../request.ts';
import { formsFor } from '../state-forms.ts';
import { currentStudio, useOpenStudio } from '../store.ts';
import { pageForFile, pagesShowing, VENUES } from './pages-showing.ts';

/** A rendered page; if it is broken, the last good one is still visible. */
export type Previewed = (RenderedPage & { readonly broken?: false }) | { readonly broken: true };

/** A page, its language, and its day; empty means the first language, and now. */
export interface PreviewRequest {
  readonly page: string;
  readonly locale: string;
  readonly day: string;
}

const inTurn = createQueue();
let newest: PreviewRequest | undefined;

/** Requests a page, one at a time; of the requests that wait, only the last is sent. */
export function requestLatest(asking: PreviewRequest, tell: (previewed: Previewed) => void): void {
  newest = asking;
  void inTurn(async () => {
    if (asking === newest)
      tell(await request<Previewed>('preview', asking).catch(() => ({ broken: true }) as const));
  });
}

/** The page beside the form: it changes to one that shows the field; a page chosen after that is kept. */
export function usePreviewedPage() {
  const { route, focus, pages, facts } = useOpenStudio();
  const { file, pointer } = focus.file === route.file && focus.file !== '' ? focus : route;
  // The pages of what was just added are known once its facts are.
  const shownOn = useMemo(() => facts && pagesFor(file, pointer).join(' '), [facts, file, pointer]);
  const [page, setPage] = useState(pages[0]?.id ?? '');
  /** The language that was chosen on the page; empty for that of the file. */
  const [chosen, setChosen] = useState('');
  /** Pages searched for the field since it was last found; undefined once a page was chosen. */
  const tried = useRef<Set<string>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new focus or place is why it changes.
  useEffect(() => {
    tried.current = new Set();
    const ids = shownOn.split(' ');
    // A venue's value is looked for on its own page first.
    setPage((now) => (route.file !== VENUES && ids.includes(now) ? now : ids[0] || now));
    setChosen('');
  }, [focus, route, shownOn]);
  const choose = (id: string, locale = '') => {
    tried.current = undefined;
    setPage(id);
    setChosen(locale);
  };
  /**
   * A page may not show a value itself, such as a price that is not the lowest: tries the next, and
   * ends at the first. Other pages are tried anew.
   */
  // biome-ignore lint/correctness/useExhaustiveDependencies: with it, the field is searched again.
  const tryNextPage = useCallback(
    (drawn: string, isFound: boolean) => {
      const { file, pointer } = currentStudio().focus;
      if (isFound && tried.current) tried.current = new Set();
      if (isFound || !tried.current || file === '') return;
      tried.current.add(drawn);
      const ids = pagesFor(file, pointer);
      setPage((now) => ids.find((id) => !tried.current?.has(id)) ?? ids[0] ?? now);
    },
    [shownOn],
  );
  return { page, locale: chosen || (localeOf(route.file) ?? ''), choose, tryNextPage };
}

/** The pages that show a value or, if none does, the sentences of a state. */
function pagesFor(file: string, pointer: string): readonly string[] {
  const studio = currentStudio();
  const pages = pagesShowing(studio, file, pointer);
  // What all pages show is on the one that is open.
  if (pages.length === studio.pages.length) return [];
  if (pages.length > 0) return pages;
  const state = valueAt(studio.values[file], pointerSteps(pointer));
  const forms = formsFor(studio, { file, pointer }, String(state));
  return forms.flatMap((form) => pageForFile(form.file) ?? []);
}

import { site } from 'virtual:site';
import { Component, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { IslandName } from './components/page/Island.tsx';
import { pageAt } from './content/paths.ts';
import { islands } from './island-code.ts';
import { InstantContext } from './layout/clock/use-clock.ts';
import { useSite } from './layout/site-context.tsx';
import { loadPage } from './load-page.tsx';
import { ErrorPage, TechnicalLine } from './pages/ErrorPage.tsx';
import { keepInput } from './start/keep-input.ts';

/** The page around an island; another page may be shown by the time the code has loaded. */
export interface IslandPage {
  readonly path: string;
  /** The instant of its HTML (milliseconds since the epoch); undefined for a page as built. */
  readonly renderedAt: () => number | undefined;
  /** The button that was pressed last, if React has not handled it yet. */
  readonly pressed: () => Element | null;
  /** Unmounts its islands, before another page takes its place. */
  readonly signal: AbortSignal;
}

/**
 * Hydrates one island of the document, then repeats the visitor's earlier input.
 * @throws Error when its code or its content fails to load
 */
export async function hydrate(island: HTMLElement, page: IslandPage): Promise<void> {
  const name = island.dataset.island as IslandName;
  const component = islands[name]() as Promise<ComponentType<object>>;
  const [Part, Page] = await Promise.all([component, pageOf(page.path)]);
  await releaseOf(island);
  if (page.signal.aborted) return;
  const sheet = island.querySelector('[rel="stylesheet"]');
  const repeatInput = keepInput(island, page.pressed());
  // Synchronously: between the steps of a concurrent hydration a visitor could click or type.
  const root = flushSync(() =>
    hydrateRoot(
      island,
      <InstantContext value={page.renderedAt()}>
        <Page>
          <ErrorBoundary isWholePage={island.dataset.wholePage !== undefined}>
            <Part {...JSON.parse(island.dataset.props ?? '{}')} />
          </ErrorBoundary>
        </Page>
      </InstantContext>,
    ),
  );
  page.signal.addEventListener('abort', () => root.unmount());
  island.dataset.hydrated = '';
  // If the browser translated the island, React rendered it again, without the style sheet.
  if (sheet && !sheet.isConnected) document.head.append(sheet);
  repeatInput();
}

/**
 * Waits while a control of the island is held down: a browser sends a click only to an element that
 * is there from press to release, and React renders a translated island again.
 */
async function releaseOf(island: HTMLElement): Promise<void> {
  while (island.matches(':active')) await new Promise(requestAnimationFrame);
}

interface ErrorBoundaryProps {
  /** Whether the island is all that its page is for. */
  isWholePage: boolean;
  children: ReactNode;
}

/** In place of an island that fails: the error page, or, if the rest of the page works, a short message. */
class ErrorBoundary extends Component<ErrorBoundaryProps, { failure?: { error: unknown } }> {
  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override state: { failure?: { error: unknown } } = {};

  override render() {
    const { failure } = this.state;
    const { isWholePage, children } = this.props;
    if (!failure) return children;
    if (!isWholePage) return <ErrorLines />;
    const { pathname, search } = window.location;
    return <ErrorPage error={failure.error} url={pathname + search} />;
  }
}

function ErrorLines() {
  const { t } = useSite();
  return (
    <>
      <p>{t('error.text')}</p>
      <TechnicalLine />
    </>
  );
}

/** A component that provides the content of the page at a path. */
async function pageOf(path: string) {
  const found = pageAt(site, path);
  if (!found) throw new RangeError(`no page at ${path}`);
  return loadPage(found.locale.id, found.page.id);
}

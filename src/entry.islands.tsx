import { site } from 'virtual:site';
import { Component, type ComponentType, type ReactNode, startTransition, useLayoutEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { IslandName } from './components/page/Island.tsx';
import { pageAt } from './content/paths.ts';
import { islands } from './island-code.ts';
import { MomentContext } from './layout/clock/use-reached.ts';
import { useSite } from './layout/site-context.tsx';
import { loadPage } from './load-page.tsx';
import { ErrorPage, TechnicalLine } from './pages/ErrorPage.tsx';
import { keepAnswers } from './start/keep-answers.ts';

/**
 * Hydrates one island of the document. Resolves once it is interactive.
 * @param path of its page: the URL may already be the next one's
 * @param moment the time shown in its parts that change with time (milliseconds since the epoch);
 *   undefined for an island as the build rendered it
 * @param signal unmounts it, before another page takes its place
 * @throws Error when its code or its content fails to load
 */
export async function hydrate(
  island: HTMLElement,
  path: string,
  moment: number | undefined,
  signal: AbortSignal,
): Promise<void> {
  const name = island.dataset.island as IslandName;
  const component = islands[name]() as Promise<ComponentType<object>>;
  const [Part, Page] = await Promise.all([component, pageOf(path)]);
  if (signal.aborted) return;
  const restoreAnswers = keepAnswers(island);
  const root = await new Promise<Root>((resolve) =>
    startTransition(() => {
      const hydrated = hydrateRoot(
        island,
        <Hydrated
          onHydrated={() => {
            island.dataset.hydrated = '';
            resolve(hydrated);
          }}
        >
          <MomentContext value={moment}>
            <Page>
              <ErrorBoundary island={name}>
                <Part {...JSON.parse(island.dataset.props ?? '{}')} />
              </ErrorBoundary>
            </Page>
          </MomentContext>
        </Hydrated>,
      );
    }),
  );
  // Not earlier: React reports a root that is unmounted while it hydrates as an error.
  if (signal.aborted) root.unmount();
  else signal.addEventListener('abort', () => root.unmount());
  restoreAnswers();
}

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  // A layout effect, which ends before React answers the press that completed the hydration.
  useLayoutEffect(onHydrated, [onHydrated]);
  return children;
}

/** The islands that are the whole page. */
const WHOLE_PAGES: readonly IslandName[] = ['estimate', 'members'];

interface ErrorBoundaryProps {
  island: IslandName;
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
    const { island, children } = this.props;
    if (!failure) return children;
    if (!WHOLE_PAGES.includes(island)) return <ErrorLines />;
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

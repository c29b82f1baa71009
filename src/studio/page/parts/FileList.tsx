import { memo, useDeferredValue } from 'react';
import { fieldsToConfirm } from '../../../author/decide/confirmed.ts';
import styles from '../Frame.module.css';
import { type FileGroup, type NamedFile, namedFiles, rankOf } from '../file-titles.ts';
import { isDisabled, pageForFile } from '../preview/pages-showing.ts';
import { confirmBlocks } from '../state-forms.ts';
import { goTo, type Studio, useOpenStudio } from '../store.ts';
import { LISTS, type Route } from '../studio.ts';
import { words } from '../words.ts';
import { ActionButton } from './ActionButton.tsx';

const GROUPS: readonly FileGroup[] = ['facts', 'pages', 'site', 'tools'];

/** All content files by kind, the current one marked; rendered deferred: typing has priority. */
export function FileList() {
  return <Contents studio={useDeferredValue(useOpenStudio())} />;
}

const Contents = memo(function Contents({ studio }: { studio: Studio }) {
  const { route, drafts, findings } = studio;
  const wrong = new Set(
    findings.flatMap((finding) => (finding.severity === 'error' ? [finding.file] : [])),
  );
  return (
    <nav className={styles.list} aria-label={words.files}>
      <ViewList />
      {GROUPS.map((group) => (
        <details key={group} open={group === 'facts' || group === 'pages'}>
          <summary>{words.groups[group]}</summary>
          <ul>
            {fileRows(studio, group).map(({ title, files: together }) => (
              <li key={title}>
                <ActionButton
                  aria-current={
                    route.view === 'file' && together.some(({ path }) => path === route.file)
                      ? 'page'
                      : undefined
                  }
                  data-draft={together.some(({ path }) => drafts.includes(path))}
                  data-wrong={together.some(({ path }) => wrong.has(path))}
                  onPress={() => goTo({ file: together[0]?.path ?? '' })}
                >
                  {title}
                  {isDisabled(studio, pageForFile(together[0]?.path ?? '')) && (
                    <small>{words.pageOff.mark}</small>
                  )}
                </ActionButton>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
});

/** The rows of a list: shared files, then pages in site order; a page's files share one, words first. */
export function fileRows(studio: Studio, wanted: FileGroup) {
  const pageIndex = ({ path }: NamedFile) =>
    studio.pages.findIndex(({ id }) => id === pageForFile(path));
  const files = namedFiles(studio)
    .filter(({ group }) => group === wanted)
    .toSorted(
      (a, b) =>
        pageIndex(a) - pageIndex(b) ||
        a.title.localeCompare(b.title, 'it') ||
        rankOf(studio, a.path) - rankOf(studio, b.path),
    );
  const rows = Map.groupBy(files, ({ title }) => title);
  return [...rows].map(([title, files]) => ({ title, files }));
}

/** The buttons of the list views, above the files. */
function ViewList() {
  const studio = useOpenStudio();
  const { route, hasHistory, decisions } = studio;
  const waiting: Partial<Record<Route['view'], number>> = {
    decisions,
    confirm: confirmBlocks(studio).flatMap(({ file, pointer }) =>
      fieldsToConfirm(studio.values[file] ?? null, pointer),
    ).length,
  };
  return (
    <ul aria-label={words.views.title}>
      {LISTS.filter((view) => hasHistory || view !== 'history').map((view) => (
        <li key={view}>
          <ActionButton
            aria-current={route.view === view ? 'page' : undefined}
            onPress={() => goTo({ view })}
          >
            {words.views[view]}
            {waiting[view] ? <small>{` ${waiting[view]}`}</small> : null}
          </ActionButton>
        </li>
      ))}
    </ul>
  );
}

import { memo, useDeferredValue } from 'react';
import { byLabel, type Group, type NamedFile, namedFiles } from '../file-titles.ts';
import { pageForFile } from '../preview/pages-showing.ts';
import { LISTS, type Spot } from '../spots.ts';
import { goTo, type Studio, useOpenStudio } from '../store.ts';
import { words } from '../words.ts';
import styles from './FileList.module.css';
import { Press } from './Press.tsx';

const GROUPS: readonly Group[] = ['facts', 'pages', 'site', 'tools'];

/** All contents by what they are, the place where somebody is marked; drawn after what is being typed. */
export function FileList() {
  return <Contents studio={useDeferredValue(useOpenStudio())} />;
}

const Contents = memo(function Contents({ studio }: { studio: Studio }) {
  const { spot, drafts, findings } = studio;
  const wrong = new Set(findings.flatMap((one) => (one.severity === 'error' ? [one.file] : [])));
  return (
    <nav className={styles.list} aria-label={words.files}>
      <Views />
      {GROUPS.map((group) => (
        <details key={group} open={group === 'facts' || group === 'pages'}>
          <summary>{words.groups[group]}</summary>
          <ul>
            {rowsOf(studio, group).map(({ title, files: together }) => (
              <li key={title}>
                <Press
                  aria-current={
                    spot.view === 'file' && together.some(({ path }) => path === spot.file)
                      ? 'page'
                      : undefined
                  }
                  data-draft={together.some(({ path }) => drafts.includes(path))}
                  data-wrong={together.some(({ path }) => wrong.has(path))}
                  onPress={() => goTo({ view: 'file', file: together[0]?.path ?? '' })}
                >
                  {title}
                </Press>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
});

/** The files of a page are one row, the words before the others; beside its form they are tabs. */
function rowsOf(studio: Studio, wanted: Group): { title: string; files: NamedFile[] }[] {
  const files = namedFiles(studio).filter(({ group }) => group === wanted);
  const rows = Map.groupBy(files.toSorted(inOrder(studio)), ({ title }) => title);
  return [...rows].map(([title, together]) => ({ title, files: together.toSorted(byLabel) }));
}

/** Pages in the order of the site, what all of them share before them; the rest by their names. */
function inOrder({ pages }: Studio): (a: NamedFile, b: NamedFile) => number {
  const rank = ({ path }: NamedFile) => pages.findIndex(({ id }) => id === pageForFile(path));
  return (a, b) => rank(a) - rank(b) || a.title.localeCompare(b.title, 'it');
}

/** The lists to work through, above the contents. */
function Views() {
  const { spot, hasHistory, findings, decisions } = useOpenStudio();
  const waiting: Partial<Record<Spot['view'], number>> = {
    decisions,
    confirm: findings.filter(({ code }) => code === 'to-confirm').length,
  };
  return (
    <ul aria-label={words.views.title}>
      {LISTS.filter((view) => hasHistory || view !== 'history').map((view) => (
        <li key={view}>
          <Press
            aria-current={spot.view === view ? 'page' : undefined}
            onPress={() => goTo({ view, file: '' })}
          >
            {words.views[view]}
            {waiting[view] ? <small>{` ${waiting[view]}`}</small> : null}
          </Press>
        </li>
      ))}
    </ul>
  );
}

import { memo, useDeferredValue } from 'react';
import { type Group, type NamedFile, namedFiles } from '../file-titles.ts';
import { pageForFile } from '../preview/page-for-file.ts';
import type { Spot } from '../spots.ts';
import { goTo, type Studio, useOpenStudio } from '../store.ts';
import { words } from '../words.ts';
import styles from './FileList.module.css';

const GROUPS: readonly Group[] = ['facts', 'pages', 'site', 'tools'];

/** All contents by what they are, the place where somebody is marked; drawn after what is being typed. */
export function FileList() {
  return <Contents studio={useDeferredValue(useOpenStudio())} />;
}

const Contents = memo(function Contents({ studio }: { studio: Studio }) {
  const files = namedFiles(studio);
  const { spot, drafts, findings } = studio;
  const wrong = new Set(findings.flatMap((one) => (one.severity === 'error' ? [one.file] : [])));
  const button = (file: NamedFile, label: string, of?: string) => (
    <FileButton
      key={file.path}
      path={file.path}
      label={label}
      of={of}
      isHere={spot.view === 'file' && spot.file === file.path}
      isDraft={drafts.includes(file.path)}
      isWrong={wrong.has(file.path)}
    />
  );
  return (
    <nav className={styles.list} aria-label={words.files}>
      <Views />
      {GROUPS.map((group) => (
        <details key={group} open={group === 'facts' || group === 'pages'}>
          <summary>{words.groups[group]}</summary>
          <ul>
            {[
              ...Map.groupBy(
                files.filter((file) => file.group === group).toSorted(inOrder(studio)),
                titleOf,
              ),
            ].map(([title, together]) => (
              <li key={title}>
                {together.length === 1 && together[0] ? (
                  button(together[0], title)
                ) : (
                  <>
                    <span className={styles.page}>{title}</span>
                    {together.toSorted(byLabel).map((file) => button(file, file.label, title))}
                  </>
                )}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
});

/** Pages in the order of the site, what all of them share before them; the rest by their names. */
function inOrder({ pages }: Studio): (a: NamedFile, b: NamedFile) => number {
  const rank = ({ path }: NamedFile) => pages.findIndex(({ id }) => id === pageForFile(path));
  return (a, b) => rank(a) - rank(b) || a.title.localeCompare(b.title, 'it');
}

const VIEWS = ['findings', 'decisions', 'confirm', 'add', 'season', 'quote', 'history'] as const;

/** The lists to work through, above the contents. */
function Views() {
  const { spot, hasHistory, findings, decisions } = useOpenStudio();
  const waiting: Partial<Record<Spot['view'], number>> = {
    decisions,
    confirm: findings.filter(({ code }) => code === 'to-confirm').length,
  };
  return (
    <ul aria-label={words.views.title}>
      {VIEWS.filter((view) => hasHistory || view !== 'history').map((view) => (
        <li key={view}>
          <button
            type="button"
            aria-current={spot.view === view ? 'page' : undefined}
            onClick={() => goTo({ view, file: '' })}
          >
            {words.views[view]}
            {waiting[view] ? <small>{` ${waiting[view]}`}</small> : null}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The words, then those of other languages, then the structure. */
function byLabel(a: NamedFile, b: NamedFile): number {
  const rank = ({ kind, label }: NamedFile) =>
    kind === 'structure' ? 2 : label === words.kinds.words ? 0 : 1;
  return rank(a) - rank(b);
}

function titleOf({ title }: NamedFile): string {
  return title;
}

interface FileButtonProps {
  readonly path: string;
  readonly label: string;
  /** The page of which it is a part. */
  readonly of: string | undefined;
  readonly isHere: boolean;
  readonly isDraft: boolean;
  readonly isWrong: boolean;
}

const FileButton = memo(function FileButton(props: FileButtonProps) {
  const { path, label, of, isHere, isDraft, isWrong } = props;
  return (
    <button
      type="button"
      aria-current={isHere ? 'page' : undefined}
      data-draft={isDraft}
      data-wrong={isWrong}
      onClick={() => goTo({ view: 'file', file: path })}
    >
      {label}
      {of && <span className={styles.hidden}>{`, ${of}`}</span>}
    </button>
  );
});

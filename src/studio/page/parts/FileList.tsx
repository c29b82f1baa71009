import { type Group, type NamedFile, namedFiles } from '../file-titles.ts';
import { goTo, useOpenStudio } from '../store.ts';
import { words } from '../words.ts';
import styles from './FileList.module.css';

const GROUPS: readonly Group[] = ['facts', 'pages', 'site', 'tools'];

/** All contents by what they are, the place where somebody is marked. */
export function FileList() {
  const studio = useOpenStudio();
  const files = namedFiles(studio);
  return (
    <nav className={styles.list} aria-label={words.files}>
      <Views />
      {GROUPS.map((group) => (
        <details key={group} open={group === 'facts' || group === 'pages'}>
          <summary>{words.groups[group]}</summary>
          <ul>
            {[
              ...Map.groupBy(
                files.filter((file) => file.group === group),
                titleOf,
              ),
            ].map(([title, together]) => (
              <li key={title}>
                {together.length === 1 && together[0] ? (
                  <FileButton file={together[0]} label={title} />
                ) : (
                  <>
                    <span className={styles.page}>{title}</span>
                    {together.toSorted(byLabel).map((file) => (
                      <FileButton key={file.path} file={file} label={file.label} of={title} />
                    ))}
                  </>
                )}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}

const VIEWS = ['findings', 'decisions', 'confirm', 'add', 'season', 'history'] as const;

/** The lists to work through, above the contents. */
function Views() {
  const { spot, hasHistory } = useOpenStudio();
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

function FileButton({ file, label, of }: { file: NamedFile; label: string; of?: string }) {
  const { spot, drafts, findings } = useOpenStudio();
  const isHere = spot.view === 'file' && spot.file === file.path;
  const isWrong = findings.some((one) => one.file === file.path && one.severity === 'error');
  return (
    <button
      type="button"
      aria-current={isHere ? 'page' : undefined}
      data-draft={drafts.includes(file.path)}
      data-wrong={isWrong}
      onClick={() => goTo({ view: 'file', file: file.path })}
    >
      {label}
      {of && <span className={styles.hidden}>{`, ${of}`}</span>}
    </button>
  );
}

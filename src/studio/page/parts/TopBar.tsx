import { act, goTo, undo, useOpenStudio } from '../store.ts';
import { counted, fill, words } from '../words.ts';
import styles from './TopBar.module.css';

interface TopBarProps {
  readonly onSave: () => void;
  readonly onPublish: () => void;
  readonly onSearch: () => void;
  readonly isPageShown: boolean;
  readonly onPage: () => void;
}

/** What one needs wherever one is: the verdict of the check, the way back, search and save. */
export function TopBar({ onSave, onPublish, onSearch, isPageShown, onPage }: TopBarProps) {
  const { canUndo, canRedo, drafts, findings, hasHistory, waiting } = useOpenStudio();
  const [errors, warnings] = (['error', 'warning'] as const).map(
    (wanted) => findings.filter(({ severity }) => severity === wanted).length,
  );
  return (
    <header className={styles.bar}>
      <h1>{words.title}</h1>
      <button type="button" onClick={onSearch}>
        {words.searchShort} <kbd>{words.searchHint}</kbd>
      </button>
      <button
        type="button"
        className={styles.verdict}
        data-wrong={Boolean(errors)}
        // What it says is of the edit before, until the check has read the last one.
        aria-busy={waiting.size > 0}
        onClick={() => goTo({ view: 'findings', file: '' })}
      >
        {errors ? counted(words.findings.errors, errors) : words.findings.noErrors}
        {warnings ? `, ${fill(words.findings.toLook, { count: warnings })}` : ''}
      </button>
      <button type="button" onClick={onPage}>
        {isPageShown ? words.page.hide : words.page.show}
      </button>
      <span className={styles.end}>
        <button type="button" disabled={!canUndo} onClick={() => undo()}>
          {words.undo}
        </button>
        <button type="button" disabled={!canRedo} onClick={() => act('redo')}>
          {words.redo}
        </button>
        <span>
          {drafts.length === 0 ? words.nothingToSave : counted(words.toSave, drafts.length)}
        </span>
        <button type="button" data-main disabled={drafts.length === 0} onClick={onSave}>
          {words.save}
        </button>
        {hasHistory && (
          <button type="button" onClick={onPublish}>
            {words.publish}
          </button>
        )}
      </span>
    </header>
  );
}

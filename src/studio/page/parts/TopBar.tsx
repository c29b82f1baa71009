import styles from '../Frame.module.css';
import { isToFill } from '../finding-sentence.ts';
import { goTo, send, useOpenStudio } from '../store.ts';
import { counted, fill, words } from '../words.ts';
import { ActionButton } from './ActionButton.tsx';

interface TopBarProps {
  readonly onOpen: (dialog: 'save' | 'search' | 'publish') => void;
  readonly isPageShown: boolean;
  readonly onTogglePage: () => void;
}

/** The bar above all views. */
export function TopBar({ onOpen, isPageShown, onTogglePage }: TopBarProps) {
  const studio = useOpenStudio();
  const { canUndo, canRedo, drafts, findings, hasHistory, isPartial, waiting } = studio;
  const toFill = findings.filter((finding) => isToFill(studio, finding)).length;
  const errors = findings.filter(({ severity }) => severity === 'error').length - toFill;
  const warnings = findings.filter(({ severity }) => severity === 'warning').length;
  return (
    <header className={styles.bar}>
      <h1>{words.title}</h1>
      <ActionButton onPress={() => onOpen('search')}>
        {words.searchShort} <kbd>{words.searchHint}</kbd>
      </ActionButton>
      <ActionButton
        className={styles.checkResult}
        data-wrong={Boolean(errors)}
        // The count is out of date until the last edit is checked.
        aria-busy={waiting.size > 0}
        onPress={() => goTo({ view: 'findings' })}
      >
        {errors ? counted(words.findings.errors, errors) : words.findings.noErrors}
        {toFill ? `, ${fill(words.findings.toFill, { count: toFill })}` : ''}
        {warnings ? `, ${fill(words.findings.toLook, { count: warnings })}` : ''}
        {isPartial && words.findings.restLater}
      </ActionButton>
      <ActionButton onPress={onTogglePage}>
        {isPageShown ? words.page.hide : words.page.show}
      </ActionButton>
      <span className={styles.actions}>
        <ActionButton isRepeatable disabled={!canUndo} onPress={() => send('undo')}>
          {words.undo}
        </ActionButton>
        <ActionButton isRepeatable disabled={!canRedo} onPress={() => send('redo')}>
          {words.redo}
        </ActionButton>
        <span>
          {drafts.length === 0 ? words.nothingToSave : counted(words.toSave, drafts.length)}
        </span>
        <ActionButton data-primary disabled={drafts.length === 0} onPress={() => onOpen('save')}>
          {words.save}
        </ActionButton>
        {hasHistory && (
          <ActionButton onPress={() => onOpen('publish')}>{words.publish}</ActionButton>
        )}
      </span>
    </header>
  );
}

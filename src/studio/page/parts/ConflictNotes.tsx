import type { Difference } from '../../model/changes.ts';
import styles from '../Content.module.css';
import { fileTitle } from '../file-titles.ts';
import { fieldIn, valueInWords } from '../labels.ts';
import { send, useOpenStudio } from '../store.ts';
import { fill, words } from '../words.ts';
import { ActionButton } from './ActionButton.tsx';
import { placeName } from './summary-rows.ts';

/** Asks which of two conflicting values to keep: nothing is saved before that. */
export function ConflictNotes() {
  const studio = useOpenStudio();
  const said = (path: string, { pointer, after }: Difference) =>
    valueInWords(studio, after, fieldIn(studio, path, pointer));
  return studio.conflicting.map(({ path, conflicts }) => (
    <div key={path} className={styles.callout} data-severity="error" role="alert">
      <p>
        <strong>{fill(words.conflict.title, { file: fileTitle(studio, path) })}</strong>{' '}
        {conflicts.length === 0 ? words.conflict.broken : words.conflict.text}
      </p>
      <ul>
        {conflicts.map(({ pointer, mine, theirs }) => (
          <li key={pointer}>
            <strong>{placeName(studio, { file: path, pointer })}</strong>{' '}
            {`${words.conflict.mineIs}: ${said(path, mine)} · ${words.conflict.theirsIs}: ${said(path, theirs)}`}
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        {(['mine', 'theirs'] as const).map((keep) => (
          <ActionButton key={keep} onPress={() => send('settle', { file: path, keep })}>
            {words.conflict[keep]}
          </ActionButton>
        ))}
      </div>
    </div>
  ));
}

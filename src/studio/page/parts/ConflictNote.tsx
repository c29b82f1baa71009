import { namedFiles } from '../file-titles.ts';
import { fieldIn, valueInWords } from '../labels.ts';
import { act, useOpenStudio } from '../store.ts';
import { fill, words } from '../words.ts';
import { ActionButton } from './ActionButton.tsx';
import { placeName } from './ChangeRows.tsx';
import styles from './Views.module.css';

/** Asks which of two conflicting values to keep: nothing is saved before that. */
export function ClashNotes() {
  const studio = useOpenStudio();
  if (studio.clashing.length === 0) return null;
  const titles = new Map(namedFiles(studio).map(({ path, title }) => [path, title]));
  return studio.clashing.map(({ path, clashes }) => (
    <div key={path} className={styles.note} data-severity="error" role="alert">
      <p>
        <strong>{fill(words.clash.title, { file: titles.get(path) ?? path })}</strong>{' '}
        {clashes.length === 0 ? words.clash.broken : words.clash.text}
      </p>
      <ul>
        {clashes.map(({ pointer, mine, theirs }) => (
          <li key={pointer}>
            <strong>{placeName(studio, { file: path, pointer })}</strong>{' '}
            {[
              [words.clash.mineIs, mine.after] as const,
              [words.clash.theirsIs, theirs.after] as const,
            ]
              .map(([whose, value]) =>
                [whose, valueInWords(studio, value, fieldIn(studio, path, pointer))].join(': '),
              )
              .join(' · ')}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {(['mine', 'theirs'] as const).map((keep) => (
          <ActionButton key={keep} onPress={() => act('settle', { file: path, keep })}>
            {words.clash[keep]}
          </ActionButton>
        ))}
      </div>
    </div>
  ));
}

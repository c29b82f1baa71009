import { type ReactNode, useState } from 'react';
import { parentOf } from '../../model/edit.ts';
import type { Place } from '../../session/proposed.ts';
import styles from '../Content.module.css';
import { fileTitle } from '../file-titles.ts';
import { fieldIn, titlesIn } from '../labels.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { formsFor } from '../state-forms.ts';
import { useOpenStudio } from '../store.ts';
import { counted, words } from '../words.ts';
import { StateForm } from './StateForm.tsx';

/** What families read once a state is confirmed, page by page in every language, to edit. */
export function StateSentences(place: Place) {
  const studio = useOpenStudio();
  return [...Map.groupBy(formsFor(studio, place), ({ file }) => file)].map(([file, forms]) => (
    <fieldset key={file}>
      <legend>{fileTitle(studio, file)}</legend>
      {forms.map(({ pointer }) => {
        const form = fieldIn(studio, file, pointer);
        const title = titlesIn(studio, file, parentOf(parentOf(pointer))).join(' › ');
        return (
          form && (
            <div key={pointer}>
              <small>{title}</small>
              <StateForm file={file} form={form} title={title} />
            </div>
          )
        );
      })}
    </fieldset>
  ));
}

interface ConfirmStateProps extends Place {
  readonly onConfirm: () => void;
  /** What is still open. */
  readonly children?: ReactNode;
}

/** A state to confirm: only beside the sentences that this publishes. */
export function ConfirmState({ file, pointer, onConfirm, children }: ConfirmStateProps) {
  const count = formsFor(useOpenStudio(), { file, pointer }).length;
  // Their editors are drawn only when somebody looks.
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.edged} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{counted(words.confirm.sentences, count)}</summary>
      {isOpen && (
        <>
          {children}
          <StateSentences file={file} pointer={pointer} />
          <ActionButton onPress={onConfirm}>{words.confirm.publish}</ActionButton>
        </>
      )}
    </details>
  );
}

import { useState } from 'react';
import { CONFIRMED, OPEN } from '../../../author/decide/confirmed.ts';
import type { Location } from '../../model/edit.ts';
import { isReread } from '../../session/finding-view.ts';
import { fileTitle, rankOf, textAt } from '../file-titles.ts';
import { formPlace, formsFor } from '../state-forms.ts';
import { goTo, send, showStatus, useOpenStudio } from '../store.ts';
import type { Route } from '../studio.ts';
import { counted, fill, words } from '../words.ts';
import { ActionButton } from './ActionButton.tsx';
import { asSentences, ChangeRows, rowsOf } from './ChangeRows.tsx';
import { Dialog } from './Dialog.tsx';

type Recorded = keyof typeof words.recorded;

/**
 * Lists the changes before they are written. Waits while a field of the form behind it holds an
 * invalid value.
 */
export function SaveDialog({ onClose }: { onClose: () => void }) {
  const studio = useOpenStudio();
  // Until the last edit is answered, nobody knows what its file was before.
  const isReady = studio.waiting.size === 0;
  const rows = isReady ? rowsOf(studio, studio.drafts, studio.before, studio.values) : [];
  const errors = studio.findings.filter(({ severity }) => severity === 'error').length;
  const [isInvalid] = useState(() => document.querySelector('[data-invalid]') !== null);
  const save = async () => {
    const answer = await send<{ recorded: Recorded; drafts: string[] }>(
      'save',
      asSentences(studio, rows),
    );
    if (!answer) return;
    // On a conflict, the note behind this dialog asks which value to keep.
    showStatus(
      answer.drafts.length === 0 ? words.recorded[answer.recorded] : words.conflict.unsaved,
    );
    onClose();
  };
  const leaveTo = (place: Partial<Route>) => {
    onClose();
    goTo(place);
  };
  return (
    <Dialog
      title={words.summary.title}
      onClose={onClose}
      footer={
        <>
          <ActionButton
            data-primary
            disabled={isInvalid || !isReady || studio.drafts.length === 0}
            onPress={save}
          >
            {words.summary.confirm}
          </ActionButton>
          <ActionButton onPress={onClose}>{words.summary.back}</ActionButton>
        </>
      }
    >
      {isInvalid && <p role="alert">{words.summary.unread}</p>}
      {isReady && errors > 0 && <p role="alert">{counted(words.summary.errors, errors)}</p>}
      {rows.length === 0 && <p>{isReady ? words.summary.none : words.summary.checking}</p>}
      <ChangeRows
        studio={studio}
        rows={rows}
        onDecide={(pointer) => leaveTo({ view: 'decisions', pointer })}
      />
      {rows
        .filter(({ before, after }) => before === OPEN && after === CONFIRMED)
        .map(({ file, pointer, titles }) => (
          <TextList
            key={file + pointer}
            title={fill(words.summary.read, { what: titles.slice(0, -1).join(' › ') })}
            places={formsFor(studio, { file, pointer })}
            onGo={leaveTo}
          />
        ))}
      {isReady && <Rereads onGo={leaveTo} />}
    </Dialog>
  );
}

/** What is left to read again because of this save, then, folded, what was left before. */
function Rereads({ onGo }: Pick<TextListProps, 'onGo'>) {
  const studio = useOpenStudio();
  const { toReread, rereadBefore } = words.summary;
  const all = studio.findings
    .filter(isReread)
    .toSorted((a, b) => rankOf(studio, a.file) - rankOf(studio, b.file));
  return [true, false].map((isNew) => {
    const own = all.filter((one) => one.isNew === isNew);
    return (
      <TextList
        key={String(isNew)}
        title={counted(isNew ? toReread : rereadBefore, own.length)}
        places={own.map((one) => ({ file: one.file, pointer: formPlace(studio, one) }))}
        isFolded={!isNew}
        onGo={onGo}
      />
    );
  });
}

interface TextListProps {
  readonly title: string;
  readonly places: readonly Location[];
  readonly isFolded?: boolean;
  onGo(place: Location): void;
}

/** Texts, each with a button to its field; nothing without any. */
function TextList({ title, places, isFolded, onGo }: TextListProps) {
  const studio = useOpenStudio();
  if (places.length === 0) return null;
  return (
    <details open={!isFolded}>
      <summary>{title}</summary>
      <ul>
        {places.map(({ file, pointer }) => (
          <li key={file + pointer}>
            <strong>{fileTitle(studio, file)}</strong>
            {`: «${textAt(studio, { file, pointer })}» `}
            <ActionButton data-small onPress={() => onGo({ file, pointer })}>
              {words.findings.go}
            </ActionButton>
          </li>
        ))}
      </ul>
    </details>
  );
}

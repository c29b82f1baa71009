import { useState } from 'react';
import { CONFIRMED, OPEN } from '../../../author/decide/confirmed.ts';
import { isReread } from '../../session/finding-view.ts';
import { fileTitle, rankOf, textAt } from '../file-titles.ts';
import { formsFor } from '../state-forms.ts';
import { goTo, send, showStatus, useOpenStudio } from '../store.ts';
import { RereadList } from '../views/RereadList.tsx';
import { counted, fill, words } from '../words.ts';
import { ActionButton } from './ActionButton.tsx';
import { ChangeRows } from './ChangeRows.tsx';
import { Dialog } from './Dialog.tsx';
import { Findings } from './FindingNote.tsx';
import { asSentences, rowsOf, type SummaryRow } from './summary-rows.ts';

type Recorded = keyof typeof words.recorded;

/**
 * Lists the changes before they are written. Waits while a field of the form behind it holds an
 * invalid value.
 */
export function SaveDialog({ onClose }: { onClose: () => void }) {
  const studio = useOpenStudio();
  // What a file was before is known only once the response to its last edit has arrived.
  const isReady = studio.waiting.size === 0;
  const rows = isReady ? rowsOf(studio, studio.drafts, studio.before, studio.values) : [];
  const errors = studio.findings.filter(({ severity }) => severity === 'error').length;
  // Older findings are not caused by this save.
  const toLook = studio.findings
    .filter(({ isNew, severity }) => isNew && (severity === 'error' || severity === 'warning'))
    .toSorted((a, b) => rankOf(studio, a.file) - rankOf(studio, b.file));
  const rereads = toLook.filter(isReread);
  const [isInvalid] = useState(() => document.querySelector('[data-invalid]') !== null);
  const save = async () => {
    const answer = await send<{ recorded: Recorded; drafts: string[] }>(
      'save',
      asSentences(studio, rows),
    );
    if (!answer) return;
    // After a conflict, the note behind this dialog asks which value to keep.
    showStatus(
      answer.drafts.length === 0 ? words.recorded[answer.recorded] : words.conflict.unsaved,
    );
    onClose();
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
        onDecide={(pointer) => goTo({ view: 'decisions', pointer })}
      />
      {rows
        .filter(({ before, after }) => before === OPEN && after === CONFIRMED)
        .map((row) => (
          <ConfirmedState key={row.file + row.pointer} row={row} />
        ))}
      <Findings
        title={words.summary.toLook}
        findings={toLook.filter((finding) => !isReread(finding))}
      >
        {rereads.length > 0 && <RereadList findings={rereads} />}
      </Findings>
    </Dialog>
  );
}

/** The sentences that visitors now read about a state that was open. */
function ConfirmedState({ row: { file, pointer, titles } }: { row: SummaryRow }) {
  const studio = useOpenStudio();
  return (
    <section>
      <h3>{fill(words.summary.read, { what: titles.slice(0, -1).join(' › ') })}</h3>
      <ul>
        {formsFor(studio, { file, pointer }).map((place) => (
          <li key={place.file + place.pointer}>
            <strong>{fileTitle(studio, place.file)}</strong>
            {`: «${textAt(studio, place)}» `}
            <ActionButton data-small onPress={() => goTo(place)}>
              {words.findings.go}
            </ActionButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

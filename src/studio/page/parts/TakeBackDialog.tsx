import { useEffect, useState } from 'react';
import type { Json } from '../../../content/json.ts';
import type { Place, Save } from '../../session/saves.ts';
import { act, notify, useOpenStudio } from '../store.ts';
import { counted, fill, words } from '../words.ts';
import { ChangeRows, placeName, rowsOf, spoken } from './ChangeRows.tsx';
import styles from './Dialog.module.css';
import { Dialog } from './Dialog.tsx';
import { Press } from './Press.tsx';

type Values = Readonly<Record<string, Json>>;

type Told =
  | {
      readonly kind: 'ready';
      readonly before: Values;
      readonly after: Values;
      readonly errors: number;
    }
  | { readonly kind: 'touched'; readonly places: readonly Place[] }
  | { readonly kind: 'whole'; readonly files: readonly string[] }
  | { readonly kind: 'first' | 'editing' | 'nothing' };

interface Done {
  readonly kind: 'done';
  readonly recorded: keyof typeof words.recorded;
}

/** Previews what taking back a save changes, or says why it cannot be taken back. */
export function TakeBackDialog({ save, onClose }: { save: Save; onClose: () => void }) {
  const studio = useOpenStudio();
  const [told, setTold] = useState<Told>();
  const { id } = save;
  useEffect(() => {
    void act<Told>('takeBack', { id, really: false }).then((answer) =>
      answer ? setTold(answer) : onClose(),
    );
  }, [id, onClose]);
  const rows =
    told?.kind === 'ready' ? rowsOf(studio, Object.keys(told.after), told.before, told.after) : [];
  const conclude = async () => {
    const summary = fill(words.history.said, { what: save.what });
    const body = { id, summary, rows: spoken(studio, rows).rows, really: true };
    const answer = await act<Told | Done>('takeBack', body);
    if (!answer) return onClose();
    // Something changed since the preview.
    if (answer.kind !== 'done') return setTold(answer);
    notify(answer.recorded === 'recorded' ? words.history.done : words.recorded[answer.recorded]);
    onClose();
  };
  return (
    <Dialog title={words.history.preview} onClose={onClose}>
      <div className={styles.body}>
        {told?.kind === 'ready' ? (
          <>
            <ChangeRows rows={rows} />
            {told.errors > 0 && <p role="alert">{counted(words.summary.errors, told.errors)}</p>}
            <Press data-main onPress={conclude}>
              {words.history.confirm}
            </Press>
          </>
        ) : (
          told && <Cannot told={told} />
        )}
      </div>
    </Dialog>
  );
}

function Cannot({ told }: { told: Exclude<Told, { kind: 'ready' }> }) {
  const studio = useOpenStudio();
  const files = told.kind === 'whole' ? told.files : [];
  const places =
    told.kind === 'touched' ? told.places : files.map((file) => ({ file, pointer: '' }));
  const named = new Set(places.map((place) => placeName(studio, place)));
  return (
    <>
      <p role="alert">{words.history.cannot[told.kind]}</p>
      <ul>
        {[...named].map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
    </>
  );
}

import { useState } from 'react';
import type { NewThing } from '../../desk/proposed.ts';
import dialog from '../parts/Dialog.module.css';
import { Dialog } from '../parts/Dialog.tsx';
import { OnceButton, useOnce } from '../parts/OnceButton.tsx';
import { act, goTo, tell, useOpenStudio } from '../store.ts';
import { words } from '../words.ts';
import { internalName } from './internal-name.ts';
import styles from './New.module.css';
import { ProposedChanges } from './ProposedChanges.tsx';

type Kind = keyof typeof words.adding.kinds;
const KINDS = Object.keys(words.adding.kinds) as Kind[];

/** Something new: its skeleton in every file that it needs, looked at before it is put there. */
export function AddView() {
  const { pointer } = useOpenStudio().spot;
  const [what, setWhat] = useState(KINDS.find((kind) => kind === pointer) ?? 'activity');
  const [name, setName] = useState('');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [proposed, setProposed] = useState<{ readonly wish: object; readonly told: NewThing }>();
  const told = proposed?.told;
  const id = internalName(name);
  const wish = { what, id, ...(what === 'closure' && { from, to }) };
  const [isLooking, look] = useOnce(async () => {
    const answer = await act<NewThing>('add', wish);
    setProposed(answer && { wish, told: answer });
  });
  const conclude = async () => {
    const answer = await act<NewThing>('add', { ...proposed?.wish, really: true });
    setProposed(undefined);
    if (answer?.kind !== 'ready') return;
    setName('');
    tell(words.adding.done);
    goTo({ view: 'findings', file: '' });
  };
  return (
    <section className={styles.new} aria-labelledby="add-title">
      <h2 id="add-title">{words.adding.title}</h2>
      <p>{words.adding.about}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (id !== '') void look();
        }}
      >
        <fieldset>
          <legend>{words.adding.what}</legend>
          {KINDS.map((kind) => (
            <label key={kind}>
              <input
                type="radio"
                name="what"
                checked={kind === what}
                onChange={() => setWhat(kind)}
              />
              <span>
                <strong>{words.adding.kinds[kind].name}</strong> {words.adding.kinds[kind].about}
              </span>
            </label>
          ))}
        </fieldset>
        <label className={styles.line}>
          {words.adding.name}
          <input value={name} onChange={(event) => setName(event.target.value)} />
        </label>
        {what === 'closure' && (
          <>
            <Day label={words.adding.from} value={from} onChange={setFrom} />
            <Day label={words.adding.to} value={to} onChange={setTo} />
          </>
        )}
        <button type="submit" data-main disabled={id === '' || isLooking}>
          {words.adding.look}
        </button>
      </form>
      {told?.kind === 'refused' && <p role="alert">{words.adding.refused[told.reason]}</p>}
      {told?.kind === 'ready' && (
        <Dialog title={words.adding.preview} onClose={() => setProposed(undefined)}>
          <div className={dialog.body}>
            <ProposedChanges proposed={told} created={told.created} />
            <OnceButton isMain onPress={conclude}>
              {words.adding.confirm}
            </OnceButton>
          </div>
        </Dialog>
      )}
    </section>
  );
}

interface DayProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (day: string) => void;
}

function Day({ label, value, onChange }: DayProps) {
  return (
    <label className={styles.line}>
      {label}
      <input type="date" value={value} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}

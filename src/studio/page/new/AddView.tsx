import { useEffect, useState } from 'react';
import type { Kind } from '../../../author/add/kinds.ts';
import type { NewThing } from '../../session/proposed.ts';
import dialog from '../parts/Dialog.module.css';
import { Dialog } from '../parts/Dialog.tsx';
import { OnceButton, useOnce } from '../parts/OnceButton.tsx';
import { act, goTo, notify, useOpenStudio } from '../store.ts';
import { fill, words } from '../words.ts';
import { internalName } from './internal-name.ts';
import styles from './New.module.css';
import { ProposedChanges } from './ProposedChanges.tsx';

/** Something new: all that it makes necessary in every file, looked at before it is put there. */
export function AddView() {
  const { pointer } = useOpenStudio().spot;
  const [kinds, setKinds] = useState<readonly Kind[]>([]);
  const [what, setWhat] = useState(pointer ?? '');
  const [name, setName] = useState('');
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [proposed, setProposed] = useState<{ readonly wish: object; readonly told: NewThing }>();
  useEffect(() => {
    void act<{ kinds: readonly Kind[] }>('kinds').then((answer) => setKinds(answer?.kinds ?? []));
  }, []);
  const told = proposed?.told;
  const kind = kinds.find(({ word }) => word === what) ?? kinds[0];
  const id = internalName(name);
  const fields = kind ? [...kind.asks, ...kind.may] : [];
  const typed = fields.map(({ key }) => [key, values[key] ?? ''] as const);
  const filled = Object.fromEntries(typed.filter(([, text]) => text !== ''));
  const wish = { what: kind?.word, id, values: filled };
  const [isLooking, look] = useOnce(async () => {
    const answer = await act<NewThing>('add', wish);
    setProposed(answer && { wish, told: answer });
  });
  const conclude = async () => {
    const answer = await act<NewThing>('add', { ...proposed?.wish, really: true });
    setProposed(undefined);
    if (answer?.kind !== 'ready') return;
    setName('');
    setValues({});
    notify(words.adding.done);
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
          {kinds.map(({ word, title, about }) => (
            <label key={word}>
              <input
                type="radio"
                name="what"
                value={word}
                checked={word === kind?.word}
                onChange={() => setWhat(word)}
              />
              <span>
                <strong>{title}</strong> {about}
              </span>
            </label>
          ))}
        </fieldset>
        <label className={styles.line}>
          {words.adding.name}
          <input value={name} onChange={(event) => setName(event.target.value)} />
        </label>
        {fields.map(({ key, title, isDay, mayLack }) => (
          <label className={styles.line} key={key}>
            {mayLack ? fill(words.adding.optional, { title }) : title}
            <input
              type={isDay ? 'date' : 'text'}
              value={values[key] ?? ''}
              onChange={({ target }) => setValues({ ...values, [key]: target.value })}
            />
          </label>
        ))}
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

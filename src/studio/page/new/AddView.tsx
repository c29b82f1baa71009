import { useState } from 'react';
import type { Kind } from '../../../author/add/kinds.ts';
import { internalName } from '../../model/internal-name.ts';
import type { NewThing } from '../../session/proposed.ts';
import dialog from '../parts/Dialog.module.css';
import { Dialog } from '../parts/Dialog.tsx';
import { Press } from '../parts/Press.tsx';
import styles from '../parts/Views.module.css';
import { useOpenStudio } from '../store.ts';
import { useAnswer } from '../use-answer.ts';
import { fill, words } from '../words.ts';
import { ProposedChanges, useProposal } from './ProposedChanges.tsx';

/** Adds something new: previews its changes in all files before they are applied. */
export function AddView() {
  const { pointer } = useOpenStudio().spot;
  const { kinds = [] } = useAnswer<{ kinds: readonly Kind[] }>('kinds') ?? {};
  const [what, setWhat] = useState(pointer);
  const proposal = useProposal<NewThing>('add', words.adding.done, 'findings');
  const { told } = proposal;
  const kind = kinds.find(({ word }) => word === what) ?? kinds[0];
  const look = (form: HTMLFormElement) => {
    const typed = [...new FormData(form)].map(([key, text]) => [key, String(text)] as const);
    const { $what: word, $name: name = '', ...values } = Object.fromEntries(typed);
    const filled = Object.entries(values).filter(([, text]) => text !== '');
    return proposal.look({
      what: word,
      id: internalName(name),
      values: Object.fromEntries(filled),
    });
  };
  return (
    <section aria-labelledby="add-title">
      <h2 id="add-title">{words.adding.title}</h2>
      <p>{words.adding.about}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void look(event.currentTarget);
        }}
      >
        <fieldset>
          <legend>{words.adding.what}</legend>
          {kinds.map(({ word, title, about }) => (
            <label key={word} className={styles.choice}>
              <input
                type="radio"
                name="$what"
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
        <label className={styles.asked}>
          {words.adding.name}
          <input name="$name" required />
        </label>
        {kind &&
          [...kind.asks, ...kind.may].map(({ key, title, isDay, mayLack }) => (
            <label className={styles.asked} key={key}>
              {mayLack ? fill(words.adding.optional, { title }) : title}
              <input name={key} type={isDay ? 'date' : 'text'} />
            </label>
          ))}
        <button type="submit" data-main>
          {words.adding.look}
        </button>
      </form>
      {told?.kind === 'refused' && <p role="alert">{words.adding.refused[told.reason]}</p>}
      {told?.kind === 'ready' && (
        <Dialog title={words.adding.preview} onClose={proposal.close}>
          <div className={dialog.body}>
            <ProposedChanges proposed={told} created={told.created} />
            <Press data-main onPress={proposal.conclude}>
              {words.adding.confirm}
            </Press>
          </div>
        </Dialog>
      )}
    </section>
  );
}

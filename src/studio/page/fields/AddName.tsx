import { useState } from 'react';
import dialog from '../parts/Dialog.module.css';
import { Dialog } from '../parts/Dialog.tsx';
import { words } from '../words.ts';

interface AddNameProps {
  readonly title: string;
  readonly taken: readonly string[];
  readonly onClose: () => void;
  readonly onChoose: (name: string) => void;
}

const NAME = /^[a-z][a-zA-Z0-9-]*$/;

/** Asks for the internal name of something new. */
export function AddName({ title, taken, onClose, onChoose }: AddNameProps) {
  const [name, setName] = useState('');
  const isGood = NAME.test(name) && !taken.includes(name);
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className={dialog.body}
        onSubmit={(event) => {
          event.preventDefault();
          if (isGood) onChoose(name);
        }}
      >
        <label>
          {words.field.name}{' '}
          <input value={name} onChange={(event) => setName(event.target.value)} />
        </label>
        <p>{words.field.nameHint}</p>
        <button type="submit" disabled={!isGood}>
          {title}
        </button>
      </form>
    </Dialog>
  );
}

import { useState } from 'react';
import { childOf } from '../../model/edit.ts';
import { factTitle } from '../called.ts';
import { FactPicker } from '../parts/FactPicker.tsx';
import { edit, useOpenStudio } from '../store.ts';
import { fill, words } from '../words.ts';
import styles from './Fields.module.css';

interface RestsOnProps {
  readonly file: string;
  readonly pointer: string;
  readonly facts: readonly string[];
}

/** The facts that a sentence depends on without showing them. */
export function RestsOn({ file, pointer, facts }: RestsOnProps) {
  const studio = useOpenStudio();
  const [isPicking, setPicking] = useState(false);
  const labelOf = (fact: string) => factTitle(studio, fact);
  return (
    <div className={styles.rests}>
      <span>{words.field.restsOn}</span>
      {facts.map((fact, index) => (
        <button
          key={fact}
          type="button"
          className={styles.small}
          aria-label={fill(words.field.remove, { what: labelOf(fact) })}
          onClick={() => edit(file, { op: 'remove', pointer: childOf(pointer, index) })}
        >
          {labelOf(fact)} <span aria-hidden="true">{'×'}</span>
        </button>
      ))}
      <button type="button" className={styles.small} onClick={() => setPicking(true)}>
        {words.field.restsOnAdd}
      </button>
      {isPicking && (
        <FactPicker
          title={words.field.restsOnAdd}
          onClose={() => setPicking(false)}
          onChoose={(fact) => {
            setPicking(false);
            if (!facts.includes(fact)) edit(file, { op: 'append', pointer, value: fact });
          }}
        />
      )}
    </div>
  );
}

import { useState } from 'react';
import { FactPicker } from '../parts/FactPicker.tsx';
import { useOpenStudio } from '../store.ts';
import styles from './Fields.module.css';

interface FactChoiceProps {
  readonly value: string;
  readonly label: string;
  readonly onChoose: (fact: string) => void;
}

/** A fact by its Italian name, chosen from the list of all. */
export function FactChoice({ value, label, onChoose }: FactChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const fact = useOpenStudio().facts.get(value);
  return (
    <>
      <button
        type="button"
        className={styles.input}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {fact?.label ?? value}
      </button>
      {isOpen && (
        <FactPicker
          title={label}
          onClose={() => setOpen(false)}
          onChoose={(path) => {
            setOpen(false);
            onChoose(path);
          }}
        />
      )}
    </>
  );
}

import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { wanted } from '../../model/matching.ts';
import { spokenValue } from '../spoken-value.ts';
import { useOpenStudio } from '../store.ts';
import { words } from '../words.ts';
import styles from './Dialog.module.css';
import { Dialog } from './Dialog.tsx';
import { Press } from './Press.tsx';

interface ChoosingProps {
  readonly title: string;
  /** Receives the path of the fact, and the format, which `withForm` lets people choose. */
  readonly onChoose: (path: string, form: string) => void;
  readonly withForm?: boolean;
  /** Filters the facts; by default all are offered. */
  readonly accepts?: (path: string) => boolean;
}

interface FactButtonProps extends ChoosingProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A button that opens a list of facts. */
export function FactButton({ children, className, onChoose, ...rest }: FactButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Press
        className={className}
        data-small={className === undefined || undefined}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        {children}
      </Press>
      {isOpen && (
        <FactPicker
          {...rest}
          onClose={() => setOpen(false)}
          onChoose={(path, form) => {
            // Closing first restores the focus; then the text can take it, and typing goes there.
            flushSync(() => setOpen(false));
            onChoose(path, form);
          }}
        />
      )}
    </>
  );
}

interface FactPickerProps extends ChoosingProps {
  readonly onClose: () => void;
}

const MOST = 60;

/** All facts by Italian name, with their value or each of their formats; typing filters them. */
function FactPicker({
  title,
  onClose,
  onChoose,
  withForm = false,
  accepts = () => true,
}: FactPickerProps) {
  const studio = useOpenStudio();
  const [query, setQuery] = useState('');
  const { fits } = wanted(query);
  const found = [...studio.facts.values()]
    .filter(({ label, path, called, forms }) =>
      fits(`${label} ${path} ${called} ${Object.values(forms).join(' ')}`),
    )
    .filter(({ path }) => accepts(path))
    .flatMap((fact) => {
      const forms = Object.entries(fact.forms);
      const first = forms.length > 0 ? forms.slice(0, 1) : [['', ''] as const];
      return (withForm ? forms : first).map(([form, text]) => ({ ...fact, form, text }));
    })
    .slice(0, MOST);
  return (
    <Dialog title={title} onClose={onClose}>
      <input
        type="search"
        className={styles.search}
        aria-label={words.field.factHint}
        placeholder={words.field.factHint}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => {
          const [first] = found;
          if (event.key !== 'Enter' || !first) return;
          event.preventDefault();
          onChoose(first.path, first.form);
        }}
      />
      <ul className={styles.list}>
        {found.map(({ path, form, label, text }) => (
          <li key={`${path} ${form}`}>
            <Press onPress={() => onChoose(path, form)}>
              <span>{label}</span>
              <small>{spokenValue(studio, text)}</small>
            </Press>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

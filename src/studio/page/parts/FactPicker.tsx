import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { wanted } from '../../model/matching.ts';
import type { FactView } from '../../session/fact-view.ts';
import { spokenValue } from '../spoken-value.ts';
import { useOpenStudio } from '../store.ts';
import { words } from '../words.ts';
import styles from './Dialog.module.css';
import { Dialog } from './Dialog.tsx';
import { Press } from './Press.tsx';

interface ChoosingProps {
  readonly title: string;
  /** The fact, and the form in which it is written when that was asked too. */
  readonly onChoose: (path: string, form: string) => void;
  readonly withForm?: boolean;
  /** Which facts are offered; all of them when nobody says. */
  readonly accepts?: (path: string) => boolean;
}

interface FactButtonProps extends ChoosingProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A button, and the list of facts that it opens. */
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
            // The dialog gives the focus back, and only then the text takes it: who types on types there.
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

/** All facts by their Italian names with their values; typing narrows them down. */
function FactPicker({
  title,
  onClose,
  onChoose,
  withForm = false,
  accepts = () => true,
}: FactPickerProps) {
  const studio = useOpenStudio();
  const { facts } = studio;
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<FactView>();
  const choose = (fact: FactView) => {
    const forms = Object.keys(fact.forms);
    if (withForm && forms.length > 1) setChosen(fact);
    else onChoose(fact.path, forms[0] ?? '');
  };
  if (chosen) return <FormPicker fact={chosen} onClose={onClose} onChoose={onChoose} />;
  const all = [...facts.values()].filter(({ forms }) => !withForm || Object.keys(forms).length > 0);
  const found = matching(all, query)
    .filter(({ path }) => accepts(path))
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
          choose(first);
        }}
      />
      <ul className={styles.list}>
        {found.map((fact) => (
          <li key={fact.path}>
            <Press onPress={() => choose(fact)}>
              <span>{fact.label}</span>
              <small>{spokenValue(studio, Object.values(fact.forms)[0])}</small>
            </Press>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function FormPicker({
  fact,
  onClose,
  onChoose,
}: Omit<FactPickerProps, 'title'> & { fact: FactView }) {
  return (
    <Dialog title={`${words.field.chooseForm}: ${fact.label}`} onClose={onClose}>
      <ul className={styles.list}>
        {Object.entries(fact.forms).map(([form, text]) => (
          <li key={form}>
            <Press onPress={() => onChoose(fact.path, form)}>{text}</Press>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Facts in whose name, path or values every typed word stands. */
function matching(facts: readonly FactView[], query: string): FactView[] {
  const { fits } = wanted(query);
  return facts.filter(({ label, path, called, forms }) =>
    fits(`${label} ${path} ${called} ${Object.values(forms).join(' ')}`),
  );
}

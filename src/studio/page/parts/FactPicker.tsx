import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { parseQuery } from '../../model/matching.ts';
import { valueInWords } from '../labels.ts';
import { useOpenStudio } from '../store.ts';
import { words } from '../words.ts';
import { ActionButton } from './ActionButton.tsx';
import { Dialog } from './Dialog.tsx';
import { Finder } from './Finder.tsx';

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
      <ActionButton
        className={className}
        data-small={className === undefined || undefined}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        {children}
      </ActionButton>
      {isOpen && (
        <FactPicker
          {...rest}
          onClose={() => setOpen(false)}
          onChoose={(path, form) => {
            // Closing first restores the focus; then the text can take it, and receives what is typed.
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

const MAX_SHOWN = 60;

/** All facts by Italian name, with their value or each of their formats; typing filters them. */
function FactPicker({
  title,
  onClose,
  onChoose,
  withForm = false,
  accepts = () => true,
}: FactPickerProps) {
  const studio = useOpenStudio();
  const find = (query: string) => {
    const { fits } = parseQuery(query);
    const choices = [...studio.facts.values()]
      .filter(({ path }) => accepts(path))
      .filter(({ label, path, called, forms }) =>
        fits(`${label} ${path} ${called} ${Object.values(forms).join(' ')}`),
      )
      .flatMap(({ path, label, forms }) => {
        const all = Object.entries(forms);
        const first = all.length > 0 ? all.slice(0, 1) : [['', ''] as const];
        return (withForm ? all : first).map(([form, text]) => ({
          key: `${path} ${form}`,
          text: label,
          title: valueInWords(studio, text),
          choose: () => onChoose(path, form),
        }));
      });
    return { choices: choices.slice(0, MAX_SHOWN) };
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <Finder label={words.field.factHint} find={find} />
    </Dialog>
  );
}

import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import styles from '../Content.module.css';
import { words } from '../words.ts';
import { ActionButton } from './ActionButton.tsx';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Its buttons, always in view. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A native dialog: it holds the focus, and Escape closes it. */
export function Dialog({ title, onClose, footer, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  // In a layout effect: keys typed right after the shortcut go into the dialog.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    (element?.querySelector<HTMLElement>('input, textarea') ?? heading.current)?.focus();
    return () => element?.close();
  }, []);
  // The main button may appear later; it gets the focus unless the user has moved it.
  useEffect(() => {
    const main = dialog.current?.querySelector<HTMLElement>('[data-primary]:not(:disabled)');
    if (document.activeElement === heading.current) main?.focus({ preventScroll: true });
  });
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      // The close event is asynchronous: the dialog may be open again by then.
      onClose={() => dialog.current?.open === false && onClose()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // In a search field, Escape would only clear the field.
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <header>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <ActionButton onPress={onClose}>{words.close}</ActionButton>
      </header>
      {children}
      {footer && <footer className={styles.row}>{footer}</footer>}
    </dialog>
  );
}

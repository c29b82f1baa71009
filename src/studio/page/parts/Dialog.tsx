import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { words } from '../words.ts';
import styles from './Dialog.module.css';
import { Press } from './Press.tsx';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The platform's own dialog: it holds the focus, and Escape closes it. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  // At once: whoever types on after the keys that opened it types into it.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    (element?.querySelector<HTMLElement>('input, textarea') ?? heading.current)?.focus();
    return () => element?.close();
  }, []);
  // What is to be pressed may come later; who has gone somewhere else meanwhile stays there.
  useEffect(() => {
    const main = dialog.current?.querySelector<HTMLElement>('[data-main]:not(:disabled)');
    if (document.activeElement === heading.current) main?.focus({ preventScroll: true });
  });
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      // The platform tells of its end later: another one may be open by then.
      onClose={() => dialog.current?.open === false && onClose()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // In a field for searching the platform would only empty the field.
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Press onPress={onClose}>{words.close}</Press>
      </div>
      {children}
    </dialog>
  );
}

import type { ReactNode } from 'react';
import { LinkedText } from '../actions/LinkedText.tsx';
import styles from './BodyText.module.css';

/** A string is a paragraph, a list of strings is a bulleted list. */
export type Body = (string | string[])[];

export interface BodyTextProps {
  body: Body;
  /** After the last paragraph. */
  children?: ReactNode;
}

export function BodyText({ body, children }: BodyTextProps) {
  return (
    <div className={styles.body}>
      {body.map((part) =>
        typeof part === 'string' ? (
          <p key={part}>
            <LinkedText text={part} />
          </p>
        ) : (
          <ul key={part.join()}>
            {part.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ),
      )}
      {children}
    </div>
  );
}

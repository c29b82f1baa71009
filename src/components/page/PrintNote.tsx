import styles from './PrintNote.module.css';

export interface PrintNoteProps {
  lines: string[];
}

/** Seen on paper only. */
export function PrintNote({ lines }: PrintNoteProps) {
  return (
    <div className={styles.note} aria-hidden="true">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

import { Icon } from '../../components/Icon.tsx';
import type { RefusedFile } from './photos.ts';
import styles from './RefusedFiles.module.css';
import type { CountWriter, RenamerTexts } from './renamer-texts.ts';

export interface RefusedFilesProps {
  readonly texts: RenamerTexts['refused'];
  readonly write: CountWriter;
  readonly files: readonly RefusedFile[];
}

/** The files that are left aside, each with the reason and a way out. */
export function RefusedFiles({ texts, write, files }: RefusedFilesProps) {
  return (
    <div role="status">
      {files.length > 0 && (
        <div className={styles.refused}>
          <p className={styles.title}>
            <Icon name="warning" />
            <span>{write.counted(texts.title, files.length)}</span>
          </p>
          <ul className={styles.list}>
            {files.map(({ name, reason }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows, and names repeat
              <li key={place}>
                <b className={styles.name}>{name}</b> {texts.reasons[reason]}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

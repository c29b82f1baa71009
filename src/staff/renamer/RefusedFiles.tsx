import { Icon } from '../../components/icons/Icon.tsx';
import { fillIn } from '../../content/placeholders.ts';
import { LARGEST_PHOTO_BYTES, type RefusedFile } from './photos.ts';
import styles from './RefusedFiles.module.css';
import type { CountWriter, RenamerTexts } from './renamer-texts.ts';

export interface RefusedFilesProps {
  readonly texts: RenamerTexts['refused'];
  readonly write: CountWriter;
  readonly files: readonly RefusedFile[];
}

const BYTES_PER_MEGABYTE = 1_000_000;

/** The files that are left aside, under each reason with its way out. */
export function RefusedFiles({ texts, write, files }: RefusedFilesProps) {
  const limit = { total: write.number(LARGEST_PHOTO_BYTES / BYTES_PER_MEGABYTE) };
  const reasons = [...new Set(files.map(({ reason }) => reason))];
  return (
    <div role="status">
      {files.length > 0 && (
        <div className={styles.refused}>
          <p className={styles.title}>
            <Icon name="warning" />
            <span>{write.counted(texts.title, files.length)}</span>
          </p>
          <ul className={styles.list}>
            {reasons.map((reason) => (
              <li key={reason}>
                {files
                  .filter((file) => file.reason === reason)
                  .map(({ name }, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and none goes away
                    <b key={place} className={styles.name}>
                      {name}
                    </b>
                  ))}
                <span>{fillIn(texts.reasons[reason], limit)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

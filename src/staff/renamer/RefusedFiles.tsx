import { Icon } from '../../components/icons/Icon.tsx';
import { useMembersPage } from '../../layout/template-pages.ts';
import { LARGEST_PHOTO_BYTES, type RefusedFile } from './photos.ts';
import styles from './RefusedFiles.module.css';

const BYTES_PER_MEGABYTE = 1_000_000;

/** The rejected files, grouped by reason, with what to do about it. */
export function RefusedFiles({ files }: { readonly files: readonly RefusedFile[] }) {
  const { t, write } = useMembersPage();
  const limit = { total: write('number', LARGEST_PHOTO_BYTES / BYTES_PER_MEGABYTE) };
  const reasons = [...new Set(files.map(({ reason }) => reason))];
  return (
    <div role="status">
      {files.length > 0 && (
        <div className={styles.refused}>
          <p className={styles.title}>
            <Icon name="warning" />
            <span>
              {t('renamer.refused.title', {
                count: files.length,
                total: write('number', files.length),
              })}
            </span>
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
                <span>{t(`renamer.refused.reasons.${reason}`, limit)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

import { Button } from '../../components/actions/Button.tsx';
import { useMembersPage } from '../../layout/template-pages.ts';
import { fileName, wrongFields } from './file-name.ts';
import styles from './PhotoNames.module.css';
import { focusFiles } from './RenamerFields.tsx';
import type { Renamer } from './use-renamer.ts';

export interface PhotoNamesProps {
  readonly renamer: Renamer;
  readonly today: string | undefined;
}

/** The chosen photos with their future names, until the run starts. */
export function PhotoNames({ renamer, today }: PhotoNamesProps) {
  const { t, write } = useMembersPage();
  const { photos, fields, run } = renamer;
  const isNamed = today !== undefined && wrongFields(fields).length === 0;
  const clear = () => {
    renamer.clear();
    focusFiles();
  };
  return (
    <>
      <p role="status" className={styles.count}>
        {photos.length > 0 &&
          t('renamer.chosen', { count: photos.length, total: write('number', photos.length) })}
      </p>
      {photos.length > 0 && !run && (
        <div className={styles.names}>
          <h3 id="renamer-preview" className={styles.title}>
            {t('renamer.preview.title')}
          </h3>
          {!isNamed && <p>{t('renamer.preview.waiting')}</p>}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
          <section className={styles.scroller} aria-labelledby="renamer-preview" tabIndex={0}>
            <ol className={styles.list}>
              {photos.map(({ file, suffix, extension }) => (
                <li key={suffix}>
                  <span className={styles.old}>{file.name}</span>
                  {isNamed && (
                    <b className={styles.new}>{fileName(fields, today, suffix, extension)}</b>
                  )}
                </li>
              ))}
            </ol>
          </section>
          <Button variant="quiet" label={t('renamer.clear')} onClick={clear} />
        </div>
      )}
    </>
  );
}
